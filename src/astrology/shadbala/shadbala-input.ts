/** Computes the input of shadbala from a chart. All values are in degrees unless stated otherwise. */
import { subtractAngles, normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { computeAscendantAndMidheaven } from '#src/astrology/ephemeris/ascendant.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { computeTilt } from '#src/astrology/ephemeris/frame.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createLagnaFunction } from '#src/astrology/ephemeris/longitudes.ts';
import { computeMeanLongitudes, type MeanLongitudes } from './mean-longitudes.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';
import { type SunDay, computeSunDay, createSunDayFunction } from './sun-day.ts';

export type ShadbalaInput = {
  /** sidereal, like lagna, midheaven and meanLongitudes */
  longitudes: PerGraha;
  lagna: number;
  midheaven: number;
  meanLongitudes: MeanLongitudes;
  ayanamsa: number;
  obliquity: number;
  /** local apparent solar time in degrees since midnight: 180 at apparent noon */
  solarTime: number;
  day: SunDay;
};

/** @param lagna sidereal longitude of the lagna of the chart */
export function computeShadbalaInput(chart: Chart, lagna: number): ShadbalaInput {
  const { latitude, longitude, ayanamsaDegrees: ayanamsa, grahas } = chart;
  const instant = toInstant(parseUt(chart.utc));
  const { obliquity, nutation, siderealTime } = computeTilt(instant);
  const ascension = computeRightAscension(grahas.Sun.longitude + ayanamsa + nutation, obliquity);
  const solarTime = normalize(siderealTime + longitude - ascension + 180);
  const sunDay = computeSunDay(instant.ut, { latitude, longitude }, chart.settings.sunrise, solarTime);
  return {
    longitudes: mapGrahas((graha) => grahas[graha].longitude),
    lagna,
    midheaven: normalize(computeAscendantAndMidheaven(instant, latitude, longitude).midheaven - ayanamsa),
    meanLongitudes: computeMeanLongitudes(instant, ayanamsa),
    ayanamsa,
    obliquity,
    solarTime,
    day: { ...sunDay, dayNumber: moveToWeekday(chart.panchang.vara, sunDay.dayNumber) },
  };
}

/**
 * Creates a function that computes the input for a birth some minutes earlier or later than that of the chart. Slow
 * values are extrapolated linearly, and expensive ones are reused. The result is accurate within an hour of the birth.
 */
export function createShadbalaInputFunction(chart: Chart, lagna: number): (minutes: number) => ShadbalaInput {
  const atBirth = computeShadbalaInput(chart, lagna);
  const { ayanamsaDegrees: ayanamsa, grahas, settings } = chart;
  const birthUt = parseUt(chart.utc);
  const computeLagna = createLagnaFunction(toInstant(birthUt), chart, settings);
  const computeDay = createSunDayFunction(chart, settings.sunrise);
  const weekdayCorrection = atBirth.day.dayNumber - computeDay(birthUt, atBirth.solarTime).dayNumber;
  return (minutes) => {
    const [ut, elapsedDays] = [birthUt + minutes / 1440, minutes / 1440];
    const { ascendant, midheaven } = computeLagna(ut);
    const solarTime = normalize(atBirth.solarTime + 360 * elapsedDays);
    const sunDay = computeDay(ut, solarTime);
    return {
      ...atBirth,
      longitudes: mapGrahas((graha) =>
        normalize(grahas[graha].longitude + grahas[graha].speed * elapsedDays),
      ),
      lagna: ascendant,
      midheaven,
      meanLongitudes: computeMeanLongitudes(toInstant(ut), ayanamsa),
      solarTime,
      day: { ...sunDay, dayNumber: sunDay.dayNumber + weekdayCorrection },
    };
  };
}

/**
 * Returns the day nearest to `dayNumber` that has the weekday of the panchang, which takes time zone and date line into
 * account. Day 0, 1 January 2000, was a Saturday.
 */
function moveToWeekday(vara: number, dayNumber: number): number {
  const daysAhead = (((vara - dayNumber) % 7) + 7) % 7;
  return dayNumber + (daysAhead > 3 ? daysAhead - 7 : daysAhead);
}

const computeRightAscension = (longitude: number, obliquity: number): number =>
  Math.atan2(Math.sin(longitude * RAD) * Math.cos(obliquity * RAD), Math.cos(longitude * RAD)) / RAD;

/** Measures the angle between two longitudes, 0 to 180 degrees. */
export const measureArc = (a: number, b: number): number => Math.abs(subtractAngles(a, b));
