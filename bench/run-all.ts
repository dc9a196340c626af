/**
 * `make bench`: runs every benchmark in a separate process, one after the other, and writes their figures into docs/benchmarks.md.
 * Goals are printed, not enforced. `node bench/run-all.ts start memory` runs only these; the others keep their last figures.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { formatResults } from './results/document.ts';

const BENCHMARKS: Readonly<Record<string, string[]>> = {
  chart: [],
  places: [],
  pdf: [],
  web: [],
  ledger: [],
  verify: [],
  growth: ['--orders', '1000000'],
  start: [],
  memory: [],
  sizes: [],
  load: [],
  soak: ['--reports', '2000'],
  'simulate-queue': [],
};
const DOCUMENT = new URL('../docs/benchmarks.md', import.meta.url);
const [START, END] = ['<!-- results -->', '<!-- end of results -->'];

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHMARKS);
for (const name of names) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...(BENCHMARKS[name] ?? [])], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
const document = readFileSync(DOCUMENT, 'utf8');
const [before, after] = [document.indexOf(START) + START.length, document.indexOf(END)];
const results = formatResults(Object.keys(BENCHMARKS));
writeFileSync(DOCUMENT, `${document.slice(0, before)}\n\n${results}\n\n${document.slice(after)}`);
