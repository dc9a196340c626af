/**
 * The lunar month and its years. A month has the name of the sign that the Sun enters during it: Chaitra, when it enters
 * Mesha. Source: Nirnaya Sindhu, ch. 1; the names by Dershowitz and Reingold, Calendrical Calculations (2018), ch. 20.
 */
import type { LunarMonth } from '#src/astrology/contract-almanac.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { computeElongation, computeSunLongitude } from './lights.ts';

/** Longer than a lunar month. */
const SEARCH_DAYS = 31;
/** Shorter than the time between a full and a new moon. */
const STEP_DAYS = 5;
const HALF_HOUR_DAYS = 1 / 48;

/** @param ut days from J2000.0 */
export function computeLunarMonth(ut: number): LunarMonth {
  const { start, end } = findNewMoonsAround(ut);
  const [sign, nextSign] = [getSunSign(start), getSunSign(end)];
  const enteredSigns = (nextSign - sign + 12) % 12;
  const amanta = getNextMonth(sign);
  const isLeap = enteredSigns === 0;
  const paksha = computeElongation(ut) < 180 ? 'shukla' : 'krishna';
  return {
    amanta,
    // In northern calendars a month begins with its dark half, and a leap month lies between the two halves of the month
    // of its name.
    purnimanta: paksha === 'krishna' && !isLeap ? getNextMonth(nextSign) : amanta,
    isLeap,
    skipped: enteredSigns === 2 ? (amanta % 12) + 1 : null,
    paksha,
    ...computeYears(ut, amanta),
  };
}

/** The month during which the Sun enters the sign after this one. */
const getNextMonth = (sign: number): number => (sign % 12) + 1;

/** The new moon before an instant and the one after it. */
function findNewMoonsAround(ut: number): { start: number; end: number } {
  const [from, to] = [ut - SEARCH_DAYS, ut + SEARCH_DAYS];
  const newMoons = findBorderTimes(computeElongation, 2, from, to, STEP_DAYS).filter(
    (at) => computeElongation(at + HALF_HOUR_DAYS) < 90,
  );
  return { start: newMoons.findLast((at) => at <= ut)!, end: newMoons.find((at) => at > ut)! };
}

const getSunSign = (ut: number): number => getSign(computeSunLongitude(ut));

const SIDEREAL_YEAR_DAYS = 365.25636;
/** Chaitra and Vaishakha may begin before the Sun enters Mesha; half a year later it has entered. */
const HALF_YEAR_DAYS = 180;

/** The lunar year has the number of the solar year that begins in its first months. */
function computeYears(ut: number, month: number): Pick<LunarMonth, 'vikramYear' | 'shakaYear'> {
  const inSolarYear = month <= 2 ? ut + HALF_YEAR_DAYS : ut;
  // Within two days, because the Sun moves unevenly; the year of a day in April is then certain.
  const meshaSankranti = inSolarYear - (computeSunLongitude(inSolarYear) / 360) * SIDEREAL_YEAR_DAYS;
  const year = Number(formatIso(meshaSankranti).slice(0, 4));
  return { vikramYear: year + 57, shakaYear: year - 78 };
}
