/**
 * `npm run bench:places`: measures place searches of ten kinds, warm and on one core, and the memory of the gazetteer.
 * The baseline is the simplest search without an index: it looks for the typed text at the start of every name. It
 * reports milliseconds and ratios and never fails. `--short` measures one round. Needs build/gazetteer.json.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { NAMES_IN_INDIAN_SCRIPTS } from '#src/testing/fixtures/names-in-indian-scripts.ts';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';
import { computePercentile } from './statistics/percentile.ts';

const FILE = 'build/gazetteer.json';
const TOWNS = 300;
/** The first rounds warm up the code. */
const WARM_UP_ROUNDS = 2;
const ROUNDS = WARM_UP_ROUNDS + countRounds(5);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after garbage collection. The pause lets objects of the last call become garbage. */
async function measureMemory(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const { columns, regions } = JSON.parse(readFileSync(FILE, 'utf8')) as GazetteerFile;
const names = columns.name.concat(columns.otherNames.flatMap((otherNames) => otherNames.split('|')));
const foldedNames = names.map((name) => name.toLowerCase());

const bytesBefore = await measureMemory();
const loadStart = performance.now();
const gazetteer = loadGazetteer(FILE);
const loadMs = performance.now() - loadStart;
gazetteer.search('Kota');
const gazetteerBytes = (await measureMemory()) - bytesBefore;

/** Towns of all sizes and countries, the same in every run: golden-ratio steps cover a range evenly. */
const rows = Array.from({ length: TOWNS }, (_, index) =>
  Math.floor(((index * 0.618034) % 1) * columns.name.length),
);
const towns = rows.map((row) => ({ name: columns.name[row]!, region: regions[columns.region[row]!] ?? '' }));
const nativeNames = Object.values(NAMES_IN_INDIAN_SCRIPTS).flatMap(Object.keys);
const cutAt = (text: string, index: number) => Math.max(1, (index * 7) % text.length);

const QUERIES: Record<string, string[]> = {
  'two letters': towns.map(({ name }) => name.slice(0, 2)),
  'three letters': towns.map(({ name }) => name.slice(0, 3)),
  'five letters': towns.map(({ name }) => name.slice(0, 5)),
  'whole name': towns.map(({ name }) => name),
  'name and state': towns.map(({ name, region }) => `${name}, ${region}`),
  'name and state without comma': towns.map(({ name, region }) => `${name} ${region}`),
  'missing letter': towns.map(({ name }, index) => {
    const cut = cutAt(name, index);
    return name.slice(0, cut) + name.slice(cut + 1);
  }),
  'swapped letters': towns.map(({ name }, index) => {
    const cut = cutAt(name, index);
    return name.slice(0, cut - 1) + name.slice(cut, cut + 1) + name.slice(cut - 1, cut) + name.slice(cut + 1);
  }),
  'ten Indian scripts': nativeNames.flatMap((name) => [name.slice(0, 3), name]),
  'other text of 120 letters': towns.slice(0, 30).map((_, index) =>
    towns
      .slice(index, index + 20)
      .map(({ name }) => name)
      .join(index % 2 ? ' ' : ', ')
      .slice(0, 120),
  ),
};

/** The result only keeps the compiler from removing the scan. */
const scanNames = (typed: string): number =>
  foldedNames.filter((name) => name.startsWith(typed.toLowerCase())).length;

/** The fastest of several rounds of each query, which other processes have disturbed least. */
function measureMilliseconds(queries: readonly string[], operation: (query: string) => unknown): number[] {
  const fastest = queries.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, query] of queries.entries()) {
      const start = performance.now();
      operation(query);
      if (round >= WARM_UP_ROUNDS) fastest[index] = Math.min(fastest[index]!, performance.now() - start);
    }
  return fastest;
}

const results = Object.entries(QUERIES).map(([kind, queries]) => ({
  kind,
  times: measureMilliseconds(queries, (query) => gazetteer.search(query)),
  baseline: computeMedian(measureMilliseconds(queries, scanNames)),
}));
const allTimes = results.flatMap(({ times }) => times);
const allBaselines = computeMedian(results.map(({ baseline }) => baseline));
const figures: Figure[] = [...results, { kind: 'all kinds', times: allTimes, baseline: allBaselines }].map(
  ({ kind, times, baseline }) => ({
    subject: kind,
    value: computeMedian(times) / baseline,
    unit: 'times',
    baseline: 'scan of all names',
  }),
);
figures.push(
  { subject: 'all kinds, median', value: computeMedian(allTimes), unit: 'ms' },
  { subject: 'all kinds, p99', value: computePercentile(allTimes, 0.99), unit: 'ms', goal: { max: 5 } },
  { subject: 'all kinds, slowest', value: Math.max(...allTimes), unit: 'ms' },
  { subject: 'tables of the gazetteer', value: gazetteerBytes / 1e6, unit: 'MB' },
  { subject: 'gazetteer loaded in', value: loadMs, unit: 'ms' },
);
reportResult(
  'places',
  figures,
  `${columns.name.length} places with ${foldedNames.filter(Boolean).length} names`,
);
