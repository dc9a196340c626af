/**
 * Yogini dasha, a cycle of 36 years. Source: Brihat Parashara Hora Shastra ch. 46 (verses 195-199) and, for the
 * antardashas, ch. 51 (verses 1-2); Rudrayamala Tantra, as taught in north Indian almanacs.
 */
import { YOGINIS, type YoginiDasha } from '#src/astrology/contract-dashas.ts';
import type { Graha } from '#src/astrology/contract-names.ts';
import { getNakshatra, getPassedShare } from '#src/astrology/zodiac.ts';
import { addAntars, listDashas, repeatCycle, type Share } from './period-list.ts';

/**
 * Lords of the yoginis from Mangala to Sankata. The text gives Sankata to "Tamas", the dark one, which is Rahu. Some
 * authors assign this period to Ketu, or its first half to Rahu and the second to Ketu; programs print Rahu.
 */
const LORDS: readonly Graha[] = ['Moon', 'Sun', 'Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus', 'Rahu'];

const SHARES: Share<{ yogini: (typeof YOGINIS)[number]; lord: Graha }>[] = YOGINIS.map((yogini, index) => ({
  ruler: { yogini, lord: LORDS[index]! },
  years: index + 1,
}));

/** The antardashas of a yogini begin with that of the same yogini and are in the ratio of the years. */
const CYCLE = addAntars(SHARES, 8);

/**
 * The nakshatra of the Moon plus three, divided by eight, leaves the number of the first yogini; zero is Sankata. The
 * elapsed share of the first period equals the share of the nakshatra that the Moon has passed.
 * @param moonLongitude sidereal longitude in degrees
 * @param ut birth, days from J2000.0
 * @returns periods until the age of 108 or more; the first one starts before birth
 */
export function computeYogini(moonLongitude: number, ut: number, yearDays: number): YoginiDasha[] {
  const first = (getNakshatra(moonLongitude) + 3 - 1) % 8;
  const passedShare = getPassedShare(moonLongitude, 27);
  const elapsedYears = passedShare * CYCLE[first]!.years;
  return listDashas(repeatCycle(CYCLE, first, elapsedYears), ut - elapsedYears * yearDays, yearDays);
}
