/**
 * `npm run bench:places`: measures place searches of ten kinds, warm and on one core, and the memory of the gazetteer.
 * The baseline is the simplest search without an index: it looks for the typed text at the start of every name. It
 * prints milliseconds and ratios and never fails. Needs build/gazetteer.json.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { NAMES_IN_INDIAN_SCRIPTS } from '#src/testing/fixtures/names-in-indian-scripts.ts';
import { computeMedian } from './statistics/median.ts';

const FILE = 'build/gazetteer.json';
const TOWNS = 300;
const ROUNDS = 7;
/** The first rounds warm up the code. */
const WARM_UP_ROUNDS = 2;

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

const getPercentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;

const results = Object.entries(QUERIES).map(([kind, queries]) => ({
  kind,
  times: measureMilliseconds(queries, (query) => gazetteer.search(query)),
  baseline: computeMedian(measureMilliseconds(queries, scanNames)),
}));
const allTimes = results.flatMap(({ times }) => times);
const allBaselines = computeMedian(results.map(({ baseline }) => baseline));
console.log(`${'search'.padEnd(30)} median    p99       max       median / scan of all names`);
for (const { kind, times, baseline } of [
  ...results,
  { kind: 'all', times: allTimes, baseline: allBaselines },
])
  console.log(
    [
      kind.padEnd(30),
      ...[computeMedian(times), getPercentile(times, 0.99), Math.max(...times)].map((ms) =>
        `${ms.toFixed(2)} ms`.padEnd(9),
      ),
      `${(computeMedian(times) / baseline).toFixed(2)} x`,
    ].join(' '),
  );
console.log(`${columns.name.length} places with ${foldedNames.filter(Boolean).length} names`);
console.log(
  `tables of the gazetteer: ${(gazetteerBytes / 1e6).toFixed(1)} MB, loaded in ${loadMs.toFixed(0)} ms`,
);
