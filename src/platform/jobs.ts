/**
 * Sending jobs. A noun declares the queue it sends to (name and payload of ids); jobs/index.ts says how each is run.
 * A job is sent inside the transaction of the event that causes it: both happen or neither does.
 */
import { fromKnex, PgBoss } from 'pg-boss';
import { v5 as uuid } from 'uuid';
import type * as z from 'zod';
import type { Transaction } from './database.ts';

export type Queue<Payload extends object = object> = { name: string; payload: z.ZodType<Payload> };

export type SendOptions = {
  trx: Transaction;
  /** A job with the same key is sent once ever (as long as its row is kept, see the queue's policy). */
  key: string;
  /** higher goes first; paid work before free work */
  priority?: number;
  startAfter?: Date;
};

export type Jobs = {
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options: SendOptions): Promise<void>;
  /** Whether the job sent under this key waits, runs or will be tried again; false when it ended, or its row is gone. */
  isLive(queue: Queue, key: string): Promise<boolean>;
};

/** Any fixed UUID: the namespace of deterministic job ids. */
const NAMESPACE = 'c1f7a0f2-6f0a-4b53-9d0c-1d3a6f0f8a11';

const createJobId = ({ name }: Queue, key: string) => uuid(`${name}:${key}`, NAMESPACE);

const LIVE_STATES = ['created', 'retry', 'active', 'blocked'];

export function createJobs(boss: PgBoss): Jobs {
  return {
    async send(queue, payload, { trx, key, priority, startAfter }) {
      await boss.send(queue.name, queue.payload.parse(payload), {
        db: fromKnex(trx),
        id: createJobId(queue, key),
        ...(priority === undefined ? {} : { priority }),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    async isLive(queue, key) {
      const found = await boss.findJobs(queue.name, { id: createJobId(queue, key) });
      return found.some(({ state }) => LIVE_STATES.includes(state));
    },
  };
}

/**
 * `monitorSeconds` is how often dead workers are looked for: with a heartbeat of ten seconds a job of a killed process
 * is taken up again within ten seconds and one look.
 */
export function createBoss(
  url: string,
  { worker, monitorSeconds = 15 }: { worker: boolean; monitorSeconds?: number },
): PgBoss {
  return new PgBoss({
    connectionString: url,
    application_name: 'lagna-jobs',
    max: worker ? 8 : 2,
    migrate: false,
    createSchema: false,
    supervise: worker,
    schedule: worker,
    useListenNotify: worker,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
  });
}
