/**
 * Finds the fasting days of Ekadashi. The day of a tithi is the one at whose sunrise it runs (udaya tithi), here at Ujjain;
 * some traditions fast on the day after it. Source: Nirnaya Sindhu, on Ekadashi.
 */
import { computeElongation } from '#src/astrology/almanac/lights.ts';
import { computeLunarMonth } from '#src/astrology/almanac/lunar-month.ts';
import { UJJAIN } from '#src/astrology/current-positions.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';

export type Ekadashi = {
  /** ISO instants: the sunrise of the day, and the end of the tithi */
  sunrise: string;
  end: string;
  paksha: 'shukla' | 'krishna';
  /**
   * The lunar month that ends with the new moon (amanta), 1 Chaitra to 12 Phalguna. In northern calendars the dark half of
   * Chaitra belongs to Vaishakha.
   */
  lunarMonth: number;
  /** a month in which the Sun enters no sign (adhika masa) */
  isLeapMonth: boolean;
};

/** Shorter than any tithi, which lasts at least 19 hours. */
const TITHI_STEP_DAYS = 0.75;
/** Longer than the rest of the tithi at a sunrise. */
const MARGIN_DAYS = 2;

/** In order of time, by the day in India. @param from, to ISO instants of midnight in India */
export function listEkadashis(from: string, to: string): Ekadashi[] {
  const [start, end] = [parseUt(from), parseUt(to)];
  return findBorderTimes(computeElongation, 30, start - MARGIN_DAYS, end + MARGIN_DAYS, TITHI_STEP_DAYS)
    .filter((ut) => isEkadashi(getTithi(ut + HALF_HOUR_DAYS)))
    .map(toEkadashi)
    .filter(({ sunrise }) => sunrise >= from && sunrise < to);
}

const HALF_HOUR_DAYS = 1 / 48;
const isEkadashi = (tithi: number): boolean => tithi === 11 || tithi === 26;

const getTithi = (ut: number): number => Math.floor(computeElongation(ut) / 12) + 1;

/** @param begin of the tithi, days from J2000.0 */
function toEkadashi(begin: number): Ekadashi {
  const end = findBorderTimes(
    computeElongation,
    30,
    begin + HALF_HOUR_DAYS,
    begin + MARGIN_DAYS,
    TITHI_STEP_DAYS,
  )[0]!;
  const { amanta, isLeap } = computeLunarMonth(begin);
  return {
    sunrise: formatIso(findSunrise(begin, end)),
    end: formatIso(end),
    paksha: getTithi(begin + HALF_HOUR_DAYS) === 11 ? 'shukla' : 'krishna',
    lunarMonth: amanta,
    isLeapMonth: isLeap,
  };
}

/** Of two sunrises in the tithi the second one counts. A tithi without a sunrise belongs to the day on which it begins. */
function findSunrise(begin: number, end: number): number {
  const midnight = findMidnight(begin);
  const sunrises = [midnight, midnight + 1, midnight + 2].map(
    (start) => computeSunTimes({ start, end: start + 1 }, UJJAIN).rise!,
  );
  return sunrises.findLast((sunrise) => sunrise >= begin && sunrise < end) ?? sunrises[0]!;
}

/** The midnight in India before an instant: days from J2000.0 begin at noon of UTC, and India is 5.5 hours ahead. */
const findMidnight = (ut: number): number => Math.floor(ut + MIDNIGHT_SHIFT) - MIDNIGHT_SHIFT;
const MIDNIGHT_SHIFT = 0.5 + 5.5 / 24;
