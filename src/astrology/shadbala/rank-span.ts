/** How far the birth time can move before the shadbala rank of a graha changes. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { Chart, Span } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createShadbalaInputFunction } from './shadbala-input.ts';
import { computeStrengths } from './shadbala.ts';

/** Three quarters of an hour and a margin, to each side. */
const WINDOW_MINUTES = 48;
/**
 * Shadbala is discontinuous at borders of planetary hours, thirds of the day, rising signs and divisions of signs
 * crossed by the Moon. None of these intervals is shorter than this step, and between them it is continuous.
 */
const STEP_MINUTES = 3;
const PRECISION_MINUTES = 0.1;

type Ranks = Record<ClassicalGraha, number>;
type RanksAt = (minutes: number) => Ranks;

/** A side is null when the rank does not change within the window. @throws when the birth time is unknown */
export function computeRankSpan(chart: Chart, graha: ClassicalGraha): Span {
  const ranks = createRanksFunction(chart);
  const holds = (minutes: number) => ranks(minutes)[graha] === ranks(0)[graha];
  const end = (way: 1 | -1) => {
    const minutes = findFirstChange(holds, way);
    return minutes === null ? null : formatIso(parseUt(chart.utc) + minutes / 1440);
  };
  return { from: end(-1), to: end(1) };
}

function findFirstChange(holds: (minutes: number) => boolean, way: 1 | -1): number | null {
  for (let minutes = STEP_MINUTES; minutes <= WINDOW_MINUTES; minutes += STEP_MINUTES)
    if (!holds(way * minutes)) return bisect(holds, way * (minutes - STEP_MINUTES), way * minutes);
  return null;
}

/** The last time at which the condition still holds, on either side of the change. */
function bisect(holds: (minutes: number) => boolean, holdsAt: number, failsAt: number): number {
  let [inside, outside] = [holdsAt, failsAt];
  while (Math.abs(outside - inside) > PRECISION_MINUTES) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const ranksByChart = new WeakMap<Chart, RanksAt>();

/** The ranks of all seven, computed once per time and chart. */
function createRanksFunction(chart: Chart): RanksAt {
  const before = ranksByChart.get(chart);
  if (before) return before;
  if (!chart.lagna) throw new Error('Nothing is counted from a lagna that is not known.');
  const circumstances = createShadbalaInputFunction(chart, chart.lagna.longitude);
  const cache = new Map<number, Ranks>();
  const ranks: RanksAt = (minutes) => {
    const found = cache.get(minutes) ?? rankGrahas(computeStrengths(circumstances(minutes)));
    cache.set(minutes, found);
    return found;
  };
  ranksByChart.set(chart, ranks);
  return ranks;
}

const rankGrahas = ({ grahas }: ReturnType<typeof computeStrengths>): Ranks =>
  Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].rank])) as Ranks;
