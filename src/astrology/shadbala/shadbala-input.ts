/** The inputs of shadbala, in degrees. */
import { subtractAngles, normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeAngles } from '#src/astrology/ephemeris/ascendant.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { computeTilt } from '#src/astrology/ephemeris/frame.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createHorizonFunction } from '#src/astrology/ephemeris/longitudes.ts';
import { computeMeanLongitudes, type MeanLongitudes } from './mean-longitudes.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import { type SunDay, computeSunDay, createSunDayFunction } from './sun-day.ts';

export type ShadbalaInput = {
  /** sidereal, like lagna, midheaven and means */
  longitudes: PerGraha;
  lagna: number;
  midheaven: number;
  means: MeanLongitudes;
  ayanamsa: number;
  obliquity: number;
  /** local apparent solar time in degrees since midnight: 180 at apparent noon */
  solarTime: number;
  day: SunDay;
};

/** Of a chart with a lagna. */
export function computeShadbalaInput(chart: Chart, lagna: number): ShadbalaInput {
  const { latitude, longitude, ayanamsaDegrees: ayanamsa, grahas } = chart;
  const instant = toInstant(parseUt(chart.utc));
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  const ascension = computeRightAscension(grahas.Sun.longitude + ayanamsa + nutation, obliquity);
  const solarTime = normalize(siderealTime + longitude - ascension + 180);
  const day = computeSunDay(instant.ut, { latitude, longitude }, chart.settings.sunrise, solarTime);
  return {
    longitudes: mapGrahas((graha) => grahas[graha].longitude),
    lagna,
    midheaven: normalize(computeAngles(instant, latitude, longitude).midheaven - ayanamsa),
    means: computeMeanLongitudes(instant, ayanamsa),
    ayanamsa,
    obliquity,
    solarTime,
    day: { ...day, number: alignToWeekday(chart.panchang.vara, day.number) },
  };
}

/**
 * The same for births some minutes earlier or later: slow values are extrapolated linearly, and expensive ones are
 * reused. Accurate for an hour.
 */
export function createShadbalaInputFunction(chart: Chart, lagna: number): (minutes: number) => ShadbalaInput {
  const here = computeShadbalaInput(chart, lagna);
  const { ayanamsaDegrees: ayanamsa, grahas, settings } = chart;
  const start = parseUt(chart.utc);
  const horizon = createHorizonFunction(toInstant(start), chart, settings);
  const days = createSunDayFunction(chart, settings.sunrise);
  const weekday = here.day.number - days(start, here.solarTime).number;
  return (minutes) => {
    const [ut, past] = [start + minutes / 1440, minutes / 1440];
    const { ascendant, midheaven } = horizon(ut);
    const solarTime = normalize(here.solarTime + 360 * past);
    const day = days(ut, solarTime);
    return {
      ...here,
      longitudes: mapGrahas((graha) => normalize(grahas[graha].longitude + grahas[graha].speed * past)),
      lagna: ascendant,
      midheaven,
      means: computeMeanLongitudes(toInstant(ut), ayanamsa),
      solarTime,
      day: { ...day, number: day.number + weekday },
    };
  };
}

/**
 * The day nearest to `number` that has the weekday of the panchang, which accounts for time zone and date line. Day
 * 0 was a Saturday.
 */
function alignToWeekday(vara: number, number: number): number {
  const ahead = (((vara - number) % 7) + 7) % 7;
  return number + (ahead > 3 ? ahead - 7 : ahead);
}

const computeRightAscension = (longitude: number, obliquity: number): number =>
  Math.atan2(Math.sin(longitude * RAD) * Math.cos(obliquity * RAD), Math.cos(longitude * RAD)) / RAD;

/** The angle between two points, 0 to 180 degrees. */
export const measureArc = (a: number, b: number): number => Math.abs(subtractAngles(a, b));
