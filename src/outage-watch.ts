/**
 * Starts waiting work when an outage is over. Retries of a job back off for up to hours, so that a report or an e-mail would be late
 * long after the report store, Chromium or the mail server works again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#src/platform/log.ts';

export type WatchedService = {
  name: string;
  /** whose jobs need it */
  queues: readonly string[];
  /** rejects while it does not work */
  check: () => Promise<unknown>;
  /** Its jobs may wait since before the start of this process. Not for a check that starts another process. */
  isCheckedAtStart: boolean;
  /** further work that waits for it; @returns how much was started */
  resume?: () => Promise<number>;
};

export type OutageWatch = {
  /** A job of the queue has failed: its services are checked until they work. */
  noteFailure(queue: string): void;
  close(): Promise<void>;
};

type Options = { boss: Pick<PgBoss, 'getDb'>; log: Log; services: readonly WatchedService[] };

const INTERVAL_MS = 10_000;

/**
 * `unknown`: not checked since the start. `suspected`: a job failed, perhaps for another reason. `down`: a check failed since. Nobody
 * logs in at a mail server that no job has found out of order.
 */
type State = 'unknown' | 'working' | 'suspected' | 'down';

export function watchOutages({ boss, log, services }: Options): OutageWatch {
  const states = new Map<string, State>(
    services.map(({ name, isCheckedAtStart }) => [name, isCheckedAtStart ? 'unknown' : 'working']),
  );
  const closing = new AbortController();

  async function checkService(service: WatchedService): Promise<void> {
    const before = states.get(service.name)!;
    if (before === 'working') return;
    // A failure during the check suspects the service again.
    states.set(service.name, 'working');
    try {
      await service.check();
    } catch (error) {
      states.set(service.name, 'down');
      if (before !== 'down')
        log.warn(
          { event: 'services.down', service: service.name, err: error },
          'Jobs wait until a service works again',
        );
      return;
    }
    if (before !== 'suspected') await resume(service);
    if (before === 'down') log.info({ event: 'services.up', service: service.name }, 'A service works again');
  }

  async function resume({ name, queues, resume: resumeFurther }: WatchedService): Promise<void> {
    try {
      const jobCount = await makeRetriesDue(boss, queues);
      const furtherCount = (await resumeFurther?.()) ?? 0;
      if (jobCount + furtherCount === 0) return;
      log.info(
        { event: 'jobs.resumed', service: name, count: jobCount, restarted: furtherCount },
        'Jobs that waited for a service are started, because it works again',
      );
    } catch (error) {
      states.set(name, 'down');
      log.warn({ event: 'jobs.resume_failed', service: name, err: error }, 'Jobs wait for their next retry');
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await Promise.all(services.map(checkService));
      await wait(INTERVAL_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    noteFailure(queue) {
      for (const { name, queues } of services)
        if (queues.includes(queue) && states.get(name) === 'working') states.set(name, 'suspected');
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Makes jobs that wait for their next attempt due now: a worker starts them at its next poll. @returns their number */
async function makeRetriesDue(boss: Pick<PgBoss, 'getDb'>, queues: readonly string[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update pgboss.job set start_after = now()
     where name = any($1::text[]) and state < 'active' and state = 'retry' and start_after > now()
     returning id`,
    [[...queues]],
  );
  return rows.length;
}
