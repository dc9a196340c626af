/**
 * Brings a simulation to rest: all faults end, banks answer, and the clock moves past every schedule until nothing is left
 * to do.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { Random } from './random.ts';
import { expireJobsStartedBefore, runScheduledJobs, shortenJobDelays } from './scheduled-jobs.ts';

/**
 * Hours between two rounds. Orders are asked about for nine days, banks answer within five, refunds are retried for three,
 * and the comparison of the books looks back ten.
 */
const ROUNDS = [0, 1, 23, 24, 24, 48, 48, 72];

/** A job that is still running after this time belongs to a killed worker. */
const JOB_MS = 3000;

/** A night passes: the comparison of the books runs. */
const HOURS_OF_A_NIGHT = 12;

/** Share of the refunds that a bank fails at last. */
const FAILED_REFUNDS = 0.05;

type Options = {
  environment: Environment;
  gateway: GatewayClient;
  random: Random;
  timeoutMs: number;
  print: (line: string) => void;
};

/** @throws Error when work is left after the timeout; the message says which */
export async function settle({ environment, gateway, random, timeoutMs, print }: Options): Promise<void> {
  const { support, clock, mailbox } = environment;
  await gateway.setFaults({});
  await gateway.enableWebhook();
  mailbox.setFaults(false);
  await Promise.all([...environment.webs, ...environment.workers].map((each) => each.waitUntilReady()));
  const calm = new Date();
  await wait(JOB_MS);
  await expireJobsStartedBefore(support.db, calm);
  const deadline = Date.now() + timeoutMs;
  for (const [index, hours] of ROUNDS.entries()) {
    clock.advance(hours);
    await shortenJobDelays(support.db, hours);
    await answerPendingRefunds(environment, gateway, random);
    await runScheduledJobs(support, { withBooks: hours >= HOURS_OF_A_NIGHT });
    await waitUntilIdle(environment, deadline);
    print(`round ${index + 1} of ${ROUNDS.length}: nothing is due`);
  }
  await answerPendingRefunds(environment, gateway, random);
  await runScheduledJobs(support, { withBooks: true });
  await waitUntilIdle(environment, deadline);
}

async function answerPendingRefunds(
  { gatewayDb }: Environment,
  gateway: GatewayClient,
  random: Random,
): Promise<void> {
  const ids: string[] = await gatewayDb('sandbox.refunds').where({ status: 'pending' }).pluck('id');
  for (const id of ids)
    await gateway.answerRefund(id, random.isChosen(FAILED_REFUNDS) ? 'failure' : 'success');
}

const POLL_MS = 250;
const CALM_POLLS = 3;

async function waitUntilIdle(environment: Environment, deadline: number): Promise<void> {
  for (let calm = 0; calm < CALM_POLLS;) {
    const left = await listUnfinished(environment);
    calm = left.length === 0 ? calm + 1 : 0;
    if (Date.now() > deadline) throw new Error(`work is left after the simulation: ${left.join(', ')}`);
    if (left.includes('orders to check')) await runScheduledJobs(environment.support, { withBooks: false });
    await wait(POLL_MS);
  }
}

/** What is due by the simulated clock. */
async function listUnfinished({ support, gatewayDb, clock }: Environment): Promise<string[]> {
  const { db } = support;
  const now = clock.now();
  const { rows: queues } = await db.raw<{ rows: { name: string; count: string }[] }>(
    `select name, count(*) from pgboss.job
      where (state in ('created', 'retry') and start_after <= now()) or state = 'active' group by name`,
  );
  const due = {
    'webhooks of the gateway': gatewayDb('sandbox.webhooks').where('next_attempt_at', '<=', now),
    'answers of banks': gatewayDb('sandbox.payments').where('bank_answer_at', '<=', now),
    'orders to check': db('gateway_status_checks').where('next_check_at', '<=', now),
    'unmatched payments': db('unmatched_payments').where('refund_after', '<=', now),
  };
  const left = await Promise.all(
    Object.entries(due).map(async ([name, query]) => ((await query.first()) ? [name] : [])),
  );
  return [...queues.filter(({ name }) => !name.startsWith('__')).map(({ name }) => name), ...left.flat()];
}
