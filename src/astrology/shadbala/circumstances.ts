/** Everything the strengths are weighed by, in plain degrees. */
import { difference, normalize, RAD } from '#src/astrology/ephemeris/angle.ts';
import { anglesAt } from '#src/astrology/ephemeris/ascendant.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { tiltAt } from '#src/astrology/ephemeris/frame.ts';
import { instantAt, utOf } from '#src/astrology/ephemeris/instant.ts';
import { horizonAround } from '#src/astrology/ephemeris/longitudes.ts';
import { meanLongitudes, type MeanLongitudes } from './mean-longitudes.ts';
import { bySeven, type BySeven } from './seven.ts';
import { type SunDay, sunDay, sunDays } from './sun-day.ts';

export type Circumstances = {
  /** sidereal, as are lagna, midheaven and means */
  longitudes: BySeven;
  lagna: number;
  midheaven: number;
  means: MeanLongitudes;
  ayanamsa: number;
  obliquity: number;
  /** the Sun's turn since midnight by the Sun itself: 180 at apparent noon */
  solarTime: number;
  day: SunDay;
};

/** Of a chart with a lagna. */
export function circumstancesOf(chart: Chart, lagna: number): Circumstances {
  const { latitude, longitude, ayanamsaDegrees: ayanamsa, grahas } = chart;
  const instant = instantAt(utOf(chart.utc));
  const { obliquity, nutation, siderealTime } = tiltAt(instant);
  const ascension = rightAscension(grahas.Sun.longitude + ayanamsa + nutation, obliquity);
  const solarTime = normalize(siderealTime + longitude - ascension + 180);
  const day = sunDay(instant.ut, { latitude, longitude }, chart.settings.sunrise, solarTime);
  return {
    longitudes: bySeven((graha) => grahas[graha].longitude),
    lagna,
    midheaven: normalize(anglesAt(instant, latitude, longitude).midheaven - ayanamsa),
    means: meanLongitudes(instant, ayanamsa),
    ayanamsa,
    obliquity,
    solarTime,
    day: { ...day, number: onWeekday(chart.panchang.vara, day.number) },
  };
}

/** The same for births some minutes earlier or later: what is slow goes on evenly, and the dear parts are kept. Good for an hour. */
export function circumstancesAround(chart: Chart, lagna: number): (minutes: number) => Circumstances {
  const here = circumstancesOf(chart, lagna);
  const { ayanamsaDegrees: ayanamsa, grahas, settings } = chart;
  const start = utOf(chart.utc);
  const horizon = horizonAround(instantAt(start), chart, settings);
  const days = sunDays(chart, settings.sunrise);
  const weekday = here.day.number - days(start, here.solarTime).number;
  return (minutes) => {
    const [ut, past] = [start + minutes / 1440, minutes / 1440];
    const { ascendant, midheaven } = horizon(ut);
    const solarTime = normalize(here.solarTime + 360 * past);
    const day = days(ut, solarTime);
    return {
      ...here,
      longitudes: bySeven((graha) => normalize(grahas[graha].longitude + grahas[graha].speed * past)),
      lagna: ascendant,
      midheaven,
      means: meanLongitudes(instantAt(ut), ayanamsa),
      solarTime,
      day: { ...day, number: day.number + weekday },
    };
  };
}

/** The day nearest to `number` that bears the weekday of the panchang, which alone knows the clock and the date line. Day 0 was a Saturday. */
function onWeekday(vara: number, number: number): number {
  const ahead = (((vara - number) % 7) + 7) % 7;
  return number + (ahead > 3 ? ahead - 7 : ahead);
}

const rightAscension = (longitude: number, obliquity: number): number =>
  Math.atan2(Math.sin(longitude * RAD) * Math.cos(obliquity * RAD), Math.cos(longitude * RAD)) / RAD;

/** The degrees between two points, 0 to 180. */
export const arc = (a: number, b: number): number => Math.abs(difference(a, b));
