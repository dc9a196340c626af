/**
 * `npm run bench:ledger`: measures appends of one event at 1, 8 and 64 concurrent writers. The baselines are a bare INSERT
 * of the same row into a table with the same indexes, and the event store emmett-postgresql. Each round measures every
 * method for 300 ms; the ratios are medians of the rounds. Goals are printed, not enforced.
 * `--short` measures one round.
 */
import { spawnSync } from 'node:child_process';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';
import { startBenchServer } from './database/server.ts';
import { measureAppendRate } from './ledger/append-rate.ts';
import { createAppendMethods, type AppendMethodName } from './ledger/append-methods.ts';

const WRITERS = [1, 8, 64];
const ROUNDS = countRounds(15);
const ROUND_MS = 300;

type Comparison = { method: AppendMethodName; baseline: AppendMethodName; goal?: { min: number } };
/** Bare INSERT beside emmett is the upper limit of any append. */
const listComparisons = (writers: number): Comparison[] => [
  { method: 'append', baseline: 'insert', ...(writers === 8 ? { goal: { min: 0.85 } } : {}) },
  { method: 'append in transaction', baseline: 'insert in transaction' },
  { method: 'append', baseline: 'emmett', goal: { min: 3 } },
  { method: 'append in transaction', baseline: 'emmett' },
  { method: 'insert', baseline: 'emmett' },
];

// The peer dependencies of emmett-postgresql contradict those of the application, so bench/emmett has a separate lock file.
const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--prefix', 'bench/emmett'], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The packages of bench/emmett could not be installed.');
const figures: Figure[] = [];
const server = await startBenchServer();
try {
  const methods = await createAppendMethods(
    await server.createDatabase('bench_ledger'),
    await server.createDatabase('bench_emmett'),
  );
  for (const writers of WRITERS) {
    const rates = Object.fromEntries(Object.keys(methods).map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, openMethod] of Object.entries(methods)) {
        const { append, close } = await openMethod(writers);
        rates[name]!.push(await measureAppendRate(append, writers, ROUND_MS));
        await close();
      }
    }
    for (const { method, baseline, ...goal } of listComparisons(writers)) {
      const ratios = rates[method]!.map((rate, round) => rate / rates[baseline]![round]!);
      const subject = `${method}, ${writers} ${writers === 1 ? 'writer' : 'writers'}`;
      figures.push({ subject, value: computeMedian(ratios), unit: 'times', baseline, ...goal });
    }
  }
  reportResult('ledger', figures, `medians of ${ROUNDS} rounds of ${ROUND_MS} ms`);
} finally {
  await server.stop();
}
