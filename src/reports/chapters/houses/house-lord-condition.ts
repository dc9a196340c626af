/** How the lord of a house fares: by dignity, and by its own house where that says the opposite. With the reason in words. */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { getHouse, isAngle, isDusthana, isTrine, getHouseLord } from '#src/astrology/houses.ts';
import type { LordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { gradeDignity, isDignified } from '#src/reports/facts/graha-condition.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';

/** At home in its sign, or on neutral terms and not in a hidden house. The nodes, without a dignity, stand well nowhere and ill nowhere. */
export function isWellPlaced(chart: Chart, graha: Graha): boolean {
  const { dignity } = chart.grahas[graha];
  if (dignity === 'neutral') return !isDusthana(getHouse(chart, graha));
  return dignity !== null && gradeDignity(dignity) !== 'weak';
}

/** A lord in its own house is simply at home, were it a hidden one. */
export function getLordCondition(chart: Chart, house: number): LordCondition {
  const lord = getHouseLord(chart, house);
  const seat = getHouse(chart, lord);
  const dignity = chart.grahas[lord].dignity!;
  if (isDignified(dignity) && isDusthana(seat) && seat !== house) return 'hidden';
  if (gradeDignity(dignity) === 'weak' && (isAngle(seat) || isTrine(seat))) return 'held';
  return dignity;
}

/** "Mars, lord of the third house, is in Scorpio, a sign of its own, but in a hidden house, the eighth" */
export function describeLordCondition(chart: Chart, house: number): string {
  const lord = getHouseLord(chart, house);
  const { dignity, sign } = chart.grahas[lord];
  const seat = getHouse(chart, lord);
  const told = `${formatGraha(lord)}, lord of the ${formatOrdinal(house)} house, ${DIGNITY_PHRASES[dignity!](signName(sign))}`;
  const fare = getLordCondition(chart, house);
  if (fare === 'hidden')
    return `${told}, ${isDusthana(house) ? 'and' : 'but'} in a hidden house, the ${formatOrdinal(seat)}`;
  if (fare !== 'held') return told;
  return `${told}, but in ${isAngle(seat) ? 'an angle' : 'a trine'}, the ${formatOrdinal(seat)} house`;
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
