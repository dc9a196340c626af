/** The stream and subjects of a reader of sixteen or seventeen. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { chooseHouseOrigin, type ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import type { Statement } from '#src/reports/contract.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { formatGraha, formatOrdinal, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { writeAnswerByMoonSign } from '#src/reports/chapters/answers/answer-by-moon-sign.ts';
import { rankStreams, rankStudyGrahas, type StudyLink } from './stream-ranking.ts';
import { getContextWithHouses, writeWithHouses } from './study-context.ts';

const LINKS_IN_REASON = 2;
const SUBJECTS = 3;

export const streamsChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'study-streams',
    ...content.career.youth.streamHeadings,
    highlightedHouses: context.isTimeKnown ? [2, 4, 5, 9, 10] : [],
    isCompact: true,
    lead: content.career.youth.streamTexts.lead,
    leadBecause: toUppercaseFirst(writeLeadReason(getContextWithHouses(context))),
    parts: [
      {
        id: 'streams',
        title: content.career.youth.streamTexts.ruleTitle,
        statements: writeWithHouses(context, (counted) =>
          [0, 1, 2, 3].map((rank) => writeStreamStatement(counted, rank)),
        ),
      },
      {
        id: 'subjects',
        title: content.career.youth.streamTexts.subjectsTitle,
        statements: writeWithHouses(context, (counted) =>
          rankStudyGrahas(counted.chart)
            .slice(0, SUBJECTS)
            .map(({ graha }) => writeSubjectStatement(counted, graha)),
        ),
      },
    ],
  }),
};

const writeLeadReason = ({ chart }: ContextWithHouses): string =>
  content.career.youth.streamTexts.leadReason(
    formatGraha(getHouseLord(chart, 4)),
    formatGraha(getHouseLord(chart, 5)),
  );

export const writeStreamAnswer = (context: ReportContext): Answer =>
  writeAnswerByMoonSign(context, writeAnswerFromHouses);

function writeAnswerFromHouses(context: ReportContext): Answer {
  const [best] = rankStreams(getContextWithHouses(context).chart)[0]!.links;
  return {
    question: content.career.youth.streamQuestion,
    answer: writeStreamHeadline(context),
    detail: content.career.youth.streamTexts.detail(content.career.youth.grahaSubjects[best!.graha]),
  };
}

function writeStreamHeadline(context: ReportContext): Statement {
  const counted = getContextWithHouses(context);
  const [first, second] = rankStreams(counted.chart);
  const { streamNames, streamTexts, streamReasons, streamSource } = content.career.youth;
  const statement = createStatement(
    counted,
    streamTexts.headline(streamNames[first!.stream], streamNames[second!.stream]),
    streamReasons.first(streamNames[first!.stream], describeLinks(first!.links)),
    [...listLinkKeys(first!.links), readStreams],
    streamSource,
  );
  return context.isTimeKnown ? statement : markOrigin(counted, chooseHouseOrigin(context), statement);
}

function writeStreamStatement(context: ContextWithHouses, rank: number): Statement {
  const { stream, links } = rankStreams(context.chart)[rank]!;
  const { streamNames, streamReadings, streamReasons } = content.career.youth;
  const { first, later } = streamReadings[stream];
  return createStatement(
    context,
    rank === 0 ? first : later,
    streamReasons.ofStream(streamNames[stream], describeLinks(links)),
    [...listLinkKeys(links), readStreams],
    content.career.youth.streamSource,
  );
}

const readStreams = ({ chart }: ContextWithHouses): string =>
  JSON.stringify(rankStreams(chart).map(({ stream, links }) => [stream, describeLinks(links)]));

function writeSubjectStatement(context: ContextWithHouses, graha: Graha): Statement {
  const findLink = ({ chart }: ContextWithHouses) =>
    rankStudyGrahas(chart).find((candidate) => candidate.graha === graha);
  const readReason = (other: ContextWithHouses): string => {
    const link = findLink(other);
    return link ? describeLinks([link]) : '';
  };
  return createStatement(
    context,
    content.career.youth.grahaSubjectTexts[graha],
    readReason(context),
    [...listLinkKeys([findLink(context)!]), readReason],
    content.career.youth.streamSource,
  );
}

/** The links that a reason names. */
const selectNamedLinks = (links: readonly StudyLink[]): StudyLink[] =>
  links.filter(({ ruled, place }) => ruled.length > 0 || place !== null).slice(0, LINKS_IN_REASON);

const listLinkKeys = (links: readonly StudyLink[]): string[] =>
  selectNamedLinks(links).flatMap(({ graha, ruled, place }) => [
    ...ruled.map((house) => `lord.${house}`),
    ...(place === null ? [] : [`${graha}.house`]),
  ]);

function describeLinks(links: readonly StudyLink[]): string {
  const { link: describe, none } = content.career.youth.streamReasons;
  const named = selectNamedLinks(links);
  if (named.length === 0) return none;
  const phrases = named.map(({ graha, ruled, place, isKaraka }) =>
    describe(
      formatGraha(graha),
      ruled.map(formatOrdinal),
      place === null ? null : formatOrdinal(place),
      isKaraka,
    ),
  );
  return content.answers.careerReasons.join(phrases);
}
