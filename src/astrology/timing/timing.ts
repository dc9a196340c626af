/**
 * Computes for each matter of life when the rules of the tradition favour it: a score a month for ten years, and ranked
 * windows with their facts. Pure. The weights are explained in docs/decisions/0024-timing-windows.md.
 */
import { computeAshtakavarga } from '#src/astrology/ashtakavarga/ashtakavarga.ts';
import type { Chart, Graha, Sensitivity } from '#src/astrology/contract.ts';
import type { Ashtakavarga } from '#src/astrology/contract-strengths.ts';
import {
  MATTERS,
  type Matter,
  type MatterTiming,
  type MatterWindows,
  type HouseOrigin,
  type Timing,
  type TimingSegment,
} from '#src/astrology/contract-timing.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { findWindowInterval } from './window-interval.ts';
import { findWindows, type ScoredSegment } from './find-windows.ts';
import { getOriginSign } from './houses-from-origin.ts';
import { listMonths } from './list-months.ts';
import { MATTER_RULES } from './matters.ts';
import {
  createSegmentScorer,
  type MatterContext,
  type SegmentInput,
  type SegmentResult,
} from './score-segment.ts';
import { getBirthday, listSegments, type Segment } from './segments.ts';
import { computeSignificators, type Significators } from './significators.ts';

const YEARS = 10;
const YEAR_DAYS = 365.25;

export type TimingOptions = {
  /** ISO instant at which the ten years begin */
  now: string;
  /** computed around the birth time; null without a birth time */
  sensitivity: Sensitivity | null;
  /** charts of other possible instants of an unknown birth time: those of the first and of the last minute of the day */
  otherCharts?: readonly Chart[];
};

/**
 * With a birth time the houses are counted from the lagna and from the Moon; without one from the Moon alone, no antardasha
 * is used, and no window is "best". The Moon sign is that of `chart`: if it changes on the day of birth, call this for a
 * chart of each sign.
 */
export function computeTiming(chart: Chart, options: TimingOptions): Timing {
  const context = createTimingContext(chart, options);
  return {
    origin: context.origin,
    from: formatIso(context.from),
    to: formatIso(context.to),
    matters: Object.fromEntries(
      MATTERS.map((matter) => [matter, judgeMatter(context, matter)]),
    ) as Timing['matters'],
  };
}

/** Computes the windows of one matter, like computeTiming. */
export const computeWindowsOfMatter = (context: TimingContext, matter: Matter): MatterWindows => {
  const { isOfAge, scored } = scoreMatter(context, matter);
  return { isOfAge, windows: listWindows(context, scored), segments: scored.map(toTimingSegment) };
};

const toTimingSegment = ({ from, to, input: { mahas, antar }, result }: ScoredSegment): TimingSegment => ({
  from,
  to,
  mahas,
  antar,
  facts: result.facts,
});

/** The data that all matters of a chart share. */
export type TimingContext = {
  chart: Chart;
  options: TimingOptions;
  origin: HouseOrigin;
  from: number;
  to: number;
  segments: SegmentWithInput[];
  ashtakavarga: MatterContext['ashtakavarga'];
};

export function createTimingContext(chart: Chart, options: TimingOptions): TimingContext {
  const from = parseUt(options.now);
  const to = from + YEARS * YEAR_DAYS;
  const otherCharts = options.otherCharts ?? [];
  const segments = listSegments(chart, from, to, listFurtherBorders(chart, otherCharts)).map((segment) => ({
    segment,
    input: createInput(chart, segment, otherCharts),
  }));
  const origin = chart.lagna ? 'lagna' : 'Moon';
  return { chart, options, origin, from, to, segments, ashtakavarga: computeAshtakavarga(chart) };
}

/** The birthdays at which a matter begins or ends, and the ends of the mahadashas that are possible at other hours. */
const listFurtherBorders = (chart: Chart, otherCharts: readonly Chart[]): number[] => [
  ...AGES.map((age) => getBirthday(chart, age)),
  ...otherCharts.flatMap(({ vimshottari }) => vimshottari.map(({ end }) => parseUt(end))),
];

const AGES = [...new Set(MATTERS.flatMap((matter) => Object.values(MATTER_RULES[matter].ages)))];

function judgeMatter(context: TimingContext, matter: Matter): MatterTiming {
  const { isOfAge, scored } = scoreMatter(context, matter);
  return {
    isOfAge,
    months: listMonths(context.options.now, YEARS * 12, scored),
    windows: listWindows(context, scored),
  };
}

function scoreMatter(context: TimingContext, matter: Matter) {
  const { chart, ashtakavarga, segments } = context;
  const rule = MATTER_RULES[matter];
  const significators = getSignificators(context, matter);
  const scoreSegment = createSegmentScorer({ chart, rule, significators, ashtakavarga });
  const [start, end] = [getBirthday(chart, rule.ages.from), getBirthday(chart, rule.ages.to)];
  const isOfAge = ({ from, to }: Segment) => from >= start && to <= end;
  return {
    isOfAge: segments.some(({ segment }) => isOfAge(segment)),
    scored: segments.map(({ segment, input }) => ({
      ...segment,
      input,
      result: isOfAge(segment) ? scoreSegment(input) : NOT_OF_AGE,
    })),
  };
}

const significatorsBySigns = new WeakMap<Ashtakavarga, Map<string, Significators>>();

/** Charts with the signs of one ashtakavarga, and of the nodes, which it leaves out, have the same significators. */
function getSignificators({ chart, ashtakavarga, origin }: TimingContext, matter: Matter): Significators {
  const compute = () => computeSignificators(chart, MATTER_RULES[matter], getOriginSign(chart, origin)!);
  if (!ashtakavarga) return compute();
  const { Rahu, Ketu } = chart.grahas;
  return getOrCreate(
    getOrCreate(significatorsBySigns, ashtakavarga, () => new Map<string, Significators>()),
    `${matter} ${Rahu.sign} ${Ketu.sign}`,
    compute,
  );
}

const listWindows = ({ chart, options: { sensitivity } }: TimingContext, scored: readonly ScoredSegment[]) =>
  findWindows(scored, (best) => sensitivity && findWindowInterval(chart, sensitivity, best));

type SegmentWithInput = { segment: Segment; input: SegmentInput };

function createInput(chart: Chart, segment: Segment, otherCharts: readonly Chart[]): SegmentInput {
  const { jupiter, saturn } = segment;
  if (chart.lagna) return { jupiter, saturn, mahas: [segment.maha.lord], antar: segment.antar.lord };
  const at = formatIso((segment.from + segment.to) / 2);
  return { jupiter, saturn, mahas: listPossibleMahas([chart, ...otherCharts], at), antar: null };
}

/** A later birth is further in the cycle: the maha lords between those of the first and of the last minute are possible. */
export function listPossibleMahas(charts: readonly Chart[], at: string): Graha[] {
  const byBirth = charts.toSorted((a, b) => a.utc.localeCompare(b.utc));
  const cycle = byBirth[0]!.vimshottari.map(({ lord }) => lord);
  const indices = byBirth.map(({ vimshottari }) => {
    const maha = vimshottari.find(({ start, end }) => start <= at && at < end) ?? vimshottari.at(-1)!;
    return cycle.indexOf(maha.lord);
  });
  return cycle.slice(Math.min(...indices), Math.max(...indices) + 1);
}

const NOT_OF_AGE: SegmentResult = { grade: 0, score: 0, facts: [] };
