/**
 * `npm run bench:growth -- --orders 1000000`: measures a member's order list, support's order search and an append in a
 * database with many orders (100,000 by default) and nine times as many events. The baseline is a database with 200
 * orders. Rounds measure both databases alternately; the ratios are medians. Then it measures support's commands in the large
 * database, without the start of the process. Goals are printed, not enforced. A million orders need about 10 GB of disk. `--short`
 * measures one round.
 */
import { parseArgs } from 'node:util';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';
import { computePercentile } from './statistics/percentile.ts';
import { startBenchServer } from './database/server.ts';
import { createOrderDatabase, EVENTS_PER_ORDER, SUPPORT_COMMANDS } from './growth/order-database.ts';

const ROUNDS = countRounds(15);
/** The measured orders: each is used once per round. */
const CALLS_PER_ROUND = 200;

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, short: { type: 'boolean' } },
});
const orderCount = Number(values.orders);

const figures: Figure[] = [];
const server = await startBenchServer();
try {
  const small = await createOrderDatabase(await server.createDatabase('bench_small'), 0);
  const start = performance.now();
  const large = await createOrderDatabase(await server.createDatabase('bench_large'), orderCount);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${orderCount} orders and ${orderCount * EVENTS_PER_ORDER} events, created in ${seconds} s`);
  for (const name of ['order list', 'order search', 'append'] as const) {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const baselineMs = await measureMilliseconds(small.operations[name]);
      const milliseconds = await measureMilliseconds(large.operations[name]);
      // the first round warms up both databases
      if (round > 0) ratios.push(milliseconds / baselineMs);
    }
    figures.push({
      subject: name,
      value: computeMedian(ratios),
      unit: 'times',
      baseline: 'the small database',
      goal: { max: 1.2 },
    });
  }
  for (const name of SUPPORT_COMMANDS) {
    const { first, later } = await measureCalls(large.supportCommands[name]);
    figures.push(
      { subject: `${name}, first call`, value: first, unit: 'ms' },
      { subject: `${name}, median`, value: computeMedian(later), unit: 'ms', goal: { max: 50 } },
      { subject: `${name}, p95`, value: computePercentile(later, 0.95), unit: 'ms' },
    );
  }
  await small.close();
  await large.close();
  reportResult(
    'growth',
    figures,
    `${orderCount.toLocaleString('en-IN')} orders with ${EVENTS_PER_ORDER} events each`,
  );
} finally {
  await server.stop();
}

async function measureMilliseconds(operation: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < CALLS_PER_ROUND; call += 1) await operation();
  return (performance.now() - start) / CALLS_PER_ROUND;
}

/** Queries of one call run in parallel, so its time is at least the time of the database. The first call reads cold pages. */
async function measureCalls(operation: () => Promise<unknown>) {
  const times: number[] = [];
  for (let call = 0; call < CALLS_PER_ROUND; call += 1) {
    const start = performance.now();
    await operation();
    times.push(performance.now() - start);
  }
  const [first, ...later] = times;
  return { first: first!, later };
}
