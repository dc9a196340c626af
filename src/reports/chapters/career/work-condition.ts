/** The condition of a graha and its role in work, for the career chapters. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { type Condition, getCondition, getGradedGraha } from '#src/reports/facts/graha-condition.ts';
import { getHouse, isAngle, isDusthana, isTrine, listRuledHouses } from '#src/astrology/houses.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';

/** `hidden` for the sixth, eighth and twelfth house, `growth` for the second, third and eleventh. */
type HouseClass = 'angle' | 'trine' | 'growth' | 'hidden';

/** How strongly a graha in this condition supports its side of a comparison. */
export const PULL_ADVERBS: Record<Condition, string> = { strong: 'firmly', fair: 'evenly', weak: 'faintly' };

export const getEase = (chart: Chart, graha: Graha): 'ease' | 'strain' =>
  getCondition(chart, graha) === 'weak' ? 'strain' : 'ease';

/** "exalted in Aries"; of a node "in Aries, whose lord Mars is combust in Leo" */
export function describeCondition(chart: Chart, graha: Graha): string {
  const graded = getGradedGraha(chart, graha);
  if (graded === graha) return describeOwnCondition(chart, graha);
  const lord = formatGraha(graded);
  return `in ${getSignName(chart.grahas[graha].sign)}, whose lord, ${lord}, is ${describeOwnCondition(chart, graded)}`;
}

function describeOwnCondition(chart: Chart, graha: Graha): string {
  const { dignity, combust, sign } = chart.grahas[graha];
  const place = getSignName(sign);
  const andCombust = combust ? ' and combust' : '';
  const thoughCombust = combust ? ', though combust' : '';
  switch (dignity) {
    case 'exalted':
      return `exalted in ${place}${thoughCombust}`;
    case 'moolatrikona':
    case 'own':
      return `at home in ${place}${thoughCombust}`;
    case 'friendly':
      return `with a friend in ${place}${andCombust}`;
    case 'debilitated':
      return `in its fall in ${place}${andCombust}`;
    case 'enemy':
      return `with no friend in ${place}${andCombust}`;
    default:
      return `on neutral ground in ${place}${andCombust}`;
  }
}

export function listConditionKeys(chart: Chart, graha: Graha): string[] {
  const graded = getGradedGraha(chart, graha);
  const keys = [`${graded}.dignity`, `${graded}.combust`];
  return graded === graha ? keys : [`${graha}.sign`, ...keys];
}

export function classifyHouse(house: number): HouseClass {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isDusthana(house) ? 'hidden' : 'growth';
}

/** The role of a graha in work, by the houses it rules and the house it is in. */
export function getWorkRole(chart: Chart, graha: Graha): WorkRole {
  const house = getHouse(chart, graha);
  const ruled = listRuledHouses(chart, graha);
  const houses = [...ruled, house];
  const hasAny = (...wantedHouses: number[]) => wantedHouses.some((house) => houses.includes(house));
  if (hasAny(10)) return 'work';
  if (hasAny(2, 11)) return 'gain';
  // a lord of a trine and of the sixth: the trine outweighs the sixth (Parashara 34)
  if (house !== 6 && ruled.some(isTrine)) return 'fortune';
  if (hasAny(6)) return 'duty';
  if (hasAny(1, 5, 9)) return 'fortune';
  return house === 8 || house === 12 ? 'hidden' : 'other';
}

/** The keys of the facts that decide the role. */
export const listWorkRoleKeys = (chart: Chart, graha: Graha): string[] => [
  ...listRuledHouses(chart, graha).map((house) => `lord.${house}`),
  `${graha}.house`,
];
