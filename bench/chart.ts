/**
 * `npm run bench:chart`: measures one full chart, and what is computed on request beside it, warm and on one core. The
 * baseline is astronomy-engine, which computes only the astronomical part of the same chart: seven positions, sidereal
 * time, sunrise and sunset. The rounds of all alternate. It reports median milliseconds and the median of the ratios, and
 * never fails. `--short` measures one round.
 */
import {
  AstroTime,
  Body,
  e_tilt,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  Observer,
  SearchRiseSet,
  SiderealTime,
} from 'astronomy-engine';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BirthMoment } from '#src/astrology/input.ts';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after garbage collection. */
function measureMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const bytesBefore = measureMemory();
await import('#src/astrology/ephemeris/heliocentric.ts');
await import('#src/astrology/ephemeris/moon.ts');
const tableBytes = measureMemory() - bytesBefore;
const { computeChart } = await import('#src/astrology/chart.ts');
const { computeAshtakoota } = await import('#src/astrology/matching/ashtakoota.ts');
const { computeFullChart } = await import('#src/astrology/full-chart.ts');
const { computeAstrologerTables } = await import('#src/astrology/astrologer-tables.ts');
const { computeTiming } = await import('#src/astrology/timing/timing.ts');

/** The annual chart is computed for this day. */
const NOW = '2026-11-21T03:00:00Z';
/** Milliseconds of the UTC offset +5:30. */
const INDIA_OFFSET_MS = 19_800_000;
const CHARTS = 300;
/** A round is short, so that a disturbance of the machine changes few of the ratios. */
const CHARTS_PER_ROUND = 15;
const ROUNDS = countRounds(200);

/** Births across India and a century, the same in every run: golden-ratio steps cover a range evenly. */
const BIRTHS: BirthMoment[] = Array.from({ length: CHARTS }, (_, index) => {
  const spread = (from: number, to: number, ratio: number) => from + ((index * ratio) % 1) * (to - from);
  const utc = spread(Date.UTC(1930, 0, 1), Date.UTC(2026, 0, 1), 0.618034);
  return {
    utc: new Date(utc).toISOString(),
    localDate: new Date(utc + INDIA_OFFSET_MS).toISOString().slice(0, 10),
    latitude: spread(8, 34, 0.7548777),
    longitude: spread(69, 96, 0.5698403),
    isTimeKnown: true,
    zone: 'Asia/Kolkata',
  };
});

const PLANETS = [Body.Sun, Body.Mars, Body.Mercury, Body.Jupiter, Body.Venus, Body.Saturn];

/** The result only keeps the compiler from removing the computation. */
function computeBaseline({ utc, latitude, longitude }: BirthMoment): number {
  const time = new AstroTime(new Date(utc));
  const longitudes = PLANETS.map((body) => Ecliptic(GeoVector(body, time, true)).elon);
  const observer = new Observer(latitude, longitude, 0);
  const sunTimes = ([1, -1] as const).map(
    (direction) => SearchRiseSet(Body.Sun, observer, direction, time, 1)?.ut ?? 0,
  );
  return [...longitudes, EclipticGeoMoon(time).lon, e_tilt(time).dpsi, SiderealTime(time), ...sunTimes]
    .length;
}

/** The result only keeps the compiler from removing the computation. */
function computeEverything(birth: BirthMoment): number {
  const { chart, yogas } = computeFullChart(birth, NOW);
  return computeAshtakoota(chart.grahas.Moon, chart.grahas.Moon).total + yogas.length;
}

const computeTables = (birth: BirthMoment) => computeAstrologerTables(computeChart(birth), birth, NOW);

/** The windows of nine matters of life in ten years, without the chart that they are computed from. */
const CHARTS_BY_BIRTH = new Map(BIRTHS.map((birth) => [birth, computeFullChart(birth, NOW)]));
function computeWindows(birth: BirthMoment) {
  const { chart, sensitivity } = CHARTS_BY_BIRTH.get(birth)!;
  return computeTiming(chart, { now: NOW, sensitivity });
}

const BASELINE = 'astronomy-engine alone';
/** `maxRatio`: the goal. */
type Operation = { name: string; run: (birth: BirthMoment) => unknown; maxRatio?: number };
const OPERATIONS: readonly Operation[] = [
  { name: BASELINE, run: computeBaseline },
  { name: 'positions, panchang, periods', run: (birth) => computeChart(birth) },
  { name: 'full chart', run: computeEverything, maxRatio: 7.5 },
  { name: 'chart with the astrologer tables', run: computeTables },
  { name: 'windows of ten years', run: computeWindows, maxRatio: 75 },
];

function measureMilliseconds(operation: (birth: BirthMoment) => unknown, births: readonly BirthMoment[]) {
  const start = performance.now();
  for (const birth of births) operation(birth);
  return (performance.now() - start) / births.length;
}

/** All births once warm up the code and the caches. */
for (const { run } of OPERATIONS) measureMilliseconds(run, BIRTHS);
const rounds = Array.from({ length: ROUNDS }, (_, round) => {
  const first = (round * CHARTS_PER_ROUND) % CHARTS;
  const births = BIRTHS.slice(first, first + CHARTS_PER_ROUND);
  return OPERATIONS.map(({ run }) => measureMilliseconds(run, births));
});
const figures: Figure[] = [];
for (const [index, { name, maxRatio }] of OPERATIONS.entries()) {
  const milliseconds = computeMedian(rounds.map((times) => times[index]!));
  figures.push({ subject: `${name}, time`, value: milliseconds, unit: 'ms' });
  if (name === BASELINE) continue;
  const value = computeMedian(rounds.map((times) => times[index]! / times[0]!));
  const goal = maxRatio === undefined ? {} : { goal: { max: maxRatio } };
  figures.push({ subject: name, value, unit: 'times', baseline: BASELINE, ...goal });
}
// The prepared charts are no part of what the engine keeps in memory.
CHARTS_BY_BIRTH.clear();
figures.push(
  { subject: 'ephemeris tables', value: tableBytes / 1e6, unit: 'MB' },
  {
    subject: 'with code, caches and libraries',
    value: (measureMemory() - bytesBefore) / 1e6,
    unit: 'MB',
  },
);
reportResult('chart', figures, `medians of ${ROUNDS} rounds of ${CHARTS_PER_ROUND} births`);
