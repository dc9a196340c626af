/**
 * The conditions under which Ashtottari dasha applies. Source: Brihat Parashara Hora Shastra ch. 46 (verses 17 and 23);
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 17, names both as separate schools, and a third
 * that uses the dasha for every chart.
 */
import type { AshtottariConditions } from '#src/astrology/contract-dashas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { getSignLord, isAngle, isTrine } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

export const evaluateAshtottariConditions = (chart: Chart): AshtottariConditions => ({
  isRahuConditionMet: isRahuConditionMet(chart),
  isPakshaConditionMet: isPakshaConditionMet(chart),
});

/**
 * Rahu is not in the lagna, and is in an angle or a trine from the lord of the lagna. The lord's own sign is both. The
 * lords of Scorpio and Aquarius are Mars and Saturn.
 * @returns null if the birth time is unknown
 */
export function isRahuConditionMet({ lagna, grahas }: Pick<Chart, 'lagna' | 'grahas'>): boolean | null {
  if (!lagna) return null;
  const place = countHouse(grahas[getSignLord(lagna.sign)].sign, grahas.Rahu.sign);
  return grahas.Rahu.sign !== lagna.sign && (isAngle(place) || isTrine(place));
}

/**
 * The birth is by day in Krishna paksha, while the Moon wanes, or by night in Shukla paksha, while it grows.
 * @returns null if the birth time is unknown, or if the Sun does not rise and set on the day
 */
export function isPakshaConditionMet(chart: Pick<Chart, 'isTimeKnown' | 'utc' | 'panchang'>): boolean | null {
  const isByDay = isBornByDay(chart);
  const isKrishnaPaksha = chart.panchang.tithi > 15;
  return isByDay === null ? null : isByDay === isKrishnaPaksha;
}

/**
 * Whether the birth is between sunrise and sunset. Near the polar circles, the sunset on a civil day may be the one that
 * ends the day before.
 */
function isBornByDay({
  isTimeKnown,
  utc,
  panchang: { sunrise, sunset },
}: Pick<Chart, 'isTimeKnown' | 'utc' | 'panchang'>): boolean | null {
  if (!isTimeKnown || sunrise === null || sunset === null) return null;
  const [birth, rise, set] = [parseUt(utc), parseUt(sunrise), parseUt(sunset)];
  return rise < set ? rise <= birth && birth < set : birth < set || birth >= rise;
}
