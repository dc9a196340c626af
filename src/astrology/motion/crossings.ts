/** When a graha passes given degrees of the zodiac: looked for roughly, found exactly. */
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from './root-finding.ts';
import type { Motion } from './motion.ts';

/** Degrees of the zodiac that lie `apart` from each other, one of them `at`: the twelve borders, or with 360 a single point. */
export type MarkGrid = { origin: number; spacing: number };

export type Crossing = {
  /** days from J2000.0 */
  ut: number;
  /** the degrees passed */
  mark: number;
  backwards: boolean;
};

/** In order of time, to a fifth of a second. A dip over a mark and back that lasts only minutes may go unseen. */
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

/** There is at most one station in between, and so at most one dip over the mark and back. */
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

/** So near that the coarse longitude may stand on the wrong side. */
const isNear = ({ approximate, error }: Motion, ut: number, mark: number): boolean =>
  Math.abs(subtractAngles(approximate(ut), mark)) < error;

/** The station between the two, where the graha nears the mark and turns from it; exactly where it decides whether the mark is reached. */
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

/** A guess good to a minute or two, which the coarse longitude does not reach anyway. */
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
