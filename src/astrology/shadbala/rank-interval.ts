/** Computes how far the birth time can move before the shadbala rank of a graha changes. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, BirthTimeInterval } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createShadbalaInputFunction } from './shadbala-input.ts';
import { computeStrengths } from './shadbala.ts';

/** Searched before and after the birth: the 45 minutes that a firm statement requires, and a margin. */
const WINDOW_MINUTES = 48;
/**
 * Shadbala is discontinuous where a planetary hour, a third of the day or a rising sign ends, and where the Moon leaves
 * a division of a sign. None of these intervals is shorter than this step, and within them shadbala is continuous.
 */
const STEP_MINUTES = 3;
const PRECISION_MINUTES = 0.1;

type Ranks = Record<ClassicalGraha, number>;
type RanksFunction = (minutes: number) => Ranks;

/**
 * An end of the interval is null if the rank does not change within the window. @throws Error if the birth time is unknown
 */
export function computeRankInterval(chart: Chart, graha: ClassicalGraha): BirthTimeInterval {
  const computeRanks = createRanksFunction(chart);
  const isSameRank = (minutes: number) => computeRanks(minutes)[graha] === computeRanks(0)[graha];
  const findEnd = (direction: 1 | -1) => {
    const minutes = findFirstChange(isSameRank, direction);
    return minutes === null ? null : formatIso(parseUt(chart.utc) + minutes / 1440);
  };
  return { from: findEnd(-1), to: findEnd(1) };
}

function findFirstChange(isSameRank: (minutes: number) => boolean, direction: 1 | -1): number | null {
  for (let minutes = STEP_MINUTES; minutes <= WINDOW_MINUTES; minutes += STEP_MINUTES)
    if (!isSameRank(direction * minutes))
      return bisect(isSameRank, direction * (minutes - STEP_MINUTES), direction * minutes);
  return null;
}

/** Finds the last time, counted from the birth, at which the graha still has its rank. */
function bisect(
  isSameRank: (minutes: number) => boolean,
  insideMinutes: number,
  outsideMinutes: number,
): number {
  let [inside, outside] = [insideMinutes, outsideMinutes];
  while (Math.abs(outside - inside) > PRECISION_MINUTES) {
    const middle = (inside + outside) / 2;
    if (isSameRank(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const ranksByChart = new WeakMap<Chart, RanksFunction>();

/** Creates a function that computes the ranks of all seven grahas, once per chart and time. */
function createRanksFunction(chart: Chart): RanksFunction {
  const cached = ranksByChart.get(chart);
  if (cached) return cached;
  if (!chart.lagna) throw new Error('Shadbala ranks need a known birth time.');
  const computeInput = createShadbalaInputFunction(chart, chart.lagna.longitude);
  const cache = new Map<number, Ranks>();
  const computeRanks: RanksFunction = (minutes) => {
    const ranks = cache.get(minutes) ?? rankGrahas(computeStrengths(computeInput(minutes)));
    cache.set(minutes, ranks);
    return ranks;
  };
  ranksByChart.set(chart, computeRanks);
  return computeRanks;
}

const rankGrahas = ({ grahas }: ReturnType<typeof computeStrengths>): Ranks =>
  Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].rank])) as Ranks;
