/** Two verdicts: employment or self-employment, leadership or expertise. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type {
  LeadershipVerdict,
  SelfEmploymentVerdict,
} from '#src/reports/content/en/career/self-employment.ts';
import { CONDITION_POINTS, getCondition } from '#src/reports/facts/graha-condition.ts';

export const LEADERSHIP_GRAHAS = ['Sun', 'Mars', 'Mercury', 'Saturn'] as const;
export type LeadershipGraha = (typeof LEADERSHIP_GRAHAS)[number];

/** Courage (3) and trade (7) against service (6), which counts double; the house of the tenth lord adds to one side. */
export function judgeSelfEmployment(chart: Chart): SelfEmploymentVerdict {
  const score = (house: number) => CONDITION_POINTS[getCondition(chart, getHouseLord(chart, house))];
  const tenthLordHouse = getHouse(chart, getHouseLord(chart, 10));
  const shift = [1, 3, 7].includes(tenthLordHouse) ? 1 : [6, 12].includes(tenthLordHouse) ? -1 : 0;
  const balance = score(3) + score(7) - 2 * score(6) + shift;
  if (balance >= 3) return 'own';
  if (balance >= 1) return 'leansOwn';
  if (balance === 0) return 'both';
  return balance >= -2 ? 'leansEmployed' : 'employed';
}

/** Sun and Mars against Mercury and Saturn; with a known birth time a graha in the first or tenth house counts one more. */
export function judgeLeadership(chart: Chart): LeadershipVerdict {
  const score = (graha: LeadershipGraha) =>
    CONDITION_POINTS[getCondition(chart, graha)] +
    (chart.lagna && [1, 10].includes(getHouse(chart, graha)) ? 1 : 0);
  const balance = score('Sun') + score('Mars') - score('Mercury') - score('Saturn');
  if (balance >= 3) return 'leader';
  if (balance >= 1) return 'leansLeader';
  if (balance === 0) return 'both';
  return balance >= -2 ? 'leansExpert' : 'expert';
}
