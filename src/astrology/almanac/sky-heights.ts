/** Heights of Sun and Moon above the horizon, for the drawing of a day. Source of the positions: astronomy-engine (MIT). */
import { Body, Equator, MakeTime, Observer, SiderealTime } from 'astronomy-engine';
import { normalize, RAD, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { EARTH_TURN_PER_DAY } from '#src/astrology/ephemeris/frame.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
import { computeElongation } from './lights.ts';

/** Degrees at equal steps from the beginning to the end; `elongation`: degrees from Sun to Moon in the middle. */
export type SkyHeights = { sun: number[]; moon: number[]; elongation: number };

/** Half an hour on most days. */
const STEPS = 48;

/** @param from, to days from J2000.0, about a day apart */
export function computeSkyHeights(from: number, to: number, place: GeographicLocation): SkyHeights {
  const times = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const siderealDegrees = SiderealTime(MakeTime(from)) * 15 + place.longitude;
  const computeHeights = (body: Body) => {
    const computePosition = interpolatePosition(body, from, to, place);
    return times.map((ut) => {
      const { ascension, declination } = computePosition(ut);
      const hourAngle = siderealDegrees + EARTH_TURN_PER_DAY * (ut - from) - ascension;
      return computeHeight(hourAngle, declination, place.latitude);
    });
  };
  return {
    sun: computeHeights(Body.Sun),
    moon: computeHeights(Body.Moon),
    elongation: Math.round(computeElongation((from + to) / 2)),
  };
}

/** A parabola through three positions: within a tenth of a degree, which is less than a pixel of the drawing. */
function interpolatePosition(
  body: Body,
  from: number,
  to: number,
  { latitude, longitude }: GeographicLocation,
) {
  const observer = new Observer(latitude, longitude, 0);
  const half = (to - from) / 2;
  const positions = [from, from + half, to].map((ut) => {
    const { ra, dec } = Equator(body, MakeTime(ut), observer, true, true);
    return { ascension: ra * 15, declination: dec };
  });
  const start = positions[0]!.ascension;
  const ascension = fitParabola(positions.map((one) => start + subtractAngles(one.ascension, start)));
  const declination = fitParabola(positions.map((one) => one.declination));
  return (ut: number) => {
    const x = (ut - from) / half;
    return { ascension: normalize(ascension(x)), declination: declination(x) };
  };
}

/** Through the values at 0, 1 and 2. */
function fitParabola([a, b, c]: number[]): (x: number) => number {
  const [first, second] = [b! - a!, c! - 2 * b! + a!];
  return (x) => a! + first * x + (second * x * (x - 1)) / 2;
}

/** To a tenth of a degree. */
function computeHeight(hourAngle: number, declination: number, latitude: number): number {
  const [phi, delta, hour] = [latitude * RAD, declination * RAD, hourAngle * RAD];
  const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour);
  return Math.round((Math.asin(sine) / RAD) * 10) / 10;
}
