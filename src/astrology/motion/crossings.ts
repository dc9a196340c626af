/** When a graha passes given degrees of the zodiac: looked for roughly, found exactly. */
import { difference, normalize } from '#src/astrology/ephemeris/angle.ts';
import { nearZero, zero } from './border.ts';
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
export function crossings(motion: Motion, from: number, to: number, marks: Marks): Crossing[] {
  const found: Crossing[] = [];
  for (let start = from; start < to;) {
    const here = motion.coarse(start);
    const mark = nearest(here, marks);
    const quiet = (Math.abs(difference(here, mark)) - 2 * motion.error) / motion.fastest;
    const end = Math.min(start + Math.max(quiet, motion.days), to);
    if (quiet < motion.days) found.push(...within(motion, start, end, mark));
    start = end;
  }
  return found;
}

function nearest(longitude: number, { at, apart }: Marks): number {
  return normalize(at + apart * Math.round((longitude - at) / apart));
}

/** There is at most one station in between, and so at most one dip over the mark and back. */
function within(motion: Motion, start: number, end: number, mark: number): Crossing[] {
  const past = isPast(motion, start, mark);
  const crossing = (from: number, to: number, backwards: boolean) => ({
    ut: meeting(motion, from, to, mark),
    mark,
    backwards,
  });
  if (isPast(motion, end, mark) !== past) return [crossing(start, end, past)];
  return turnsAt(motion, start, end, mark).flatMap((station) =>
    isPast(motion, station, mark) === past
      ? []
      : [crossing(start, station, past), crossing(station, end, !past)],
  );
}

const isPast = (motion: Motion, ut: number, mark: number): boolean =>
  difference((isNear(motion, ut, mark) ? motion.longitude : motion.coarse)(ut), mark) >= 0;

/** So near that the coarse longitude may stand on the wrong side. */
const isNear = ({ coarse, error }: Motion, ut: number, mark: number): boolean =>
  Math.abs(difference(coarse(ut), mark)) < error;

/** The station between the two, where the graha nears the mark and turns from it; exactly where it decides whether the mark is reached. */
function turnsAt(motion: Motion, start: number, end: number, mark: number): number[] {
  const { speed, coarseSpeed } = motion;
  if (isNear(motion, start, mark) || isNear(motion, end, mark)) return zeros(speed, start, end);
  const away = difference(motion.coarse(start), mark) > 0 ? 1 : -1;
  if (coarseSpeed(start) * away >= 0) return [];
  return zeros(coarseSpeed, start, end).flatMap((rough) =>
    isNear(motion, rough, mark) ? zeros(speed, start, end) : [rough],
  );
}

const zeros = (speed: (ut: number) => number, start: number, end: number): number[] =>
  speed(start) * speed(end) < 0 ? [zero(speed, start, end)] : [];

/** A guess good to a minute or two, which the coarse longitude does not reach anyway. */
const GUESS_DAYS = 0.001;

function meeting(motion: Motion, start: number, end: number, mark: number): number {
  const off = (ut: number) => difference(motion.coarse(ut), mark);
  const guess = off(start) * off(end) < 0 ? zero(off, start, end, GUESS_DAYS) : (start + end) / 2;
  return nearZero({ ...motion, value: (ut) => difference(motion.longitude(ut), mark) }, guess, start, end);
}
