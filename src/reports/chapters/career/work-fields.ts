/** Fields of work by the strongest significators, the karmajiva lord, and the weakest graha. */
import { GRAHAS } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  fieldTexts,
  leaveToOthersTexts,
  livelihoodTexts,
} from '#src/reports/content/en/career/work-fields.ts';
import {
  careerHeadings,
  careerLeads,
  careerPartTitles,
} from '#src/reports/content/en/career/career-headings.ts';
import { significatorPairs } from '#src/reports/content/en/career/significator-pairs.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import {
  findLeastSupported,
  getKarmajivaLord,
  listWorkLinkKeys,
  describeWorkLinks,
  type Significator,
  rankSignificators,
} from './significators.ts';
import { listConditionKeys, describeCondition } from './work-condition.ts';

const SIGNIFICATORS_IN_TEXT = 3;

export const workFieldsChapter: Chapter = {
  withTime: (context) => {
    const first = rankSignificators(context.chart).slice(0, SIGNIFICATORS_IN_TEXT);
    return {
      kind: 'essay',
      id: 'work-fields',
      ...careerHeadings.fields,
      highlightedHouses: [10, 6, 2],
      compact: true,
      lead: careerLeads.fields,
      leadBecause: toSentence(
        `${formatList(first.map(({ graha }) => formatGraha(graha)))} have most to do with your work, by the number of offices each holds in it`,
      ),
      parts: writeParts(context, first),
    };
  },
};

const writeParts = (context: TimeKnownContext, first: Significator[]) => [
  {
    id: 'leanings',
    title: careerPartTitles.fields,
    statements: [
      ...first.map((one) => writeLeaningStatement(context, one)),
      writePairStatement(context, first),
    ],
  },
  { id: 'livelihood', title: careerPartTitles.livelihood, statements: [writeLivelihoodStatement(context)] },
  { id: 'leave', title: careerPartTitles.leave, statements: [writeLeaveStatement(context, first)] },
];

function writeLeaningStatement(context: TimeKnownContext, one: Significator): Statement {
  const { chart } = context;
  const { sign } = chart.grahas[one.graha];
  const because = `${formatGraha(one.graha)} ${describeWorkLinks(chart, one)}, and is in ${getSignName(sign)}, a sign of ${getElement(sign)}`;
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(one.graha))}. ${fieldTexts[one.graha][getElement(sign)]}`,
    because,
    [`${one.graha}.sign`, ...listWorkLinkKeys(one)],
    careerSources.tenth,
  );
}

/** Not Rahu with Ketu, which are always opposite. */
function writePairStatement(context: TimeKnownContext, first: Significator[]): Statement {
  const [a, ...others] = first.map(({ graha }) => graha);
  const key = (other: string) =>
    [a!, other].toSorted((x, y) => GRAHAS.indexOf(x as 'Sun') - GRAHAS.indexOf(y as 'Sun')).join('+');
  const b = others.find((other) => key(other) in significatorPairs)!;
  const because = `${formatGraha(a!)} and ${formatGraha(b)} have the first words in your work, ${scoreWords(first)}`;
  return createStatement(context, significatorPairs[key(b)]!, because, ['lord.10', 'house.10', 'karaka.AmK']);
}

const scoreWords = (first: Significator[]): string =>
  first[0]!.score === first[1]!.score ? 'with equal weight' : 'in this order of weight';

function writeLivelihoodStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10);
  const graha = getKarmajivaLord(context.chart) as ClassicalGraha;
  const { navamsaSign } = context.chart.grahas[lord];
  const because = `${formatGraha(lord)}, lord of the tenth, falls in the navamsha of ${getSignName(navamsaSign)}, which belongs to ${formatGraha(graha)}`;
  return createStatement(
    context,
    livelihoodTexts[graha],
    because,
    ['lord.10', `${lord}.navamsa`],
    careerSources.livelihood,
  );
}

function writeLeaveStatement(context: TimeKnownContext, first: Significator[]): Statement {
  const { chart } = context;
  const least = findLeastSupported(
    chart,
    first.map(({ graha }) => graha),
  );
  const because = `${formatGraha(least)}, ${describeCondition(chart, least)}, has less support than the others`;
  return createStatement(context, leaveToOthersTexts[least], because, listConditionKeys(chart, least));
}
