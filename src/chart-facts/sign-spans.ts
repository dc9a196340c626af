/** The signs of the Sun and of the lagna during one civil day. */
import { formatIso, MINUTE_DAYS, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import {
  computeSiderealLongitude,
  createLagnaFunction,
  DEFAULT_SETTINGS,
  type GeographicLocation,
} from '#src/astrology/ephemeris/longitudes.ts';
import { findBorderTimes, type FunctionOfTime } from '#src/astrology/motion/root-finding.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import type { SignSpan } from './contract.ts';
import type { Day } from './minute-spans.ts';

export function listSunSpans(day: Day): SignSpan[] {
  const computeLongitude: FunctionOfTime = (ut) =>
    computeSiderealLongitude('Sun', toInstant(ut), DEFAULT_SETTINGS);
  return listSpans(day, computeLongitude, 1);
}

/** Beyond this latitude the ecliptic can lie in the horizon, and a sign may not rise at all. */
const MAX_LATITUDE = 66;
/** A function of the lagna is accurate near the instant for which it is created, so each of these parts of the day has one. */
const LAGNA_HOURS = 4;
/** Shorter than the time in which a sign rises below the polar circles. */
const LAGNA_STEP_DAYS = 4 * MINUTE_DAYS;

export function listLagnaSpans(day: Day, location: GeographicLocation): SignSpan[] {
  if (Math.abs(location.latitude) > MAX_LATITUDE) return [];
  return listSpans(day, createLagnaFunctionOfDay(day, location), LAGNA_STEP_DAYS);
}

function createLagnaFunctionOfDay({ from }: Day, location: GeographicLocation): FunctionOfTime {
  const start = parseUt(from);
  const functions = new Map<number, ReturnType<typeof createLagnaFunction>>();
  return (ut) => {
    const part = Math.floor(((ut - start) * 24) / LAGNA_HOURS);
    const middle = start + ((part + 0.5) * LAGNA_HOURS) / 24;
    const computeLagna =
      functions.get(part) ?? createLagnaFunction(toInstant(middle), location, DEFAULT_SETTINGS);
    functions.set(part, computeLagna);
    return computeLagna(ut).ascendant;
  };
}

function listSpans({ from, to }: Day, computeLongitude: FunctionOfTime, stepDays: number): SignSpan[] {
  const [start, end] = [parseUt(from), parseUt(to)];
  const bounds = [start, ...findBorderTimes(computeLongitude, 12, start, end, stepDays), end];
  return bounds.slice(0, -1).map((spanStart, index) => {
    const spanEnd = bounds[index + 1]!;
    return {
      sign: getSign(computeLongitude((spanStart + spanEnd) / 2)),
      from: formatIso(spanStart),
      to: formatIso(spanEnd),
    };
  });
}
