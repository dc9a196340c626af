/** Fields of work by the strongest significators, the karmajiva lord, and the weakest graha. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
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
      ...content.career.careerHeadings.fields,
      highlightedHouses: [10, 6, 2],
      isCompact: true,
      lead: content.career.careerLeads.fields,
      leadBecause: toSentence(
        `${formatList(significators.map(({ graha }) => formatGraha(graha)))} have most to do with your work, by the number of offices each holds in it`,
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
  const because = `${formatGraha(graha)} ${describeWorkLinks(chart, significator)}, and is in ${getSignName(sign)}, a sign of ${getElement(sign)}`;
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(graha))}. ${content.career.fieldTexts[graha][getElement(sign)]}`,
    because,
    [`${graha}.sign`, ...listWorkLinkKeys(significator), readDescribedLinks(graha)],
    content.career.careerSources.tenth,
  );
}

function writePairStatement(context: TimeKnownContext, significators: Significator[]): Statement {
  const { grahas, text } = findSignificatorPair(significators)!;
  const [first, second] = grahas.map(formatGraha);
  const because = `${first} and ${second} have the first words in your work, ${describeOrder(significators)}`;
  return createStatement(context, text, because, ['lord.10', 'house.10', 'karaka.AmK', readPair]);
}

function readPair({ chart }: TimeKnownContext): string {
  const significators = rankSignificators(chart).slice(0, SIGNIFICATORS_IN_TEXT);
  return `${findSignificatorPair(significators)!.grahas.join()} ${describeOrder(significators)}`;
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

const describeOrder = ([first, second]: Significator[]): string =>
  first!.score === second!.score ? 'with equal weight' : 'in this order of weight';

function writeLivelihoodStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10);
  const graha = getKarmajivaLord(context.chart) as ClassicalGraha;
  const { navamsaSign } = context.chart.grahas[lord];
  const because = `${formatGraha(lord)}, lord of the tenth, falls in the navamsha of ${getSignName(navamsaSign)}, which belongs to ${formatGraha(graha)}`;
  return createStatement(
    context,
    content.career.livelihoodTexts[graha],
    because,
    ['lord.10', `${lord}.navamsa`],
    content.career.careerSources.livelihood,
  );
}

function writeLeaveStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const graha = findLeastSupportedInWork(context);
  const because = `${formatGraha(graha)}, ${describeCondition(chart, graha)}, has less support than the others`;
  return createStatement(context, content.career.leaveToOthersTexts[graha], because, [
    ...listConditionKeys(chart, graha),
    findLeastSupportedInWork,
  ]);
}
