/**
 * `npm run bench:verify -- --events 1000000`: events a second of `ledger verify` (hash chains and seals) on one core. The
 * baseline is a bare read of the same rows. Rounds measure both alternately, in processor time of this process and of its
 * PostgreSQL connection, so that other programs on the machine do not count. The figures are medians. The goal is printed, not
 * enforced. `--short` measures one round.
 */
import { parseArgs } from 'node:util';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startBenchServer } from './database/server.ts';
import { reportResult } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';
import { readAllEvents } from './verify/bare-read.ts';
import { createLedgerDatabase } from './verify/ledger-database.ts';
import { measureProcessorTime, type ProcessorTime } from './verify/processor-time.ts';

const ROUNDS = countRounds(7);

const { values } = parseArgs({
  options: { events: { type: 'string', default: '300000' }, short: { type: 'boolean' } },
});
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
  const computeRate = (times: ProcessorTime[], pick: (time: ProcessorTime) => number) =>
    eventCount / computeMedian(times.map(pick));
  const unit = 'events a second of processor time';
  const ratios = verifications.map((time, round) => computeSum(time) / computeSum(reads[round]!));
  reportResult(
    'verify',
    [
      { subject: 'bare read', value: computeRate(reads, computeSum), unit },
      { subject: 'verify', value: computeRate(verifications, computeSum), unit, goal: { min: 100_000 } },
      { subject: 'verify, Node alone', value: computeRate(verifications, ({ node }) => node), unit },
      {
        subject: 'verify, PostgreSQL alone',
        value: computeRate(verifications, ({ postgres }) => postgres),
        unit,
      },
      {
        subject: 'verify, processor time',
        value: computeMedian(ratios),
        unit: 'times',
        baseline: 'bare read',
      },
    ],
    `${eventCount} events, medians of ${ROUNDS} rounds`,
  );
  await db.destroy();

  async function verify(): Promise<void> {
    const { isIntact, events } = await verifyLedger(db);
    if (!isIntact || events !== eventCount) throw new Error('The ledger of the benchmark is not intact.');
  }
} finally {
  await server.stop();
}

function computeSum({ node, postgres }: ProcessorTime): number {
  return node + postgres;
}
