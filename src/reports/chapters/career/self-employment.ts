/** Employment or self-employment, leadership or expertise: both verdicts and what they are based on. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal } from '#src/reports/text/phrases.ts';
import { judgeLeadership, judgeSelfEmployment, LEADERSHIP_GRAHAS, type LeadershipGraha } from './verdicts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { PULL_ADVERBS } from './work-condition.ts';

const HOUSES = [3, 6, 7, 10] as const;

export const selfEmploymentChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-self-employment',
    ...content.career.careerHeadings.selfEmployment,
    highlightedHouses: [...HOUSES],
    isCompact: true,
    lead: content.career.careerLeads.selfEmployment,
    leadBecause: toSentence(
      `service is read from the sixth house, courage from the third, trade from the seventh, and in your chart they answer to ${[6, 3, 7].map((house) => formatGraha(getHouseLord(context.chart, house))).join(', ')} in this order`,
    ),
    parts: [
      {
        id: 'verdict',
        title: content.career.careerPartTitles.verdict,
        statements: [writeVerdictStatement(context)],
      },
      {
        id: 'weights',
        title: content.career.careerPartTitles.weights,
        statements: HOUSES.map((house) => writeHouseStatement(context, house)),
      },
      {
        id: 'leadership',
        title: content.career.careerPartTitles.leadership,
        statements: [writeLeadershipStatement(context)],
      },
      {
        id: 'leadership-weights',
        title: content.career.careerPartTitles.leadershipWeights,
        statements: LEADERSHIP_GRAHAS.map((graha) => writeGrahaStatement(context, graha)),
      },
    ],
  }),
};

function writeVerdictStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const getPullAdverb = (house: number) =>
    PULL_ADVERBS[getCondition(chart, getHouseLord(chart, house), house)];
  const lord = getHouseLord(chart, 10);
  const lordHouse = formatOrdinal(getHouse(chart, lord));
  const because = `courage pulls ${getPullAdverb(3)}, trade ${getPullAdverb(7)}, service ${getPullAdverb(6)}, and ${formatGraha(lord)} carries the tenth to the ${lordHouse} house`;
  const keys = [3, 6, 7].flatMap((house) => [
    `lord.${house}`,
    ...listConditionKeys(chart, getHouseLord(chart, house), house),
  ]);
  return createStatement(
    context,
    content.career.selfEmploymentVerdicts[judgeSelfEmployment(chart)],
    because,
    [...keys, 'lord.10', `${lord}.house`],
  );
}

function writeHouseStatement(context: TimeKnownContext, house: (typeof HOUSES)[number]): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  const because = HOUSE_PHRASES[house](formatGraha(lord), describeCondition(chart, lord, house));
  return createStatement(
    context,
    content.career.selfEmploymentByHouse[house][getCondition(chart, lord, house)],
    because,
    [`lord.${house}`, ...listConditionKeys(chart, lord, house)],
    content.career.careerSources.houses[house],
  );
}

const HOUSE_PHRASES: Record<(typeof HOUSES)[number], (lord: string, condition: string) => string> = {
  3: (lord, condition) => `initiative, the third house, answers to ${lord}, ${condition}`,
  6: (lord, condition) => `service, the sixth house, answers to ${lord}, ${condition}`,
  7: (lord, condition) => `the market, the seventh house, answers to ${lord}, ${condition}`,
  10: (lord, condition) => `authority, the tenth house, answers to ${lord}, ${condition}`,
};

function writeLeadershipStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const grahasInFirstOrTenth = LEADERSHIP_GRAHAS.filter((graha) => [1, 10].includes(getHouse(chart, graha)));
  const [sun, mars, mercury, saturn] = LEADERSHIP_GRAHAS.map(
    (graha) => PULL_ADVERBS[getCondition(chart, graha)],
  );
  const extraWeight =
    grahasInFirstOrTenth.length > 0
      ? `; in the first or tenth house ${describeExtraWeight(grahasInFirstOrTenth)}`
      : '';
  const because = `for the head the Sun pulls ${sun} and Mars ${mars}, for the hand Mercury ${mercury} and Saturn ${saturn}${extraWeight}`;
  const keys = LEADERSHIP_GRAHAS.flatMap((graha) => listConditionKeys(chart, graha));
  return createStatement(context, content.career.leadershipVerdicts[judgeLeadership(chart)], because, [
    ...keys,
    'house.1',
    'house.10',
  ]);
}

const describeExtraWeight = (grahaNames: readonly string[]): string =>
  grahaNames.length === 1
    ? `${grahaNames[0]} adds to its side`
    : `${formatList(grahaNames)} each add to their side`;

function writeGrahaStatement(context: TimeKnownContext, graha: LeadershipGraha): Statement {
  const { chart } = context;
  const because = `${formatGraha(graha)}, in this matter, is ${describeCondition(chart, graha)}`;
  return createStatement(
    context,
    content.career.leadershipByGraha[graha][getCondition(chart, graha)],
    because,
    listConditionKeys(chart, graha),
  );
}
