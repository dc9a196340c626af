/** When a graha passes a given degree, such as a natal one, and when it returns to its natal position. */
import type { TransitPassage } from '#src/astrology/contract-transits.ts';
import type { Chart, ChartSettings, Graha } from '#src/astrology/contract.ts';
import { type Crossing, findCrossings } from '#src/astrology/motion/crossings.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';

/** After retrograding, a graha passes a degree again within ten months; Mars returns to it after about twenty. */
const SAME_PASSAGE_DAYS = 400;

/**
 * Passages over a sidereal longitude that overlap the time between two ISO instants, each with all its hits, also
 * those outside. Instants to the second.
 */
export function findPassages(
  { graha, longitude }: { graha: Graha; longitude: number },
  from: string,
  to: string,
  settings: ChartSettings,
): TransitPassage['hits'][] {
  const [start, end] = [parseUt(from), parseUt(to)];
  const around = [start - SAME_PASSAGE_DAYS, end + SAME_PASSAGE_DAYS] as const;
  return groupCrossings(
    findCrossings(createMotion(graha, settings), ...around, { origin: longitude, spacing: 360 }),
  )
    .filter((hits) => hits.some(({ ut }) => ut >= start && ut <= end))
    .map((hits) => hits.map(({ ut, backwards }) => ({ at: formatIso(ut), retrograde: backwards })));
}

/**
 * Every return of a graha to its natal position, from birth to an age in years. Ketu returns together with Rahu.
 */
export const findReturns = (
  chart: Chart,
  graha: 'Jupiter' | 'Saturn' | 'Rahu',
  untilAge = 90,
): TransitPassage[] =>
  findPassages(
    { graha, longitude: chart.grahas[graha].longitude },
    formatIso(parseUt(chart.utc) + SAME_PASSAGE_DAYS),
    formatIso(parseUt(chart.utc) + untilAge * 365.25),
    chart.settings,
  ).map((hits) => ({ graha, over: graha, longitude: chart.grahas[graha].longitude, hits }));

function groupCrossings(all: readonly Crossing[]): Crossing[][] {
  const passages: Crossing[][] = [];
  for (const crossing of all) {
    const last = passages.at(-1);
    if (last && crossing.ut - last.at(-1)!.ut < SAME_PASSAGE_DAYS) last.push(crossing);
    else passages.push([crossing]);
  }
  return passages;
}
