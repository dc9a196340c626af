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
  /** between two checks */
  intervalMs: number;
  /** The first check is at the start of the process, which may begin in an outage. Not for a check that launches another process. */
  isCheckedAtStart: boolean;
  /** Starts other work that waits for it. @returns how much was started */
  resume?: (signal: AbortSignal) => Promise<number>;
};

export type OutageWatch = {
  /** A job of the queue has failed: the services that it needs are checked. */
  noteFailure(queue: string): void;
  /** Does not wait for a check, which may take as long as a launch of Chromium. */
  close(): Promise<void>;
};

type Options = { boss: Pick<PgBoss, 'getDb'>; log: Log; services: readonly WatchedService[] };

/** Each job keeps so many attempts for its ordinary schedule: a service that fails again and again must not use all of them. */
const ATTEMPTS_LEFT = 5;

/** The shutdown of a worker leaves its time to running jobs. */
const CLOSE_TIMEOUT_MS = 1000;

/** A service is checked only after a job failed, perhaps for another reason, and then until it works. */
export function watchOutages({ boss, log, services }: Options): OutageWatch {
  const watches = services.map((service) => watchService(service, boss, log));
  return {
    noteFailure(queue) {
      for (const watch of watches) if (watch.queues.includes(queue)) watch.suspect();
    },
    async close() {
      await Promise.all(watches.map((watch) => watch.close()));
    },
  };
}

function watchService(service: WatchedService, boss: Pick<PgBoss, 'getDb'>, log: Log) {
  const { name, queues, check, intervalMs } = service;
  const closing = new AbortController();
  let isSuspected = service.isCheckedAtStart;
  let isRunning = false;
  let resuming = Promise.resolve(true);

  /** Checks until the service works. */
  async function run(): Promise<void> {
    isRunning = true;
    let isDown = false;
    while ((isSuspected || isDown) && !closing.signal.aborted) {
      // A failure during the check suspects the service again.
      isSuspected = false;
      const error = await check().then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('unknown'),
      );
      if (closing.signal.aborted) break;
      if (error && !isDown)
        log.warn(
          { event: 'services.down', service: name, err: error },
          'Jobs wait until a service works again',
        );
      if (!error && isDown) {
        resuming = resume();
        isDown = !(await resuming);
        if (!isDown) log.info({ event: 'services.up', service: name }, 'A service works again');
      } else isDown = error !== undefined;
      await wait(intervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
    isRunning = false;
  }

  /** @returns whether the waiting work was started */
  async function resume(): Promise<boolean> {
    try {
      const jobCount = await makeRetriesDue(boss, queues);
      const otherCount = (await service.resume?.(closing.signal)) ?? 0;
      log.info(
        { event: 'jobs.resumed', service: name, count: jobCount, restarted: otherCount },
        'Jobs that waited for a service are started',
      );
      return true;
    } catch (error) {
      log.warn({ event: 'jobs.resume_failed', service: name, err: error }, 'Waiting jobs were not started');
      return false;
    }
  }

  if (isSuspected) void run();
  return {
    queues,
    suspect() {
      isSuspected = true;
      if (!isRunning) void run();
    },
    async close() {
      closing.abort();
      // Nothing is lost: the next worker finds the same work.
      await Promise.race([resuming, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Makes jobs that wait for their next attempt due now: a worker starts them at its next poll. @returns their number */
async function makeRetriesDue(boss: Pick<PgBoss, 'getDb'>, queues: readonly string[]): Promise<number> {
  // `state < 'active'` is the condition of pg-boss's index.
  const { rows } = await boss.getDb().executeSql(
    `update pgboss.job set start_after = now()
     where name = any($1::text[]) and state < 'active' and state = 'retry' and start_after > now()
       and retry_count + $2::integer <= retry_limit
     returning id`,
    [[...queues], ATTEMPTS_LEFT],
  );
  return rows.length;
}
