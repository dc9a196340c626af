/** Computes the position of a birth in the day from sunrise to sunrise. */
import type { ChartSettings } from '#src/astrology/contract.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';

export type SunDay = {
  /** calendar day of the sunrise in local mean time; 0 is 1 January 2000 */
  dayNumber: number;
  isDaytime: boolean;
  /** third of the daytime or of the night: 0, 1 or 2 */
  third: number;
  /** 0 to 23: planetary hour, a twenty-fourth of the time from sunrise to sunrise */
  hour: number;
};

/** Sunrises and the sunset between them, in days from J2000.0. */
export type SunDayBounds = { rise: number; set: number; nextRise: number };

/**
 * Where the Sun does not rise or set, the day starts at 06:00 apparent solar time and half of it is daytime.
 * @param ut days from J2000.0
 * @param solarTime degrees from apparent midnight
 */
export const computeSunDay = (
  ut: number,
  location: GeographicLocation,
  definition: ChartSettings['sunrise'],
  solarTime: number,
): SunDay => createSunDayFunction(location, definition)(ut, solarTime);

/**
 * Creates a function that computes the SunDay of several times like computeSunDay. It computes sunrise again only for a
 * time on another day.
 */
export function createSunDayFunction(
  location: GeographicLocation,
  definition: ChartSettings['sunrise'],
): (ut: number, solarTime: number) => SunDay {
  let bounds: SunDayBounds | null = null;
  return (ut, solarTime) => {
    if (!bounds || ut < bounds.rise || ut >= bounds.nextRise)
      bounds = findSunDayBounds(ut, location, definition) ?? computeEquinoctialBounds(ut, solarTime);
    return toSunDay(bounds, ut, location);
  };
}

function toSunDay({ rise, set, nextRise }: SunDayBounds, ut: number, location: GeographicLocation): SunDay {
  const isDaytime = ut < set;
  const [from, to] = isDaytime ? [rise, set] : [set, nextRise];
  return {
    dayNumber: computeDayNumber(rise, location),
    isDaytime,
    third: Math.floor((3 * (ut - from)) / (to - from)),
    hour: Math.floor((24 * (ut - rise)) / (nextRise - rise)),
  };
}

const computeDayNumber = (ut: number, { longitude }: GeographicLocation) =>
  Math.floor(ut + longitude / 360 + 0.5);

/** Computes the sunrises before and after an instant and the sunset between them; null if one does not happen. */
export function findSunDayBounds(
  ut: number,
  location: GeographicLocation,
  definition: ChartSettings['sunrise'],
): SunDayBounds | null {
  const today = computeDayNumber(ut, location);
  const computeTimes = (day: number) => {
    const start = day - 0.5 - location.longitude / 360;
    return computeSunTimes({ start, end: start + 1 }, location, definition);
  };
  const timesToday = computeTimes(today);
  const hasRisen = timesToday.rise !== null && timesToday.rise <= ut;
  const days = hasRisen ? [timesToday, computeTimes(today + 1)] : [computeTimes(today - 1), timesToday];
  const [rise, nextRise] = days.map((day) => day.rise);
  const set = days.map((day) => day.set).find((time) => time !== null && time > (rise ?? ut));
  if (rise == null || nextRise == null || set == null) return null;
  return rise <= ut && ut < nextRise && set < nextRise ? { rise, set, nextRise } : null;
}

/** The day from 06:00 to 06:00 apparent solar time, with sunset at 18:00. */
function computeEquinoctialBounds(ut: number, solarTime: number): SunDayBounds {
  const rise = ut - ((solarTime + 270) % 360) / 360;
  return { rise, set: rise + 0.5, nextRise: rise + 1 };
}
