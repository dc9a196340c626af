/** How far the birth time may move before a graha is no longer first, or last, or where else it stands by shadbala. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-strengths.ts';
import type { Chart, Span } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { createCircumstancesFunction } from './circumstances.ts';
import { computeStrengths } from './shadbala.ts';

/** Three quarters of an hour and a little more to each side. */
const WINDOW_MINUTES = 48;
/**
 * Hours and thirds of the day, rising signs and the parts of a sign that the Moon crosses change the count by leaps, of which none lasts so
 * short; between them it changes evenly.
 */
const STEP_MINUTES = 3;
const PRECISION_MINUTES = 0.1;

type Ranks = Record<ClassicalGraha, number>;
type RanksAt = (minutes: number) => Ranks;

/** An end is open where the rank outlasts the window. @throws when the birth time is unknown */
export function rankSpan(chart: Chart, graha: ClassicalGraha): Span {
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

/** The last moment, of the two sides of the change, at which it still held. */
function bisect(holds: (minutes: number) => boolean, kept: number, lost: number): number {
  let [inside, outside] = [kept, lost];
  while (Math.abs(outside - inside) > PRECISION_MINUTES) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const known = new WeakMap<Chart, RanksAt>();

/** All seven at once, each moment reckoned once for a chart. */
function createRanksFunction(chart: Chart): RanksAt {
  const before = known.get(chart);
  if (before) return before;
  if (!chart.lagna) throw new Error('Nothing is counted from a lagna that is not known.');
  const circumstances = createCircumstancesFunction(chart, chart.lagna.longitude);
  const reckoned = new Map<number, Ranks>();
  const ranks: RanksAt = (minutes) => {
    const found = reckoned.get(minutes) ?? rankGrahas(computeStrengths(circumstances(minutes)));
    reckoned.set(minutes, found);
    return found;
  };
  known.set(chart, ranks);
  return ranks;
}

const rankGrahas = ({ grahas }: ReturnType<typeof computeStrengths>): Ranks =>
  Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].rank])) as Ranks;
