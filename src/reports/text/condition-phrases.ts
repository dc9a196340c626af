/** The condition of a graha in words, and the keys of the facts that decide it. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { getCondition, getJudgedGraha, judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatList, getSignName } from './phrases.ts';

/** Of the facts against the condition only the heaviest is named, so that a reason stays short. */
const MAX_OPPOSING_FACTS = 1;

/**
 * "in an enemy’s sign (Virgo), in an angle (the fourth house) and helped by Jupiter, but combust"; of a node "in Aries, whose lord,
 * Mars, is combust". The dignity comes first.
 * @param houses as in `judgeCondition`
 */
export function describeCondition(chart: Chart, graha: Graha, ...houses: number[]): string {
  const { points, facts } = judgeCondition(chart, graha, ...houses);
  const [dignity, ...others] = facts;
  const side = points < 0 ? -1 : 1;
  const agreeing = others.filter((fact) => Math.sign(fact.points) === side);
  const opposing = others
    .filter((fact) => Math.sign(fact.points) === -side)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_OPPOSING_FACTS);
  const opposingPhrase = opposing
    .map((fact) => content.common.conditionPhrases.opposing(fact.phrase))
    .join('');
  const phrase = `${formatList([dignity!, ...agreeing].map((fact) => fact.phrase))}${opposingPhrase}`;
  const judged = getJudgedGraha(chart, graha);
  return judged === graha
    ? phrase
    : content.common.conditionPhrases.byLord(
        getSignName(chart.grahas[graha].sign),
        formatGraha(judged),
        phrase,
      );
}

/** The keys of the facts that decide the condition and its description. */
export function listConditionKeys(chart: Chart, graha: Graha, ...houses: number[]): FactKey<ReportContext>[] {
  const judged = getJudgedGraha(chart, graha);
  return [
    ...(judged === graha ? [] : [`${graha}.sign`]),
    `${judged}.dignity`,
    (context) => readCondition(context, graha, houses),
  ];
}

/** Many statements of a report read the same conditions in the charts of nearby birth times. */
const readConditions = new WeakMap<ReportContext, Map<string, string>>();

function readCondition(context: ReportContext, graha: Graha, houses: readonly number[]): string {
  const { chart } = context;
  const conditions = getOrCreate(readConditions, context, () => new Map<string, string>());
  return getOrCreate(
    conditions,
    [graha, ...houses].join(),
    () => `${getCondition(chart, graha, ...houses)} ${describeCondition(chart, graha, ...houses)}`,
  );
}
