/**
 * `npm run bench:chart`: measures one full chart, warm and on one core. The baseline is astronomy-engine, which
 * computes only the astronomical part of the same chart: seven positions, sidereal time, sunrise and sunset. It prints
 * milliseconds and ratios and never fails.
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

/** The annual chart is computed for this day. */
const NOW = '2026-11-21T03:00:00Z';
/** Milliseconds of the UTC offset +5:30. */
const INDIA_OFFSET_MS = 19_800_000;
const CHARTS = 300;
const ROUNDS = 15;

/** Births across India and a century, the same in every run: golden-ratio steps cover a range evenly. */
const BIRTHS: BirthMoment[] = Array.from({ length: CHARTS }, (_, index) => {
  const spread = (from: number, to: number, ratio: number) => from + ((index * ratio) % 1) * (to - from);
  const utc = spread(Date.UTC(1930, 0, 1), Date.UTC(2026, 0, 1), 0.618034);
  return {
    utc: new Date(utc).toISOString(),
    localDate: new Date(utc + INDIA_OFFSET_MS).toISOString().slice(0, 10),
    latitude: spread(8, 34, 0.7548777),
    longitude: spread(69, 96, 0.5698403),
    timeKnown: true,
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

/** Measures the fastest round, which other processes have disturbed least. The first two rounds warm up the code. */
function measureMilliseconds(operation: (birth: BirthMoment) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const birth of BIRTHS) operation(birth);
    return (performance.now() - start) / CHARTS;
  });
  return Math.min(...rounds.slice(2));
}

const rows = [
  ['astronomy-engine alone', measureMilliseconds(computeBaseline)],
  ['positions, panchang, periods', measureMilliseconds((birth) => computeChart(birth))],
  ['full chart', measureMilliseconds(computeEverything)],
] as const;
const [, baselineMs] = rows[0];
for (const [name, milliseconds] of rows)
  console.log(
    `${name.padEnd(34)} ${milliseconds.toFixed(3)} ms   ${(milliseconds / baselineMs).toFixed(2)} x`,
  );
const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`${'ephemeris tables'.padEnd(34)} ${formatMegabytes(tableBytes)}`);
console.log(
  `${'with code, caches and libraries'.padEnd(34)} ${formatMegabytes(measureMemory() - bytesBefore)}`,
);
