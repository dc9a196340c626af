/** Manglik on a day of birth whose time is unknown: it changes when Mars or a graha from which it is judged changes its sign. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, ChartSettings, Graha } from '#src/astrology/contract.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import { formatIso, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { findBorderTime } from '#src/astrology/motion/root-finding.ts';
import { computeCivilDay } from '#src/astrology/panchang/civil-day.ts';
import { getPartIndex, SIGN_COUNT } from '#src/astrology/zodiac.ts';
import { judgeManglik } from './manglik.ts';

/** For a birth from `from` up to `to` the signs are those of `chart`, which is cast for the middle. */
export type ManglikStay = { chart: Chart; manglik: Manglik; from: string; to: string };

/** Without a lagna Mars is counted from the Moon and Venus, and Jupiter cancels. */
const DECIDING_GRAHAS: readonly Graha[] = ['Moon', 'Mars', 'Venus', 'Jupiter'];

/**
 * In the order of the day. A graha with one sign at both ends of the day counts as unchanged: one that leaves a sign and turns
 * back on the same day is missed.
 * @param birth its time is unknown
 */
export function listManglikStays(
  birth: BirthMoment,
  settings: ChartSettings = DEFAULT_SETTINGS,
): ManglikStay[] {
  const { start, end } = computeCivilDay(birth);
  const changes = DECIDING_GRAHAS.flatMap((graha) => {
    const computeLongitude = (ut: number) => computeSiderealLongitude(graha, toInstant(ut), settings);
    const [first, last] = [start, end].map((ut) => getPartIndex(computeLongitude(ut), SIGN_COUNT));
    return first === last ? [] : [findBorderTime(computeLongitude, SIGN_COUNT, start, end)];
  });
  const bounds = [start, ...changes.toSorted((a, b) => a - b), end];
  return bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1]!;
    const chart = computeChart({ ...birth, utc: formatIso((from + to) / 2) }, settings);
    return { chart, manglik: judgeManglik(chart), from: formatIso(from), to: formatIso(to) };
  });
}
