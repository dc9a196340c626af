/** When a graha enters and leaves the signs, with every turn back. */
import type { ChartSettings, Graha, SignStay } from './contract.ts';
import { borderTime, zero } from './border.ts';
import { instantAt, isoOf, utOf } from './instant.ts';
import { DEFAULT_SETTINGS, siderealLongitude, speedOf } from './longitudes.ts';
import { signOf } from './zodiac.ts';

/**
 * `fastest`: more than the degrees it ever goes in a day; in the middle of a sign nothing can happen for long. Near a border a look every
 * `days`: less than between two stations, so that a step holds at most one (the true node turns by the fortnight).
 */
const PACES: Record<Graha, { days: number; fastest: number }> = {
  Sun: { days: 10, fastest: 1.03 },
  Moon: { days: 1, fastest: 15.5 },
  Mars: { days: 10, fastest: 0.82 },
  Mercury: { days: 5, fastest: 2.25 },
  Jupiter: { days: 20, fastest: 0.26 },
  Venus: { days: 10, fastest: 1.3 },
  Saturn: { days: 20, fastest: 0.14 },
  Rahu: { days: 3, fastest: 0.3 },
  Ketu: { days: 3, fastest: 0.3 },
};

/** Stays between two ISO instants. The first and the last are cut at the ends of the search. */
export function signStays(
  graha: Graha,
  from: string,
  to: string,
  wanted: Partial<ChartSettings> = {},
): SignStay[] {
  const motion = motionOf(graha, { ...DEFAULT_SETTINGS, ...wanted });
  const bounds = [utOf(from), ...changes(utOf(from), utOf(to), graha, motion), utOf(to)];
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1]!;
    return {
      sign: signOf(motion.longitude((start + end) / 2)),
      from: isoOf(start),
      to: isoOf(end),
      backwards: index > 0 && motion.speed(start) < 0,
    };
  });
}

type Motion = { longitude: (ut: number) => number; speed: (ut: number) => number };

const motionOf = (graha: Graha, settings: ChartSettings): Motion => ({
  longitude: (ut) => siderealLongitude(graha, instantAt(ut), settings),
  speed: (ut) => speedOf(graha, instantAt(ut), settings),
});

function changes(from: number, to: number, graha: Graha, motion: Motion): number[] {
  const { days, fastest } = PACES[graha];
  const found: number[] = [];
  for (let start = from; start < to;) {
    const degree = motion.longitude(start) % 30;
    const quiet = Math.min(degree, 30 - degree) / fastest;
    const end = Math.min(start + Math.max(quiet, days), to);
    if (quiet < days) found.push(...crossings(start, end, motion));
    start = end;
  }
  return found;
}

/** Between two stations the motion goes one way and leaves a sign at most once: no short dip over a border is missed. */
function crossings(start: number, end: number, motion: Motion): number[] {
  if (motion.speed(start) * motion.speed(end) > 0) return crossing(start, end, motion);
  const station = zero(motion.speed, start, end);
  return [...crossing(start, station, motion), ...crossing(station, end, motion)];
}

const crossing = (start: number, end: number, { longitude }: Motion): number[] =>
  signOf(longitude(start)) === signOf(longitude(end)) ? [] : [borderTime(longitude, 12, start, end)];
