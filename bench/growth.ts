/**
 * `npm run bench:growth -- --orders 1000000`: measures a member's order list, support's order search and an append in a
 * database with many orders (100,000 by default) and nine times as many events. The baseline is a database with 200
 * orders. Rounds measure both databases alternately; the printed ratios are medians. Then it prints the time of support's commands
 * in the large database, without the start of the process. Goals are printed, not enforced. A million orders need about 10 GB of
 * disk.
 */
import { parseArgs } from 'node:util';
import { computeMedian } from './statistics/median.ts';
import { startBenchServer } from './database/server.ts';
import { createOrderDatabase, EVENTS_PER_ORDER, SUPPORT_COMMANDS } from './growth/order-database.ts';

const ROUNDS = 15;
/** The measured orders: each is used once per round. */
const CALLS_PER_ROUND = 200;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const orderCount = Number(values.orders);

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
    console.log(
      `${name.padEnd(14)} ${computeMedian(ratios).toFixed(2)} of the small database (goal: at most 1.20)`,
    );
  }
  for (const name of SUPPORT_COMMANDS) {
    const { first, median, percentile95 } = await measureCalls(large.supportCommands[name]);
    console.log(
      `${name.padEnd(14)} ${median.toFixed(1)} ms, 95 % within ${percentile95.toFixed(1)} ms, first call ${first.toFixed(1)} ms (goal: at most 50 ms)`,
    );
  }
  await small.close();
  await large.close();
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
  const sorted = later.toSorted((a, b) => a - b);
  return {
    first: first!,
    median: computeMedian(later),
    percentile95: sorted[Math.floor(sorted.length * 0.95)]!,
  };
}
