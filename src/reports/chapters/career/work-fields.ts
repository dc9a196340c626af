/** Fields of work by the strongest significators, the karmajiva lord, and the weakest graha. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatElement, formatGraha, getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getCareerTexts, isRetired } from './career-stage.ts';
import {
  findLeastSupportedInWork,
  readDescribedLinks,
  getKarmajivaLord,
  listWorkLinkKeys,
  describeWorkLinks,
  type Significator,
  rankSignificators,
  SIGNIFICATORS_IN_TEXT,
} from './significators.ts';

export const workFieldsChapter: Chapter = {
  withTime: (context) => {
    const significators = rankSignificators(context.chart).slice(0, SIGNIFICATORS_IN_TEXT);
    return {
      kind: 'essay',
      id: 'work-fields',
      ...getCareerTexts(context).careerHeadings.fields,
      highlightedHouses: [10, 6, 2],
      isCompact: true,
      lead: getCareerTexts(context).careerLeads.fields,
      leadBecause: toSentence(
        content.career.workFieldReasons.lead(significators.map(({ graha }) => formatGraha(graha))),
      ),
      parts: writeParts(context, significators),
    };
  },
};

const writeParts = (context: TimeKnownContext, significators: Significator[]) => [
  {
    id: 'fields',
    title: content.career.careerPartTitles.fields,
    statements: [
      ...significators.map((significator) => writeLeaningStatement(context, significator)),
      writePairStatement(context, significators),
    ],
  },
  {
    id: 'livelihood',
    title: content.career.careerPartTitles.livelihood,
    statements: [writeLivelihoodStatement(context)],
  },
  { id: 'leave', title: content.career.careerPartTitles.leave, statements: [writeLeaveStatement(context)] },
];

function writeLeaningStatement(context: TimeKnownContext, significator: Significator): Statement {
  const { chart } = context;
  const { graha } = significator;
  const { sign } = chart.grahas[graha];
  const because = content.career.workFieldReasons.graha(
    formatGraha(graha),
    describeWorkLinks(chart, significator),
    describeCondition(chart, graha),
    getSignName(sign),
    formatElement(getElement(sign)),
  );
  return createStatement(
    context,
    content.career.workFieldReasons.withGraha(
      toUppercaseFirst(formatGraha(graha)),
      getCareerTexts(context).fieldTexts[graha][getElement(sign)],
    ),
    because,
    [
      `${graha}.sign`,
      ...listWorkLinkKeys(significator),
      ...listConditionKeys(chart, graha),
      readDescribedLinks(graha),
    ],
    content.career.careerSources.tenth,
  );
}

function writePairStatement(context: TimeKnownContext, significators: Significator[]): Statement {
  const { grahas, text } = findSignificatorPair(significators)!;
  const [first, second] = grahas.map(formatGraha);
  const { equalPair, orderedPair } = content.career.workFieldReasons;
  const because = (hasEqualWeights(significators) ? equalPair : orderedPair)(first!, second!);
  return createStatement(context, writePairText(context, text), because, [
    'lord.10',
    'house.10',
    'karaka.AmK',
    readPair,
  ]);
}

/** After sixty a field is something to advise in. */
export const writePairText = (context: ReportContext, text: string): string =>
  isRetired(context) ? `${splitSentences(text)[0]!} ${content.career.pairAdviceAfterSixty}` : text;

function readPair({ chart }: TimeKnownContext): string {
  const significators = rankSignificators(chart).slice(0, SIGNIFICATORS_IN_TEXT);
  return `${findSignificatorPair(significators)!.grahas.join()} ${hasEqualWeights(significators)}`;
}

/** The strongest significator and the next one with a text for both; Rahu and Ketu, always opposite, have none. */
export function findSignificatorPair(
  significators: readonly Significator[],
): { grahas: [Graha, Graha]; text: string } | undefined {
  const [strongest, ...others] = significators.map(({ graha }) => graha);
  for (const other of others) {
    const key = [strongest!, other].toSorted((a, b) => GRAHAS.indexOf(a) - GRAHAS.indexOf(b)).join('+');
    const text = content.career.significatorPairs[key];
    if (text !== undefined) return { grahas: [strongest!, other], text };
  }
  return undefined;
}

const hasEqualWeights = ([first, second]: Significator[]): boolean => first!.score === second!.score;

function writeLivelihoodStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10);
  const graha = getKarmajivaLord(context.chart) as ClassicalGraha;
  const { navamsaSign } = context.chart.grahas[lord];
  const because = content.career.workFieldReasons.livelihood(
    formatGraha(lord),
    getSignName(navamsaSign),
    formatGraha(graha),
  );
  return createStatement(
    context,
    getCareerTexts(context).livelihoodTexts[graha],
    because,
    ['lord.10', `${lord}.navamsa`],
    content.career.careerSources.livelihood,
  );
}

function writeLeaveStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const graha = findLeastSupportedInWork(context);
  const because = content.career.workFieldReasons.leave(formatGraha(graha), describeCondition(chart, graha));
  return createStatement(context, getCareerTexts(context).leaveToOthersTexts[graha], because, [
    ...listConditionKeys(chart, graha),
    findLeastSupportedInWork,
  ]);
}
