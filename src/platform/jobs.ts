/**
 * Enqueues jobs. Each domain folder declares its queues (name, payload of ids); the files in jobs/ define how the jobs are
 * processed. A job is inserted in the transaction of the change that causes it.
 */
import { fromKnex, PgBoss } from 'pg-boss';
import { v5 as uuid } from 'uuid';
import type * as z from 'zod';
import { createJobOrigin } from './job-origin.ts';
import {
  ANSWER_TIMEOUT_MS,
  CONNECTION_LIMITS,
  STATEMENT_LIMITS,
  type Limits,
  type Transaction,
} from './database.ts';
import type { Log } from './log.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { createNotifier, createNotifyStatement } from './notifier.ts';

export type Queue<Payload extends object = object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** a job wakes the workers as soon as it is sent; otherwise they find it at their next poll */
  wakesWorkers?: boolean;
};

export type SendOptions = {
  trx: Transaction;
  /** A second job with the same key is ignored as long as the row of the first is kept (see the policy of the queue). */
  key: string;
  /** jobs with a higher priority run first; paid orders have a higher priority than free ones */
  priority?: number;
  startAfter?: Date;
};

export type Jobs = {
  /**
   * Sends many jobs of one queue with one statement. The keys must differ; a key that is stored already is ignored.
   * `startAfterSeconds` spreads jobs over time.
   */
  sendAll<Payload extends object>(
    queue: Queue<Payload>,
    jobs: readonly { payload: Payload; key: string; startAfterSeconds?: number }[],
    options: Omit<SendOptions, 'key' | 'startAfter'>,
  ): Promise<void>;
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options: SendOptions): Promise<void>;
  /** Whether the job with this key is waiting, running or going to be retried. */
  isUnfinished(queue: Queue, key: string): Promise<boolean>;
  /** State and result of the job with this key; undefined when its row does not exist. */
  findOutcome(queue: Queue, key: string): Promise<{ state: string; output: unknown } | undefined>;
};

/** An arbitrary fixed UUID: the namespace of deterministic job ids. */
const NAMESPACE = 'c1f7a0f2-6f0a-4b53-9d0c-1d3a6f0f8a11';

/** The id of the job with this key. */
export const createJobId = ({ name }: Queue, key: string) => uuid(`${name}:${key}`, NAMESPACE);

const UNFINISHED_STATES = ['created', 'retry', 'active', 'blocked'];

export function createJobs(boss: PgBoss, log?: Log): Jobs {
  const wakeAfterCommit = createJobNotifier(boss, log);
  return {
    async send(queue, payload, { trx, key, priority, startAfter }) {
      const data = { ...queue.payload.parse(payload), ...createJobOrigin() };
      await boss.send(queue.name, data, {
        db: fromKnex(trx),
        id: createJobId(queue, key),
        ...(priority === undefined ? {} : { priority }),
        ...(startAfter ? { startAfter } : {}),
      });
      if (queue.wakesWorkers && !startAfter) wakeAfterCommit(trx, queue.name);
    },
    async sendAll(queue, jobs, { trx, priority = 0 }) {
      const origin = createJobOrigin();
      const rows = jobs.map(({ payload, key, startAfterSeconds = 0 }) => ({
        id: createJobId(queue, key),
        data: { ...queue.payload.parse(payload), ...origin },
        priority,
        startAfter: startAfterSeconds,
      }));
      await boss.insert(queue.name, rows, { db: fromKnex(trx) });
      if (queue.wakesWorkers) wakeAfterCommit(trx, queue.name);
    },
    async isUnfinished(queue, key) {
      const jobsOfKey = await boss.findJobs(queue.name, { id: createJobId(queue, key) });
      return jobsOfKey.some(({ state }) => UNFINISHED_STATES.includes(state));
    },
    async findOutcome(queue, key) {
      const [job] = await boss.findJobs(queue.name, { id: createJobId(queue, key) });
      return job && { state: job.state, output: job.output };
    },
  };
}

/** Its payload is the name of a queue. */
export const JOB_CHANNEL = 'job_sent';

/**
 * Opens a LISTEN connection for `startWorker`; the caller closes it after the requests and before pg-boss.
 * @throws when the connection fails
 */
export const listenForJobs = (url: string, log: Log): Promise<Notifications> =>
  createNotifications(url, [JOB_CHANNEL], log);

/** Notifies the workers after the outermost transaction. A notification that is lost is replaced by the next poll. */
function createJobNotifier(boss: PgBoss, log?: Log): (trx: Transaction, queue: string) => void {
  const notify = createNotifier({
    send: (queues) => boss.getDb().executeSql(createNotifyStatement('$1', '$2'), [JOB_CHANNEL, queues]),
    onFailure: (queues, error) =>
      log?.warn(
        { event: 'jobs.notification_failed', queues, err: error },
        'The workers find jobs at their next poll only',
      ),
  });
  return (trx, queue) => {
    let outermost = trx;
    while (outermost.parentTransaction) outermost = outermost.parentTransaction;
    outermost.executionPromise.then(
      () => notify(queue),
      // A rollback sends nothing.
      () => {},
    );
  };
}

/** The fallback of notifications, and the only way for queues without `wakesWorkers`. */
export const POLLING_INTERVALS = { pollingIntervalSeconds: 2 };

type BossOptions = { isWorker: boolean; monitorSeconds?: number };

/**
 * Creates a pg-boss client; with `isWorker` it also runs maintenance and schedules. `monitorSeconds`: interval of the
 * check for dead workers. With a heartbeat of 10 s, the job of a killed process is retried after 10 s plus one interval.
 */
export function createBoss(url: string, { isWorker, monitorSeconds = 15 }: BossOptions): PgBoss {
  return new PgBoss({
    ...createBossConnection(url, STATEMENT_LIMITS),
    max: isWorker ? 8 : 2,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
  });
}

/** The settings of a pool of pg-boss, which passes them to pg. */
export const createBossConnection = (url: string, limits: Limits, name = 'lagna-jobs') => ({
  connectionString: url,
  application_name: name,
  ...CONNECTION_LIMITS,
  // pg-boss returns a connection with an error to its pool as broken.
  ...('statement_timeout' in limits ? { query_timeout: ANSWER_TIMEOUT_MS } : {}),
  options: Object.entries(limits)
    .map(([name, milliseconds]) => `-c ${name}=${milliseconds}`)
    .join(' '),
});
