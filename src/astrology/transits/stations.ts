/** When the planets stand still and turn. */
import { PRECESSION_A_DAY } from '#src/astrology/ephemeris/ayanamsa.ts';
import { inBlocks } from '#src/astrology/motion/blocks.ts';
import { nearZero, zero } from '#src/astrology/motion/border.ts';
import type { Station } from '#src/astrology/contract-transits.ts';
import type { ChartSettings } from '#src/astrology/contract.ts';
import { tiltAt } from '#src/astrology/ephemeris/frame.ts';
import { instantAt, isoOf, utOf } from '#src/astrology/ephemeris/instant.ts';
import { speedOf } from '#src/astrology/ephemeris/longitudes.ts';
import { motionOf } from '#src/astrology/motion/motion.ts';
import { pointAt } from '#src/astrology/zodiac.ts';

export type Turning = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

/**
 * Stations between two ISO instants, as the almanacs count them: against the true equinox. Against the stars Saturn turns half an hour earlier to
 * retrograde and half an hour later to direct motion, Mars five minutes. To some minutes: there the theory's own speed counts.
 */
export const stations = (graha: Turning, from: string, to: string, settings: ChartSettings): Station[] =>
  inBlocks(`${graha} stations ${settings.ayanamsa}`, utOf(from), utOf(to), (start, end) =>
    found(graha, start, end, settings),
  ).map(({ station }) => ({ ...station }));

type Found = { ut: number; station: Station };

function found(graha: Turning, from: number, to: number, settings: ChartSettings): Found[] {
  const { days, coarseSpeed, longitude } = motionOf(graha, settings);
  const roughly = (ut: number) => coarseSpeed(ut) + PRECESSION_A_DAY;
  const steps = Array.from({ length: Math.ceil((to - from) / days) }, (_, step) => from + step * days);
  return steps
    .map((start) => [start, Math.min(start + days, to)] as const)
    .filter(([start, end]) => roughly(start) >= 0 !== roughly(end) >= 0)
    .map(([start, end]) => {
      const ut = standstill(graha, zero(roughly, start, end), roughly, settings);
      const { longitude: at, sign } = pointAt(longitude(ut));
      const turns = roughly(start) >= 0 ? 'retrograde' : 'direct';
      return { ut, station: { graha, at: isoOf(ut), turns, longitude: at, sign } };
    });
}

/** The coarse station is right to some hours. */
const AROUND_DAYS = 2;

function standstill(
  graha: Turning,
  guess: number,
  roughly: (ut: number) => number,
  settings: ChartSettings,
): number {
  const value = (ut: number) => speedOf(graha, instantAt(ut), settings) + PRECESSION_A_DAY + nodding(ut);
  const slope = (ut: number, days: number) => (roughly(ut + days / 2 + 1) - roughly(ut + days / 2 - 1)) / 2;
  return nearZero({ value, slope, trusted: 0.001 }, guess, guess - AROUND_DAYS, guess + AROUND_DAYS);
}

/** Degrees a day by which the equinox nods: it moves Saturn's stations by ten minutes. */
const nodding = (ut: number): number =>
  tiltAt(instantAt(ut + 0.5)).nutation - tiltAt(instantAt(ut - 0.5)).nutation;
