/**
 * `npm run bench:verify -- --events 1000000`: events a second of `ledger verify` (hash chains and seals) on one core. The
 * baseline is a bare read of the same rows. Rounds measure both alternately, in processor time of this process and of its
 * PostgreSQL connection, so that other programs on the machine do not count. The printed figures are medians. The goal is
 * printed, not enforced.
 */
import { parseArgs } from 'node:util';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startBenchServer } from './database/server.ts';
import { computeMedian } from './statistics/median.ts';
import { readAllEvents } from './verify/bare-read.ts';
import { createLedgerDatabase } from './verify/ledger-database.ts';
import { measureProcessorTime, type ProcessorTime } from './verify/processor-time.ts';

const ROUNDS = 7;

const { values } = parseArgs({ options: { events: { type: 'string', default: '300000' } } });
const server = await startBenchServer();
try {
  const { db, eventCount } = await createLedgerDatabase(
    await server.createDatabase('bench_verify'),
    Number(values.events),
  );
  const reads: ProcessorTime[] = [];
  const verifications: ProcessorTime[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const read = await measureProcessorTime(db, () => readAllEvents(db));
    const verification = await measureProcessorTime(db, verify);
    // The first round warms up the caches.
    if (round > 0) reads.push(read);
    if (round > 0) verifications.push(verification);
  }
  console.log(`${eventCount} events; events a second of processor time`);
  printRates('bare read', reads, eventCount);
  printRates('ledger verify', verifications, eventCount);
  const ratios = verifications.map((time, round) => sum(time) / sum(reads[round]!));
  console.log(
    `ledger verify / bare read: ${computeMedian(ratios).toFixed(2)} of its processor time (goal: 100,000 events a second)`,
  );
  await db.destroy();

  async function verify(): Promise<void> {
    const { isIntact, events } = await verifyLedger(db);
    if (!isIntact || events !== eventCount) throw new Error('The ledger of the benchmark is not intact.');
  }
} finally {
  await server.stop();
}

function printRates(name: string, times: ProcessorTime[], eventCount: number): void {
  const format = (pick: (time: ProcessorTime) => number) =>
    Math.round(eventCount / computeMedian(times.map(pick))).toLocaleString('en-IN');
  console.log(
    `${name.padEnd(14)} ${format(sum)} in all; Node alone ${format(({ node }) => node)}, PostgreSQL alone ${format(({ postgres }) => postgres)}`,
  );
}

function sum({ node, postgres }: ProcessorTime): number {
  return node + postgres;
}
