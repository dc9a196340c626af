/** Two verdicts: employment or self-employment, leadership or expertise. Their points are a rule of this product. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type {
  LeadershipVerdict,
  SelfEmploymentVerdict,
} from '#src/reports/content/en/career/self-employment.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';

export const LEADERSHIP_GRAHAS = ['Sun', 'Mars', 'Mercury', 'Saturn'] as const;
export type LeadershipGraha = (typeof LEADERSHIP_GRAHAS)[number];

/**
 * Compares the lords of courage (house 3) and trade (7) with the lord of service (6), which counts double. The house of
 * the tenth lord adds one point to one side.
 */
export function judgeSelfEmployment(chart: Chart): SelfEmploymentVerdict {
  const getPoints = (house: number) =>
    CONDITION_POINTS[getCondition(chart, getHouseLord(chart, house), house)];
  const tenthLordHouse = getHouse(chart, getHouseLord(chart, 10));
  const tenthLordPoints = [1, 3, 7].includes(tenthLordHouse) ? 1 : [6, 12].includes(tenthLordHouse) ? -1 : 0;
  const balance = getPoints(3) + getPoints(7) - 2 * getPoints(6) + tenthLordPoints;
  if (balance >= 3) return 'own';
  if (balance >= 1) return 'leansOwn';
  if (balance === 0) return 'both';
  return balance >= -2 ? 'leansEmployed' : 'employed';
}

/** Compares Sun and Mars with Mercury and Saturn. If the birth time is known, the first and tenth house add one point. */
export function judgeLeadership(chart: Chart): LeadershipVerdict {
  const getPoints = (graha: LeadershipGraha) =>
    CONDITION_POINTS[getCondition(chart, graha)] +
    (chart.lagna && [1, 10].includes(getHouse(chart, graha)) ? 1 : 0);
  const balance = getPoints('Sun') + getPoints('Mars') - getPoints('Mercury') - getPoints('Saturn');
  if (balance >= 3) return 'leader';
  if (balance >= 1) return 'leansLeader';
  if (balance === 0) return 'both';
  return balance >= -2 ? 'leansExpert' : 'expert';
}
