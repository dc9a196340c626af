/**
 * Ends a simulation: all faults end, banks answer, and the clock moves past every schedule until no process has work left.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { WEBHOOK_LEASE_MS } from '#sandbox/index.ts';
import type { Environment } from './environment.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { Random } from '#src/testing/random.ts';
import {
  COMPARE_BOOKS_AFTER_HOURS,
  expireJobsStartedBefore,
  runScheduledJobs,
  shortenJobDelays,
} from './scheduled-jobs.ts';

/**
 * Hours between two rounds, ten days in all. The application requests the status of an undecided payment at least hourly for nine days, banks answer
 * within five, refunds are retried for three, and the comparison of the books looks back ten.
 */
const ROUND_HOURS = [0, 1, 23, 24, 24, 48, 48, 72];

/** No job runs longer: one that is still active after this time belonged to a killed worker. */
const MAX_JOB_MS = 3000;

/** Share of the pending refunds that the bank fails. */
const FAILED_REFUND_SHARE = 0.05;

type Options = {
  environment: Environment;
  gateway: GatewayClient;
  random: Random;
  timeoutMs: number;
  print: (line: string) => void;
};

/** @throws Error when work is left after the timeout; the message lists it */
export async function finishRemainingWork({
  environment,
  gateway,
  random,
  timeoutMs,
  print,
}: Options): Promise<void> {
  const { supportDeps, clock, mailbox } = environment;
  await gateway.setFaults({});
  await gateway.enableWebhook();
  mailbox.setFaults(false);
  await Promise.all([...environment.webs, ...environment.workers].map((managed) => managed.waitUntilReady()));
  const faultsEndedAt = new Date();
  await wait(MAX_JOB_MS);
  await expireJobsStartedBefore(supportDeps.db, faultsEndedAt);
  const deadline = Date.now() + timeoutMs;
  for (const [index, hours] of ROUND_HOURS.entries()) {
    clock.advance(hours);
    await shortenJobDelays(supportDeps.db, hours);
    await answerPendingRefunds(environment, gateway, random);
    await runScheduledJobs(supportDeps, { withBooks: hours >= COMPARE_BOOKS_AFTER_HOURS });
    await waitUntilIdle(environment, deadline);
    print(`round ${index + 1} of ${ROUND_HOURS.length}: nothing is due`);
  }
  await answerPendingRefunds(environment, gateway, random);
  await waitUntilIdle(environment, deadline);
  await gateway.settle().catch(() => undefined);
  await runScheduledJobs(supportDeps, { withBooks: true });
  await waitUntilIdle(environment, deadline);
}

async function answerPendingRefunds(
  { gatewayDb }: Environment,
  gateway: GatewayClient,
  random: Random,
): Promise<void> {
  const ids: string[] = await gatewayDb('sandbox.refunds').where({ status: 'pending' }).pluck('id');
  for (const id of ids)
    await gateway.answerRefund(id, random.isChosen(FAILED_REFUND_SHARE) ? 'failure' : 'success');
}

const POLL_MS = 250;
/** Polls in a row without unfinished work: between two jobs nothing is due for a moment. */
const IDLE_POLLS = 3;

const ORDERS_TO_CHECK = 'orders to check';

async function waitUntilIdle(environment: Environment, deadline: number): Promise<void> {
  for (let idlePolls = 0; idlePolls < IDLE_POLLS;) {
    const unfinished = await listUnfinished(environment);
    idlePolls = unfinished.length === 0 ? idlePolls + 1 : 0;
    if (Date.now() > deadline) throw new Error(`work is left after the simulation: ${unfinished.join(', ')}`);
    if (unfinished.includes(ORDERS_TO_CHECK))
      await runScheduledJobs(environment.supportDeps, { withBooks: false });
    await wait(POLL_MS);
  }
}

/** Lists the kinds of work that are due by the simulated clock. */
async function listUnfinished({ supportDeps, gatewayDb, clock }: Environment): Promise<string[]> {
  const { db } = supportDeps;
  const now = clock.now();
  // A webhook that is being sent is due again only at the end of its lease.
  const leaseEnd = new Date(now.getTime() + WEBHOOK_LEASE_MS);
  const { rows: queues } = await db.raw<{ rows: { name: string; count: string }[] }>(
    `select name, count(*) from pgboss.job
      where (state in ('created', 'retry') and start_after <= now()) or state = 'active' group by name`,
  );
  const dueQueries = {
    'webhooks of the gateway': gatewayDb('sandbox.webhooks').where('next_attempt_at', '<=', leaseEnd),
    'answers of banks': gatewayDb('sandbox.payments').where('bank_answer_at', '<=', now),
    [ORDERS_TO_CHECK]: db('gateway_status_checks').where('next_check_at', '<=', now),
    'unmatched payments': db('unmatched_payments').where('refund_after', '<=', now),
  };
  const dueNames = await Promise.all(
    Object.entries(dueQueries).map(async ([name, query]) => ((await query.first()) ? [name] : [])),
  );
  return [...queues.filter(({ name }) => !name.startsWith('__')).map(({ name }) => name), ...dueNames.flat()];
}
