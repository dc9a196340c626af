/** Head against hand by the signs alone, how three pairs of karakas get along, and the yogas that ask no hour. */
import type { Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { karakaPairTexts } from '#src/reports/content/en/career/time-unknown/karaka-pairs.ts';
import {
  timeUnknownHeadings,
  timeUnknownLeads,
  timeUnknownPartTitles,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { leadershipByGraha, leadershipVerdicts } from '#src/reports/content/en/career/self-employment.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { classifyRelation } from '#src/reports/chapters/career/amatyakaraka.ts';
import { judgeLeadership } from '#src/reports/chapters/career/verdicts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import {
  listConditionKeys,
  describeCondition,
  PULL_ADVERBS,
} from '#src/reports/chapters/career/work-condition.ts';
import { writeYogasOfDayPart } from './yogas-all-day.ts';

const LEADERSHIP_GRAHAS = ['Sun', 'Mars', 'Mercury', 'Saturn'] as const;
const PAIRS: readonly [keyof typeof karakaPairTexts, Graha, Graha][] = [
  ['standing', 'Sun', 'Saturn'],
  ['mind', 'Moon', 'Mercury'],
  ['push', 'Mars', 'Saturn'],
];

export const leadershipChapterWithoutTime: Chapter = {
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'work-court',
    ...timeUnknownHeadings.leadership,
    highlightedHouses: [],
    compact: true,
    lead: timeUnknownLeads.leadership,
    leadBecause: toSentence(
      `the Sun and Mars stand for the head, Mercury and Saturn for the hand, and that day they were in ${describeSigns(context)}`,
    ),
    parts: [
      {
        id: 'lead',
        title: timeUnknownPartTitles.leadership,
        statements: [writeLeadershipStatement(context)],
      },
      {
        id: 'weights',
        title: timeUnknownPartTitles.weights,
        statements: LEADERSHIP_GRAHAS.map((graha) => writeGrahaStatement(context, graha)),
      },
      { id: 'pairs', title: timeUnknownPartTitles.pairs, statements: writePairStatements(context) },
      writeYogasOfDayPart(context),
    ],
  }),
};

const describeSigns = ({ chart }: TimeUnknownContext): string => {
  const [sun, mars, mercury, saturn] = LEADERSHIP_GRAHAS.map((graha) => signName(chart.grahas[graha].sign));
  return `${sun}, ${mars}, ${mercury} and ${saturn} in this order`;
};

function writeLeadershipStatement(context: TimeUnknownContext): Statement {
  const { chart } = context;
  const [sun, mars, mercury, saturn] = LEADERSHIP_GRAHAS.map(
    (graha) => PULL_ADVERBS[getCondition(chart, graha)],
  );
  const because = `for the head the Sun pulls ${sun} and Mars ${mars}, for the hand Mercury ${mercury} and Saturn ${saturn}`;
  const keys = LEADERSHIP_GRAHAS.flatMap((graha) => listConditionKeys(chart, graha));
  return createStatement(context, leadershipVerdicts[judgeLeadership(chart)], because, keys);
}

function writeGrahaStatement(
  context: TimeUnknownContext,
  graha: (typeof LEADERSHIP_GRAHAS)[number],
): Statement {
  const { chart } = context;
  const because = `${formatGraha(graha)} was ${describeCondition(chart, graha)}`;
  return createStatement(
    context,
    leadershipByGraha[graha][getCondition(chart, graha)],
    because,
    listConditionKeys(chart, graha),
  );
}

/** A pair in which one changed its sign that day is left out. */
function writePairStatements(context: TimeUnknownContext): Statement[] {
  return PAIRS.filter(([, one, other]) =>
    [one, other].every((graha) => hasOneSign(context.dayRange, graha)),
  ).map(([key, one, other]) => {
    const count = countSigns(context.chart, one, other);
    const because =
      count === 1
        ? `${formatGraha(one)} and ${formatGraha(other)} shared a sign`
        : `${formatGraha(other)} was in the ${formatOrdinal(count)} sign from ${formatGraha(one)}`;
    return createStatement(context, karakaPairTexts[key][classifyRelation(count)], because, [
      `${other}.from.${one}`,
    ]);
  });
}
