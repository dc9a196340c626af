/** When a graha enters and leaves the signs, with every turn back. */
import type { ChartSettings, Graha, SignStay } from './contract.ts';
import { edge } from './edge.ts';
import { instantAt, isoOf, utOf } from './instant.ts';
import { DEFAULT_SETTINGS, siderealLongitude, speedOf } from './longitudes.ts';
import { signOf } from './zodiac.ts';

/**
 * Days between two looks: less than between two stations, so that a step holds at most one (the true node turns by the fortnight).
 * `reach`: more than the degrees the graha can go in a step.
 */
const STEPS: Record<Graha, { days: number; reach: number }> = {
  Sun: { days: 10, reach: 10.5 },
  Moon: { days: 1, reach: 15.5 },
  Mars: { days: 10, reach: 8 },
  Mercury: { days: 5, reach: 11.5 },
  Jupiter: { days: 20, reach: 5 },
  Venus: { days: 10, reach: 13 },
  Saturn: { days: 20, reach: 3 },
  Rahu: { days: 3, reach: 1.5 },
  Ketu: { days: 3, reach: 1.5 },
};

/** Stays between two ISO instants. The first and the last are cut at the ends of the search. */
export function signStays(
  graha: Graha,
  from: string,
  to: string,
  wanted: Partial<ChartSettings> = {},
): SignStay[] {
  const motion = motionOf(graha, { ...DEFAULT_SETTINGS, ...wanted });
  const changes = entries(utOf(from), utOf(to), STEPS[graha], motion);
  const bounds = [utOf(from), ...changes, utOf(to)];
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1]!;
    return {
      sign: signOf(motion.longitude((start + end) / 2)),
      from: isoOf(start),
      to: isoOf(end),
      backwards: index > 0 && !motion.direct(start),
    };
  });
}

type Motion = { longitude: (ut: number) => number; direct: (ut: number) => boolean };

const motionOf = (graha: Graha, settings: ChartSettings): Motion => ({
  longitude: (ut) => siderealLongitude(graha, instantAt(ut), settings),
  direct: (ut) => speedOf(graha, instantAt(ut), settings) >= 0,
});

function entries(
  from: number,
  to: number,
  { days, reach }: { days: number; reach: number },
  motion: Motion,
): number[] {
  const found: number[] = [];
  for (let start = from; start < to; start += days) {
    const degree = motion.longitude(start) % 30;
    if (degree > reach && degree < 30 - reach) continue;
    found.push(...crossings(start, Math.min(start + days, to), motion));
  }
  return found;
}

/** Between two stations the motion goes one way and leaves a sign at most once: no short dip over a border is missed. */
function crossings(start: number, end: number, motion: Motion): number[] {
  const direct = motion.direct(start);
  if (motion.direct(end) === direct) return crossing(start, end, motion);
  const station = edge((ut) => motion.direct(ut) === direct, start, end);
  return [...crossing(start, station, motion), ...crossing(station, end, motion)];
}

function crossing(start: number, end: number, { longitude }: Motion): number[] {
  const here = signOf(longitude(start));
  const same = (ut: number) => signOf(longitude(ut)) === here;
  return same(end) ? [] : [edge(same, start, end)];
}
