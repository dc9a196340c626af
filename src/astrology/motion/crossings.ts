/** When a graha passes given degrees of the zodiac: looked for roughly, found exactly. */
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { findRootByNewton, findRoot } from './root-finding.ts';
import type { Motion } from './motion.ts';

/** Degrees of the zodiac that lie `apart` from each other, one of them `at`: the twelve borders, or with 360 a single point. */
export type Marks = { at: number; apart: number };

export type Crossing = {
  /** days from J2000.0 */
  ut: number;
  /** the degrees passed */
  mark: number;
  backwards: boolean;
};

/** In order of time, to a fifth of a second. A dip over a mark and back that lasts only minutes may go unseen. */
export function findCrossings(motion: Motion, from: number, to: number, marks: Marks): Crossing[] {
  const found: Crossing[] = [];
  for (let start = from; start < to;) {
    const here = motion.coarse(start);
    const mark = findNearestMark(here, marks);
    const quiet = (Math.abs(subtractAngles(here, mark)) - 2 * motion.error) / motion.fastest;
    const end = Math.min(start + Math.max(quiet, motion.days), to);
    if (quiet < motion.days) found.push(...findCrossingsOfMark(motion, start, end, mark));
    start = end;
  }
  return found;
}

function findNearestMark(longitude: number, { at, apart }: Marks): number {
  return normalize(at + apart * Math.round((longitude - at) / apart));
}

/** There is at most one station in between, and so at most one dip over the mark and back. */
function findCrossingsOfMark(motion: Motion, start: number, end: number, mark: number): Crossing[] {
  const past = isPast(motion, start, mark);
  const crossing = (from: number, to: number, backwards: boolean) => ({
    ut: findMeeting(motion, from, to, mark),
    mark,
    backwards,
  });
  if (isPast(motion, end, mark) !== past) return [crossing(start, end, past)];
  return findTurns(motion, start, end, mark).flatMap((station) =>
    isPast(motion, station, mark) === past
      ? []
      : [crossing(start, station, past), crossing(station, end, !past)],
  );
}

const isPast = (motion: Motion, ut: number, mark: number): boolean =>
  subtractAngles((isNear(motion, ut, mark) ? motion.longitude : motion.coarse)(ut), mark) >= 0;

/** So near that the coarse longitude may stand on the wrong side. */
const isNear = ({ coarse, error }: Motion, ut: number, mark: number): boolean =>
  Math.abs(subtractAngles(coarse(ut), mark)) < error;

/** The station between the two, where the graha nears the mark and turns from it; exactly where it decides whether the mark is reached. */
function findTurns(motion: Motion, start: number, end: number, mark: number): number[] {
  const { speed, coarseSpeed } = motion;
  if (isNear(motion, start, mark) || isNear(motion, end, mark)) return findZeros(speed, start, end);
  const away = subtractAngles(motion.coarse(start), mark) > 0 ? 1 : -1;
  if (coarseSpeed(start) * away >= 0) return [];
  return findZeros(coarseSpeed, start, end).flatMap((rough) =>
    isNear(motion, rough, mark) ? findZeros(speed, start, end) : [rough],
  );
}

const findZeros = (speed: (ut: number) => number, start: number, end: number): number[] =>
  speed(start) * speed(end) < 0 ? [findRoot(speed, start, end)] : [];

/** A guess good to a minute or two, which the coarse longitude does not reach anyway. */
const GUESS_DAYS = 0.001;

function findMeeting(motion: Motion, start: number, end: number, mark: number): number {
  const off = (ut: number) => subtractAngles(motion.coarse(ut), mark);
  const guess = off(start) * off(end) < 0 ? findRoot(off, start, end, GUESS_DAYS) : (start + end) / 2;
  return findRootByNewton(
    { ...motion, value: (ut) => subtractAngles(motion.longitude(ut), mark) },
    guess,
    start,
    end,
  );
}
