/** Finds when a graha passes a given degree, such as that of a natal graha, and when it returns to its natal degree. */
import type { TransitPassage } from '#src/astrology/contract-transits.ts';
import type { Chart, ChartSettings } from '#src/astrology/contract.ts';
import { type Crossing, findCrossings } from '#src/astrology/motion/crossings.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from '#src/astrology/motion/motion.ts';

/**
 * Crossings of a degree within this time belong to one passage. A graha that turns retrograde crosses a degree again
 * within ten months; the next passage of Mars, the earliest, is about twenty months later.
 */
const MAX_DAYS_BETWEEN_CROSSINGS = 400;

/**
 * Passages over a natal point with at least one crossing between two ISO instants. Each passage has all its crossings,
 * including those outside that time. Instants are exact to the second.
 */
export function findPassages(
  { graha, natalPoint, longitude }: Omit<TransitPassage, 'crossings'>,
  from: string,
  to: string,
  settings: ChartSettings,
): TransitPassage[] {
  const [start, end] = [parseUt(from), parseUt(to)];
  const [searchStart, searchEnd] = [start - MAX_DAYS_BETWEEN_CROSSINGS, end + MAX_DAYS_BETWEEN_CROSSINGS];
  return groupCrossings(
    findCrossings(createMotion(graha, settings), searchStart, searchEnd, { origin: longitude, spacing: 360 }),
  )
    .filter((crossings) => crossings.some(({ ut }) => ut >= start && ut <= end))
    .map((crossings) => ({
      graha,
      natalPoint,
      longitude,
      crossings: crossings.map(({ ut, isRetrograde }) => ({ at: formatIso(ut), isRetrograde })),
    }));
}

/**
 * Lists every return of a graha to its natal degree, up to an age in years. The search begins MAX_DAYS_BETWEEN_CROSSINGS
 * after the birth, so that the passage of the birth is no return. Ketu returns together with Rahu.
 */
export const findReturns = (
  chart: Chart,
  graha: 'Jupiter' | 'Saturn' | 'Rahu',
  untilAge = 90,
): TransitPassage[] =>
  findPassages(
    { graha, natalPoint: graha, longitude: chart.grahas[graha].longitude },
    formatIso(parseUt(chart.utc) + MAX_DAYS_BETWEEN_CROSSINGS),
    formatIso(parseUt(chart.utc) + untilAge * 365.25),
    chart.settings,
  );

function groupCrossings(crossings: readonly Crossing[]): Crossing[][] {
  const passages: Crossing[][] = [];
  for (const crossing of crossings) {
    const lastPassage = passages.at(-1);
    if (lastPassage && crossing.ut - lastPassage.at(-1)!.ut < MAX_DAYS_BETWEEN_CROSSINGS)
      lastPassage.push(crossing);
    else passages.push([crossing]);
  }
  return passages;
}
