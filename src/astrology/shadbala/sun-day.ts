/** The position of a birth in the day from sunrise to sunrise. */
import type { ChartSettings } from '#src/astrology/contract.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';

export type SunDay = {
  /** the calendar day, in local mean time, of the sunrise: 0 for 1 January 2000 */
  number: number;
  daylight: boolean;
  /** 0, 1, 2: the third of the daytime or of the night */
  third: number;
  /** 0 to 23: the hour when sunrise to sunrise is divided into 24 equal parts */
  hour: number;
};

type Bounds = { rise: number; set: number; nextRise: number };

/**
 * `ut` in days from J2000.0, `solarTime` in degrees from apparent midnight. Without sunrise or sunset the day
 * starts at 06:00 apparent solar time, and half of it is daytime.
 */
export const computeSunDay = (
  ut: number,
  spot: GeographicLocation,
  definition: ChartSettings['sunrise'],
  solarTime: number,
): SunDay => createSunDayFunction(spot, definition)(ut, solarTime);

/** The same for several times: sunrise is computed again only for a time on another day. */
export function createSunDayFunction(
  spot: GeographicLocation,
  definition: ChartSettings['sunrise'],
): (ut: number, solarTime: number) => SunDay {
  let bounds: Bounds | null = null;
  return (ut, solarTime) => {
    if (!bounds || ut < bounds.rise || ut >= bounds.nextRise)
      bounds = computeObservedBounds(ut, spot, definition) ?? computeEquinoctialBounds(ut, solarTime);
    return toSunDay(bounds, ut, spot);
  };
}

function toSunDay({ rise, set, nextRise }: Bounds, ut: number, spot: GeographicLocation): SunDay {
  const daylight = ut < set;
  const [from, to] = daylight ? [rise, set] : [set, nextRise];
  return {
    number: computeDayNumber(rise, spot),
    daylight,
    third: Math.floor((3 * (ut - from)) / (to - from)),
    hour: Math.floor((24 * (ut - rise)) / (nextRise - rise)),
  };
}

const computeDayNumber = (ut: number, { longitude }: GeographicLocation) =>
  Math.floor(ut + longitude / 360 + 0.5);

/** The sunrises before and after the instant, and the sunset between them. */
function computeObservedBounds(
  ut: number,
  spot: GeographicLocation,
  definition: ChartSettings['sunrise'],
): Bounds | null {
  const today = computeDayNumber(ut, spot);
  const times = (day: number) => {
    const start = day - 0.5 - spot.longitude / 360;
    return computeSunTimes({ start, end: start + 1, weekday: 0 }, spot, definition);
  };
  const here = times(today);
  const lastSunrise = here.rise !== null && here.rise <= ut;
  const days = lastSunrise ? [here, times(today + 1)] : [times(today - 1), here];
  const [rise, nextRise] = days.map((day) => day.rise);
  const set = days.map((day) => day.set).find((time) => time !== null && time > (rise ?? ut));
  if (rise == null || nextRise == null || set == null) return null;
  return rise <= ut && ut < nextRise && set < nextRise ? { rise, set, nextRise } : null;
}

function computeEquinoctialBounds(ut: number, solarTime: number): Bounds {
  const rise = ut - ((solarTime + 270) % 360) / 360;
  return { rise, set: rise + 0.5, nextRise: rise + 1 };
}
