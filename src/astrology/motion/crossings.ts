/**
 * Finds when a graha crosses given degrees of the zodiac: searched with approximate longitudes, refined with exact
 * ones.
 */
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from './root-finding.ts';
import type { Motion } from './motion.ts';

/**
 * Marks in degrees: `origin` and every `spacing` from it, such as the twelve sign borders; 360 for a single point.
 */
export type MarkGrid = { origin: number; spacing: number };

export type Crossing = {
  /** days from J2000.0 */
  ut: number;
  /** the degrees crossed */
  mark: number;
  backwards: boolean;
};

/**
 * In order of time, accurate to a fifth of a second. Two crossings within minutes, there and back, may be missed.
 */
export function findCrossings(motion: Motion, from: number, to: number, marks: MarkGrid): Crossing[] {
  const crossings: Crossing[] = [];
  for (let start = from; start < to;) {
    const longitude = motion.approximate(start);
    const mark = findNearestMark(longitude, marks);
    const daysToMark = (Math.abs(subtractAngles(longitude, mark)) - 2 * motion.error) / motion.maxSpeed;
    const end = Math.min(start + Math.max(daysToMark, motion.stepDays), to);
    if (daysToMark < motion.stepDays) crossings.push(...findCrossingsOfMark(motion, start, end, mark));
    start = end;
  }
  return crossings;
}

function findNearestMark(longitude: number, { origin, spacing }: MarkGrid): number {
  return normalize(origin + spacing * Math.round((longitude - origin) / spacing));
}

/** There is at most one station in between, so at most one crossing and return. */
function findCrossingsOfMark(motion: Motion, start: number, end: number, mark: number): Crossing[] {
  const startsPast = isPast(motion, start, mark);
  const crossing = (from: number, to: number, backwards: boolean) => ({
    ut: findMeeting(motion, from, to, mark),
    mark,
    backwards,
  });
  if (isPast(motion, end, mark) !== startsPast) return [crossing(start, end, startsPast)];
  return findTurns(motion, start, end, mark).flatMap((station) =>
    isPast(motion, station, mark) === startsPast
      ? []
      : [crossing(start, station, startsPast), crossing(station, end, !startsPast)],
  );
}

const isPast = (motion: Motion, ut: number, mark: number): boolean =>
  subtractAngles((isNear(motion, ut, mark) ? motion.longitude : motion.approximate)(ut), mark) >= 0;

/** So near that the approximate longitude may be on the wrong side. */
const isNear = ({ approximate, error }: Motion, ut: number, mark: number): boolean =>
  Math.abs(subtractAngles(approximate(ut), mark)) < error;

/**
 * The station between the two times where the graha turns back near the mark; computed exactly if it decides
 * whether the mark is reached.
 */
function findTurns(motion: Motion, start: number, end: number, mark: number): number[] {
  const { speed, approximateSpeed } = motion;
  if (isNear(motion, start, mark) || isNear(motion, end, mark)) return findZeros(speed, start, end);
  const direction = subtractAngles(motion.approximate(start), mark) > 0 ? 1 : -1;
  if (approximateSpeed(start) * direction >= 0) return [];
  return findZeros(approximateSpeed, start, end).flatMap((approximateStation) =>
    isNear(motion, approximateStation, mark) ? findZeros(speed, start, end) : [approximateStation],
  );
}

const findZeros = (speed: (ut: number) => number, start: number, end: number): number[] =>
  speed(start) * speed(end) < 0 ? [findRoot(speed, start, end)] : [];

/** Accuracy of the estimate, a minute or two: the approximate longitude is not better. */
const GUESS_DAYS = 0.001;

function findMeeting(motion: Motion, start: number, end: number, mark: number): number {
  const difference = (ut: number) => subtractAngles(motion.approximate(ut), mark);
  const estimate =
    difference(start) * difference(end) < 0
      ? findRoot(difference, start, end, GUESS_DAYS)
      : (start + end) / 2;
  return findRootByNewton(
    { ...motion, value: (ut) => subtractAngles(motion.longitude(ut), mark) },
    estimate,
    start,
    end,
  );
}
