/**
 * Lists the positions of the Moon between two times as far as matching distinguishes them: padas, and halves of signs, on
 * which vashya depends.
 */
import type { ChartSettings, Point } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createLongitudeInterpolator, type TimeSpan } from '#src/astrology/motion/longitude-interpolator.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { PADA_COUNT, toPoint } from '#src/astrology/zodiac.ts';

/** The Moon in the middle of a stay. For a birth from `from` up to `to` all kootas and poruthams are those of this Moon. */
export type MatchingStay = { moon: Point; from: string; to: string };

/** Half padas of 1°40′: every ninth of their borders is the middle of a sign. */
const HALF_PADA_COUNT = 2 * PADA_COUNT;
const HALF_PADAS_OF_SIGN = HALF_PADA_COUNT / 12;

/** Shorter than the stay of the Moon in half a pada, which takes at least two and a half hours. */
const STEP_DAYS = 2 / 24;

/** @param span such as a civil day */
export function listMatchingStays(span: TimeSpan, settings?: ChartSettings): MatchingStay[] {
  const computeMoonLongitude = createLongitudeInterpolator('Moon', span, settings);
  const [start, end] = [parseUt(span.from), parseUt(span.to)];
  const borders = findBorderTimes(computeMoonLongitude, HALF_PADA_COUNT, start, end, STEP_DAYS).filter((ut) =>
    isBorderOfMatching(computeMoonLongitude(ut)),
  );
  const bounds = [start, ...borders, end];
  return bounds.slice(0, -1).map((ut, index) => {
    const next = bounds[index + 1]!;
    return {
      moon: toPoint(computeMoonLongitude((ut + next) / 2)),
      from: formatIso(ut),
      to: formatIso(next),
    };
  });
}

/** @param longitude of the Moon at the border of half a pada */
function isBorderOfMatching(longitude: number): boolean {
  const border = Math.round((longitude * HALF_PADA_COUNT) / 360);
  const isPadaBorder = border % 2 === 0;
  return isPadaBorder || border % HALF_PADAS_OF_SIGN === HALF_PADAS_OF_SIGN / 2;
}
