/** The condition of a graha and its role in work, for the career chapters. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getHouse, isAngle, isDusthana, isTrine, listRuledHouses } from '#src/astrology/houses.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';

/** `dusthana`: the sixth, eighth and twelfth house; `growth`: the second, third and eleventh. */
type HouseClass = 'angle' | 'trine' | 'growth' | 'dusthana';

/** “strong”, “weak”: the condition in a word, for reasons that compare several grahas. @param houses as in `judgeCondition` */
export const getConditionWord = (chart: Chart, graha: Graha, ...houses: number[]): string =>
  content.career.conditionWords[getCondition(chart, graha, ...houses)];

/** The key of a text on a graha that distinguishes only whether it is weak. */
export type WeaknessKey = 'notWeak' | 'weak';

/** @param houses as in `judgeCondition` */
export const getWeaknessKey = (chart: Chart, graha: Graha, ...houses: number[]): WeaknessKey =>
  getCondition(chart, graha, ...houses) === 'weak' ? 'weak' : 'notWeak';

export function classifyHouse(house: number): HouseClass {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isDusthana(house) ? 'dusthana' : 'growth';
}

/** The role of a graha in work, by the houses it rules and the house it is in. */
export function getWorkRole(chart: Chart, graha: Graha): WorkRole {
  const house = getHouse(chart, graha);
  const ruled = listRuledHouses(chart, graha);
  const houses = [...ruled, house];
  const hasAny = (...wantedHouses: number[]) => wantedHouses.some((wanted) => houses.includes(wanted));
  if (hasAny(10)) return 'work';
  if (hasAny(2, 11)) return 'gain';
  // for a lord of a trine and of the sixth the trine counts (Parashara 34)
  if (house !== 6 && ruled.some(isTrine)) return 'fortune';
  if (hasAny(6)) return 'duty';
  if (hasAny(1, 5, 9)) return 'fortune';
  return house === 8 || house === 12 ? 'obstacle' : 'other';
}

/** The keys of the facts that decide the role. */
export const listWorkRoleKeys = (chart: Chart, graha: Graha): string[] => [
  ...listRuledHouses(chart, graha).map((house) => `lord.${house}`),
  `${graha}.house`,
];
