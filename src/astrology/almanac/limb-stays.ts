/** The stays of Moon and Sun in the parts of the four limbs that change at any hour. Source: Surya Siddhanta 2.64-69. */
import type { LimbStay } from '#src/astrology/contract-almanac.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { findBorderTimes, type FunctionOfTime } from '#src/astrology/motion/root-finding.ts';
import { getPartIndex } from '#src/astrology/zodiac.ts';
import { computeElongation, computeMoonLongitude, computeYogaAngle } from './lights.ts';

/**
 * `stepDays`: shorter than the shortest stay (a tithi lasts 19.5 to 26.8 hours, a nakshatra and a yoga at least 19, a karana
 * half a tithi; the Moon stays in a sign for 2 to 2.6 days). `maxDays`: longer than the longest one.
 */
type Limb = { angle: FunctionOfTime; partCount: number; stepDays: number; maxDays: number };

const LIMBS = {
  tithis: { angle: computeElongation, partCount: 30, stepDays: 0.75, maxDays: 1.15 },
  nakshatras: { angle: computeMoonLongitude, partCount: 27, stepDays: 0.75, maxDays: 1.25 },
  yogas: { angle: computeYogaAngle, partCount: 27, stepDays: 0.7, maxDays: 1.15 },
  karanas: { angle: computeElongation, partCount: 60, stepDays: 0.375, maxDays: 0.6 },
  moonSigns: { angle: computeMoonLongitude, partCount: 12, stepDays: 1.7, maxDays: 2.7 },
} satisfies Record<string, Limb>;

/** All stays that overlap the time from `from` to `to`, days from J2000.0. */
export function listStays(name: keyof typeof LIMBS, from: number, to: number): LimbStay[] {
  const { angle, partCount, stepDays, maxDays } = LIMBS[name];
  const borders = findBorderTimes(angle, partCount, from - maxDays, to + maxDays, stepDays);
  return borders
    .slice(0, -1)
    .map((start, index) => ({ start, end: borders[index + 1]! }))
    .filter(({ start, end }) => end > from && start < to)
    .map(({ start, end }) => ({
      part: getPartIndex(angle((start + end) / 2), partCount) + 1,
      from: formatIso(start),
      to: formatIso(end),
    }));
}
