/**
 * Finds when a graha crosses given degrees of the zodiac. Crossings are searched with approximate longitudes and
 * refined with exact ones.
 */
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from './root-finding.ts';
import type { Motion } from './motion.ts';

/**
 * The degrees whose crossings are searched: `origin` and every `spacing` degrees from it, such as the twelve sign
 * borders. A spacing of 360 selects a single point.
 */
export type MarkGrid = { origin: number; spacing: number };

export type Crossing = {
  /** days from J2000.0 */
  ut: number;
  /** the longitude crossed, in degrees */
  mark: number;
  /** whether the graha was in retrograde motion */
  isRetrograde: boolean;
};

/**
 * Crossings in order of time, accurate to a fifth of a second. A graha that crosses a mark and returns within minutes
 * may be missed.
 */
export function findCrossings(motion: Motion, from: number, to: number, marks: MarkGrid): Crossing[] {
  const crossings: Crossing[] = [];
  for (let start = from; start < to;) {
    const longitude = motion.approximateLongitude(start);
    const mark = findNearestMark(longitude, marks);
    const daysToMark =
      (Math.abs(subtractAngles(longitude, mark)) - 2 * motion.maxErrorDegrees) / motion.maxSpeed;
    const end = Math.min(start + Math.max(daysToMark, motion.stepDays), to);
    if (daysToMark < motion.stepDays) crossings.push(...findCrossingsOfMark(motion, start, end, mark));
    start = end;
  }
  return crossings;
}

function findNearestMark(longitude: number, { origin, spacing }: MarkGrid): number {
  return normalize(origin + spacing * Math.round((longitude - origin) / spacing));
}

/** The interval contains at most one station, so the mark is crossed at most twice. */
function findCrossingsOfMark(motion: Motion, start: number, end: number, mark: number): Crossing[] {
  const isStartPast = isPast(motion, start, mark);
  const createCrossing = (from: number, to: number, isRetrograde: boolean) => ({
    ut: findCrossingTime(motion, from, to, mark),
    mark,
    isRetrograde,
  });
  if (isPast(motion, end, mark) !== isStartPast) return [createCrossing(start, end, isStartPast)];
  return findStationsNearMark(motion, start, end, mark).flatMap((station) =>
    isPast(motion, station, mark) === isStartPast
      ? []
      : [createCrossing(start, station, isStartPast), createCrossing(station, end, !isStartPast)],
  );
}

/** Whether the graha has passed the mark in the order of the signs, by at most half the zodiac. */
const isPast = (motion: Motion, ut: number, mark: number): boolean =>
  subtractAngles((isNear(motion, ut, mark) ? motion.longitude : motion.approximateLongitude)(ut), mark) >= 0;

/** Whether the graha is so near the mark that the approximate longitude may be on the wrong side. */
const isNear = ({ approximateLongitude, maxErrorDegrees }: Motion, ut: number, mark: number): boolean =>
  Math.abs(subtractAngles(approximateLongitude(ut), mark)) < maxErrorDegrees;

/**
 * Finds the station between the two times at which the graha turns back near the mark. It is computed exactly if the
 * approximate one does not decide whether the graha reaches the mark.
 */
function findStationsNearMark(motion: Motion, start: number, end: number, mark: number): number[] {
  const { speed, approximateSpeed } = motion;
  if (isNear(motion, start, mark) || isNear(motion, end, mark)) return findZeros(speed, start, end);
  const direction = subtractAngles(motion.approximateLongitude(start), mark) > 0 ? 1 : -1;
  if (approximateSpeed(start) * direction >= 0) return [];
  return findZeros(approximateSpeed, start, end).flatMap((approximateStation) =>
    isNear(motion, approximateStation, mark) ? findZeros(speed, start, end) : [approximateStation],
  );
}

const findZeros = (speed: (ut: number) => number, start: number, end: number): number[] =>
  speed(start) * speed(end) < 0 ? [findRoot(speed, start, end)] : [];

/** About 1.5 minutes: the approximate longitude allows no better estimate. */
const ESTIMATE_PRECISION_DAYS = 0.001;

function findCrossingTime(motion: Motion, start: number, end: number, mark: number): number {
  const computeDifference = (ut: number) => subtractAngles(motion.approximateLongitude(ut), mark);
  const estimate =
    computeDifference(start) * computeDifference(end) < 0
      ? findRoot(computeDifference, start, end, ESTIMATE_PRECISION_DAYS)
      : (start + end) / 2;
  return findRootByNewton(
    { ...motion, value: (ut) => subtractAngles(motion.longitude(ut), mark) },
    estimate,
    start,
    end,
  );
}
