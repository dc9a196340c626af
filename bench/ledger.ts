/**
 * `npm run bench:ledger`: measures appends of one event at 1, 8 and 64 concurrent writers. The baselines are a bare INSERT
 * of the same row into a table with the same indexes, and the event store emmett-postgresql. Each round measures every
 * method for 300 ms; the printed ratios are medians of the rounds. Goals are printed, not enforced.
 */
import { spawnSync } from 'node:child_process';
import { computeMedian } from './statistics/median.ts';
import { startBenchServer } from './database/server.ts';
import { measureAppendRate } from './ledger/append-rate.ts';
import { createAppendMethods, type AppendMethodName } from './ledger/append-methods.ts';

const WRITERS = [1, 8, 64];
const ROUNDS = 15;
const ROUND_MS = 300;

/** Method, baseline and the goal for their ratio. */
const COMPARISONS: [AppendMethodName, AppendMethodName, string][] = [
  ['append', 'insert', 'goal: at least 0.85 at 8 writers'],
  ['append in transaction', 'insert in transaction', ''],
  ['append', 'emmett', 'goal: at least 3'],
  ['append in transaction', 'emmett', ''],
  ['insert', 'emmett', 'upper limit of any append'],
];

// The peer dependencies of emmett-postgresql contradict those of the application, so bench/emmett has a separate lock file.
const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--prefix', 'bench/emmett'], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The packages of bench/emmett could not be installed.');
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
    console.log(`writers: ${writers}`);
    for (const [name, baseline, goal] of COMPARISONS) {
      const ratios = rates[name]!.map((rate, round) => rate / rates[baseline]![round]!);
      const label = `${name} / ${baseline}`;
      console.log(`  ${label.padEnd(46)} ${computeMedian(ratios).toFixed(2)}   ${goal}`);
    }
  }
} finally {
  await server.stop();
}
