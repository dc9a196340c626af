/** The condition of the lord of a house, by its dignity and, where that says the opposite, by the house it is in. */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { getHouse, isAngle, isDusthana, isTrine, getHouseLord } from '#src/astrology/houses.ts';
import {
  houseLordCondition,
  type LordCondition,
} from '#src/reports/content/en/houses/house-lord-condition.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getConditionInHouse, gradeDignity, isDignified } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

/**
 * Neither in its fall or the sign of an enemy, nor weak by its house or by combustion. False for the nodes, which have no
 * dignity.
 */
export function isWellPlaced(chart: Chart, graha: Graha): boolean {
  const { dignity } = chart.grahas[graha];
  return dignity !== null && gradeDignity(dignity) !== 'weak' && getConditionInHouse(chart, graha) !== 'weak';
}

/** The facts on which `isWellPlaced` depends. */
export const listPlacementKeys = ({ grahas }: Chart, graha: Graha): string[] => [
  `${graha}.house`,
  ...(grahas[graha].dignity === null ? [] : [`${graha}.dignity`]),
  ...(grahas[graha].combust ? [`${graha}.combust`] : []),
];

export function writeLordConditionStatement(context: ReportContext, house: HouseNumber): Statement {
  const lord = getHouseLord(context.chart, house);
  const condition = getLordCondition(context.chart, house);
  const houseKeys = condition === 'hidden' || condition === 'held' ? [`${lord}.house`] : [];
  const keys = [`lord.${house}`, `${lord}.dignity`, ...houseKeys];
  const source = condition === 'hidden' && isDusthana(house) ? sources.hiddenLords : sources.dignity;
  return createStatement(
    context,
    houseLordCondition[house][condition],
    describeLordCondition(context.chart, house),
    keys,
    source,
  );
}

/**
 * `hidden`: dignified, but in a dusthana; `held`: in its fall or the sign of an enemy, but in an angle or trine; otherwise
 * the dignity. A lord in the house that it rules is not hidden, even if that is a dusthana.
 */
function getLordCondition(chart: Chart, house: number): LordCondition {
  const lord = getHouseLord(chart, house);
  const lordHouse = getHouse(chart, lord);
  const dignity = chart.grahas[lord].dignity!;
  if (isDignified(dignity) && isDusthana(lordHouse) && lordHouse !== house) return 'hidden';
  if (gradeDignity(dignity) === 'weak' && (isAngle(lordHouse) || isTrine(lordHouse))) return 'held';
  return dignity;
}

/** "Mars, lord of the third house, is exalted in Capricorn, but in a hidden house, the eighth" */
function describeLordCondition(chart: Chart, house: number): string {
  const lord = getHouseLord(chart, house);
  const { dignity, sign } = chart.grahas[lord];
  const lordHouse = getHouse(chart, lord);
  const signPhrase = `${formatGraha(lord)}, lord of the ${formatOrdinal(house)} house, ${DIGNITY_PHRASES[dignity!](getSignName(sign))}`;
  const condition = getLordCondition(chart, house);
  if (condition === 'hidden')
    return `${signPhrase}, ${isDusthana(house) ? 'and' : 'but'} in a hidden house, the ${formatOrdinal(lordHouse)}`;
  if (condition !== 'held') return signPhrase;
  return `${signPhrase}, but in ${isAngle(lordHouse) ? 'an angle' : 'a trine'}, the ${formatOrdinal(lordHouse)} house`;
}

const DIGNITY_PHRASES: Record<Dignity, (sign: string) => string> = {
  exalted: (sign) => `is exalted in ${sign}`,
  moolatrikona: (sign) => `holds its moolatrikona in ${sign}`,
  own: (sign) => `is in ${sign}, a sign of its own`,
  friendly: (sign) => `is a friend’s guest in ${sign}`,
  neutral: (sign) => `is in ${sign}, on neutral terms with the lord of that sign`,
  enemy: (sign) => `is in ${sign}, whose lord is no friend to it`,
  debilitated: (sign) => `is in its fall in ${sign}`,
};
