/** Two balances: a post against a venture of one's own, and leadership against expertise. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type {
  LeadershipVerdict,
  SelfEmploymentVerdict,
} from '#src/reports/content/en/career/self-employment.ts';
import { getCondition, type Condition } from './work-condition.ts';

const WEIGHT: Record<Condition, number> = { strong: 1, plain: 0, weak: -1 };

/** Courage (3) and trade (7) against service (6), which counts double; the lord of the tenth leans by its house. */
export function judgeSelfEmployment(chart: Chart): SelfEmploymentVerdict {
  const of = (house: number) => WEIGHT[getCondition(chart, getHouseLord(chart, house))];
  const seat = getHouse(chart, getHouseLord(chart, 10));
  const lean = [1, 3, 7].includes(seat) ? 1 : seat === 6 || seat === 12 ? -1 : 0;
  const own = of(3) + of(7) - 2 * of(6) + lean;
  if (own >= 3) return 'own';
  if (own >= 1) return 'leansOwn';
  if (own === 0) return 'both';
  return own >= -2 ? 'leansEmployed' : 'employed';
}

/** Sun and Mars against Mercury and Saturn; whoever stands in the first or tenth, where the hour is known, weighs more. */
export function judgeLeadership(chart: Chart): LeadershipVerdict {
  const of = (graha: 'Sun' | 'Mars' | 'Mercury' | 'Saturn') =>
    WEIGHT[getCondition(chart, graha)] + (chart.lagna && [1, 10].includes(getHouse(chart, graha)) ? 1 : 0);
  const head = of('Sun') + of('Mars') - of('Mercury') - of('Saturn');
  if (head >= 3) return 'leader';
  if (head >= 1) return 'leansLeader';
  if (head === 0) return 'both';
  return head >= -2 ? 'leansExpert' : 'expert';
}
