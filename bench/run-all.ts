/**
 * `make bench`: runs every benchmark in a separate process, one after the other, and writes their figures into docs/benchmarks.md.
 * Goals are printed, not enforced. `node bench/run-all.ts start memory` runs only these; the others keep their last figures.
 * `--short` runs the smallest form of each, which shows that it works, and writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { replaceResults } from './results/document.ts';

/** The arguments of each benchmark, and those of its short form. */
const BENCHMARKS: Readonly<Record<string, { args?: string[]; short?: string[] }>> = {
  chart: { short: ['--short'] },
  places: { short: ['--short'] },
  panchang: { short: ['--short'] },
  pdf: { short: ['--short'] },
  web: { short: ['--short'] },
  ledger: { short: ['--short'] },
  verify: { short: ['--short', '--events', '20000'] },
  growth: { args: ['--orders', '1000000'], short: ['--short', '--orders', '2000'] },
  start: {},
  memory: {},
  sizes: {},
  load: { short: ['--seconds', '5', '--pages', '20', '--purchases', '2', '--webhooks', '0'] },
  soak: { args: ['--reports', '2000'], short: ['--reports', '10'] },
  'simulate-queue': {},
};
const DOCUMENT = new URL('../docs/benchmarks.md', import.meta.url);

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
for (const name of names) {
  const { args = [], short = args } = BENCHMARKS[name]!;
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...(values.short ? short : args)], {
    stdio: 'inherit',
  });
  if (status === 0) continue;
  console.error(`${name} ended with status ${status}`);
  process.exitCode = 1;
}
if (!values.short) {
  const document = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, replaceResults(document, { order: Object.keys(BENCHMARKS), measured: names }));
}
