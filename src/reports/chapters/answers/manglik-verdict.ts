/** The verdict on Manglik, with every count of Mars in a table. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik, MarsCount } from '#src/astrology/contract-doshas.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { chooseVerdictKey, writeVerdictReason } from '#src/reports/chapters/doshas/manglik.ts';
import { markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import { isChild, isReadAsMarried } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Table } from '#src/reports/contract.ts';
import { getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { Verdict } from './sade-sati-verdict.ts';

export function writeManglikVerdict(context: ReportContext): Verdict {
  const moonContexts = createContextsByMoonSign(context);
  const manglik = judgeManglik(context.chart);
  const words = moonContexts.map(({ chart }) => getVerdictWord(judgeManglik(chart)));
  const isOpen = new Set(words).size > 1;
  return {
    question: content.answers.verdictQuestions.manglik,
    verdict: chooseVerdictWord(context, words),
    statement: markOpenManglik(
      context,
      createStatement(
        context,
        isOpen ? describeTwoMoons(moonContexts, words) : chooseText(context, manglik),
        writeVerdictReason(context, manglik),
        [
          ...manglik.counts.flatMap(({ keys }) => keys),
          'Mars.dignity',
          'Mars.combust',
          (other: ReportContext) => chooseVerdictKey(other, judgeManglik(other.chart)),
        ],
        content.answers.answerSources.manglik,
      ),
    ),
    table: buildCountsTable(context, moonContexts),
    notes: [],
  };
}

/** Without a birth time the main count, that from the lagna, is missing, so the answer is never no. */
function chooseVerdictWord({ isTimeKnown }: ReportContext, words: readonly string[]): string {
  const { no, open } = content.answers.verdictWords;
  const isOpen = new Set(words).size > 1 || (!isTimeKnown && words[0] === no);
  return isOpen ? open : words[0]!;
}

const getVerdictWord = ({ verdict }: Manglik): string => {
  if (verdict === 'present') return content.answers.verdictWords.yes;
  return verdict === 'mild' ? content.answers.verdictWords.partly : content.answers.verdictWords.no;
};

function chooseText(context: ReportContext, manglik: Manglik): string {
  if (isChild(context)) return chooseTextForChild(context, manglik);
  const key = chooseVerdictKey(context, manglik);
  const married = isReadAsMarried(context) ? content.doshas.marriedManglikVerdicts[key] : undefined;
  return married ?? content.doshas.manglikVerdicts[key];
}

const chooseTextForChild = ({ isTimeKnown }: ReportContext, manglik: Manglik): string =>
  !isTimeKnown && getVerdictWord(manglik) === content.answers.verdictWords.no
    ? content.answers.childManglikWithoutTime
    : content.answers.childManglikVerdicts[manglik.verdict];

function describeTwoMoons(moonContexts: readonly ReportContext[], words: readonly string[]): string {
  const [first, second] = moonContexts.map(({ chart }) => getSignName(chart.grahas.Moon.sign));
  const [firstWord, secondWord] = words.map(toLowercaseFirst);
  return content.answers.manglikOfTwoMoons(first!, firstWord!, second!, secondWord!);
}

const ORIGINS = ['lagna', 'Moon', 'Venus'] as const;

/** One row for each origin; two for the Moon if two Moon signs are possible. */
function buildCountsTable(context: ReportContext, moonContexts: readonly ReportContext[]): Table {
  const rows = moonContexts.flatMap((moonContext) => {
    const manglik = judgeManglik(moonContext.chart);
    return manglik.counts.map((count) => buildRow(moonContext, manglik, count));
  });
  const unique = new Map(rows.map((row) => [row[0]!, row]));
  return {
    caption: context.isTimeKnown
      ? content.answers.manglikTable.caption
      : content.answers.manglikTable.captionWithoutTime,
    head: [...content.answers.manglikTable.head],
    rows: ORIGINS.flatMap((origin) =>
      [...unique.values()].filter(([first]) =>
        first!.startsWith(content.answers.manglikTable.origins[origin]),
      ),
    ),
  };
}

function buildRow({ chart }: ReportContext, manglik: Manglik, count: MarsCount): string[] {
  const { origin, house } = count;
  const point = origin === 'lagna' ? chart.lagna! : chart.grahas[origin];
  return [
    `${content.answers.manglikTable.origins[origin]}, ${getSignName(point.sign)}`,
    content.answers.manglikTable.place(content.timing.formatHouseNumber(house)),
    describeCount(manglik, count),
    describeRules(manglik, count),
  ];
}

const isLifted = ({ uncancelledOrigins }: Manglik, { applies, origin }: MarsCount): boolean =>
  applies && !uncancelledOrigins.includes(origin);

function describeCount(manglik: Manglik, count: MarsCount): string {
  const { no, yes, lifted, southern, southernLifted } = content.answers.manglikTable.counts;
  if (!count.applies) return no;
  if (isLifted(manglik, count)) return count.isSouthern ? southernLifted : lifted;
  return count.isSouthern ? southern : yes;
}

/** The rules that cancel a count, or those that only soften it. */
function describeRules(manglik: Manglik, count: MarsCount): string {
  if (!count.applies) return content.answers.manglikTable.nothingToLift;
  const effect = isLifted(manglik, count) ? 'cancels' : 'softens';
  const names = manglik.cancellations
    .filter((rule) => rule.applies && rule.effect === effect && rule.affectedOrigins.includes(count.origin))
    .map(({ key }) => content.doshas.manglikRules[key]!.name);
  if (names.length === 0) return content.answers.manglikTable.noRule;
  return effect === 'cancels'
    ? content.answers.manglikTable.lifted(names)
    : content.answers.manglikTable.softened(names);
}
