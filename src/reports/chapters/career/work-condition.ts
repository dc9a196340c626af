/** How well a graha stands for work, in one word, and how a reason tells it. */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import {
  getHouse,
  isAngle,
  isDusthana,
  isTrine,
  getSignLord,
  listRuledHouses,
} from '#src/astrology/houses.ts';
import type { Element } from '#src/reports/content/en/career/amatyakaraka.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import { formatGraha, signName } from '#src/reports/text/phrases.ts';

export type Condition = 'strong' | 'plain' | 'weak';
export type HouseClass = 'angle' | 'trine' | 'growth' | 'hidden';

/** A node stands as well as its host, the lord of the sign it is in. */
export const getDispositorOfNode = (chart: Chart, graha: Graha): Graha =>
  isNode(graha) ? getSignLord(chart.grahas[graha].sign) : graha;

/** How hard a graha pulls on a pair of scales. */
export const PULL_ADVERBS: Record<Condition, string> = { strong: 'firmly', plain: 'evenly', weak: 'faintly' };

const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';

export function getCondition(chart: Chart, graha: Graha): Condition {
  const { dignity, combust } = chart.grahas[getDispositorOfNode(chart, graha)];
  if (dignity === 'debilitated' || dignity === 'enemy') return 'weak';
  if (combust) return isInDignity(dignity) ? 'plain' : 'weak';
  return dignity === 'neutral' ? 'plain' : 'strong';
}

/** What its own or its highest sign gives and the Sun’s glare takes even out. */
const isInDignity = (dignity: Dignity | null): boolean =>
  dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own';

export const getEase = (chart: Chart, graha: Graha): 'ease' | 'strain' =>
  getCondition(chart, graha) === 'weak' ? 'strain' : 'ease';

/** "exalted in Aries"; of a node "in Aries, whose lord Mars is combust in Leo" */
export function describeCondition(chart: Chart, graha: Graha): string {
  const host = getDispositorOfNode(chart, graha);
  if (host === graha) return describeOwnCondition(chart, graha);
  const lord = formatGraha(host);
  return `in ${signName(chart.grahas[graha].sign)}, whose lord, ${lord}, is ${describeOwnCondition(chart, host)}`;
}

function describeOwnCondition(chart: Chart, graha: Graha): string {
  const { dignity, combust, sign } = chart.grahas[graha];
  const place = signName(sign);
  const glare = combust ? ' and combust' : '';
  const dimmed = combust ? ', though combust' : '';
  switch (dignity) {
    case 'exalted':
      return `exalted in ${place}${dimmed}`;
    case 'moolatrikona':
    case 'own':
      return `at home in ${place}${dimmed}`;
    case 'friendly':
      return `with a friend in ${place}${glare}`;
    case 'debilitated':
      return `in its fall in ${place}${glare}`;
    case 'enemy':
      return `with no friend in ${place}${glare}`;
    default:
      return `on neutral ground in ${place}${glare}`;
  }
}

export function listConditionKeys(chart: Chart, graha: Graha): string[] {
  const host = getDispositorOfNode(chart, graha);
  const own = [`${host}.dignity`, `${host}.combust`];
  return host === graha ? own : [`${graha}.sign`, ...own];
}

export function classifyHouse(house: number): HouseClass {
  if (isAngle(house)) return 'angle';
  if (isTrine(house)) return 'trine';
  return isDusthana(house) ? 'hidden' : 'growth';
}

export const getElement = (sign: number): Element =>
  (['fire', 'earth', 'air', 'water'] as const)[(sign - 1) % 4]!;

/** What a graha has to do with work: by the houses it rules and the one it stands in. */
export function getWorkRole(chart: Chart, graha: Graha): WorkRole {
  const seat = getHouse(chart, graha);
  const ruled = listRuledHouses(chart, graha);
  const houses = [...ruled, seat];
  const has = (...wanted: number[]) => wanted.some((house) => houses.includes(house));
  if (has(10)) return 'work';
  if (has(2, 11)) return 'gain';
  // the trine outweighs the sixth: Parashara 34
  if (seat !== 6 && ruled.some(isTrine)) return 'grace';
  if (has(6)) return 'duty';
  if (has(1, 5, 9)) return 'grace';
  return seat === 8 || seat === 12 ? 'turn' : 'side';
}

/** What decides the role, as keys of facts. */
export const listWorkRoleKeys = (chart: Chart, graha: Graha): string[] => [
  ...listRuledHouses(chart, graha).map((house) => `lord.${house}`),
  `${graha}.house`,
];
