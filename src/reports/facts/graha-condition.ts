/**
 * The condition of a graha on one scale for all chapters, by four rules: `gradeDignity` and `getConditionBySign` use its sign alone,
 * `getCondition` its sign and combustion, `getConditionInHouse` its sign, combustion and house. Chapters on love have a fifth rule,
 * `getLoveCondition`.
 */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord, isAngle, isDusthana, isTrine } from '#src/astrology/houses.ts';

export type Condition = 'strong' | 'fair' | 'weak';

/** The weight of a condition where several grahas are compared. */
export const CONDITION_POINTS = { strong: 1, fair: 0, weak: -1 } as const satisfies Record<Condition, number>;

/** Strong in its exaltation, moolatrikona or own sign; weak in its fall or the sign of an enemy. */
export const gradeDignity = (dignity: Dignity): Condition => GRADES[dignity];

const GRADES: Record<Dignity, Condition> = {
  exalted: 'strong',
  moolatrikona: 'strong',
  own: 'strong',
  friendly: 'fair',
  neutral: 'fair',
  enemy: 'weak',
  debilitated: 'weak',
};

/** In its exaltation, moolatrikona or own sign; never true for a node. */
export const isDignified = (dignity: Dignity | null): boolean =>
  dignity !== null && gradeDignity(dignity) === 'strong';

/** For a node, which has no dignity, the lord of its sign; otherwise the graha itself. */
export const getGradedGraha = (chart: Chart, graha: Graha): Graha =>
  chart.grahas[graha].dignity === null ? getSignLord(chart.grahas[graha].sign) : graha;

/** By sign and combustion. The sign of a friend counts as strong; combustion takes one step, or two from a friend. */
export function getCondition(chart: Chart, graha: Graha): Condition {
  const { dignity, combust } = chart.grahas[getGradedGraha(chart, graha)];
  if (gradeDignity(dignity!) === 'weak') return 'weak';
  if (combust) return isDignified(dignity) ? 'fair' : 'weak';
  return dignity === 'neutral' ? 'fair' : 'strong';
}

/** By the sign; for a node by that of its dispositor. */
export const getConditionBySign = (chart: Chart, graha: Graha): Condition =>
  gradeDignity(chart.grahas[getGradedGraha(chart, graha)].dignity!);

const POINTS: Record<Dignity, number> = {
  exalted: 2,
  moolatrikona: 2,
  own: 2,
  friendly: 1,
  neutral: 0,
  enemy: -1,
  debilitated: -2,
};

/** By sign, combustion and house: an angle or trine adds a point, a dusthana or combustion takes one. A node counts as neutral. */
export function getConditionInHouse(chart: Chart, graha: Graha): Condition {
  const { dignity, combust } = chart.grahas[graha];
  const house = getHouse(chart, graha);
  const housePoints = isDusthana(house) ? -1 : isAngle(house) || isTrine(house) ? 1 : 0;
  const points = POINTS[dignity ?? 'neutral'] + housePoints - (combust ? 1 : 0);
  if (points >= 2) return 'strong';
  return points < 0 ? 'weak' : 'fair';
}
