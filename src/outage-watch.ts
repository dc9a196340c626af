/**
 * Makes retries due as soon as a service works again. Otherwise an e-mail waits for up to an hour, and a report that has used all its
 * attempts waits for support.
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
  /** Checks when this process starts, because an outage may have begun or ended before. Not for a check that launches a process. */
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

/** A job with fewer attempts left keeps its schedule, so that repeated outages do not use them all. */
const MIN_ATTEMPTS_LEFT = 5;

/** At the start of a process only jobs that have waited for so long are due, so that restarts in a row do not use their attempts. */
const MIN_WAIT_AT_START_MINUTES = 10;

/** Short, because running jobs need the rest of the shutdown time. */
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
  let isStarting = isSuspected;
  let isRunning = false;
  let resuming = Promise.resolve(true);

  /** Checks until the service works. */
  async function run(): Promise<void> {
    isRunning = true;
    let mustResume = isStarting;
    let isDown = false;
    while ((isSuspected || isDown) && !closing.signal.aborted) {
      // A failure during the check suspects the service again.
      isSuspected = false;
      const error = await findError(check);
      if (closing.signal.aborted) break;
      if (error && !isDown)
        log.warn(
          { event: 'services.down', service: name, err: error },
          'Jobs wait until a service works again',
        );
      if (!error && mustResume) {
        resuming = resume(isDown ? 0 : MIN_WAIT_AT_START_MINUTES);
        mustResume = !(await resuming);
        if (isDown && !mustResume) log.info({ event: 'services.up', service: name }, 'A service works again');
      } else if (error) mustResume = true;
      isDown = mustResume;
      isStarting = false;
      await wait(intervalMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
    isRunning = false;
  }

  /** @returns whether the waiting work was started */
  async function resume(minWaitMinutes: number): Promise<boolean> {
    try {
      const jobCount = await makeRetriesDue(boss, queues, minWaitMinutes);
      const otherCount = (await service.resume?.(closing.signal)) ?? 0;
      if (jobCount + otherCount > 0)
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
      // What is not started now is started by the first check of the next worker.
      await Promise.race([resuming, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const findError = (check: WatchedService['check']): Promise<unknown> =>
  check().then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );

/** Makes jobs that wait for their next attempt due now: a worker starts them at its next poll. @returns their number */
async function makeRetriesDue(
  boss: Pick<PgBoss, 'getDb'>,
  queues: readonly string[],
  minWaitMinutes: number,
): Promise<number> {
  // `state < 'active' and not blocked` is the condition of pg-boss's index.
  const { rows } = await boss.getDb().executeSql(
    `update pgboss.job set start_after = now()
     where name = any($1::text[]) and state < 'active' and not blocked and state = 'retry' and start_after > now()
       and retry_count + $2::integer <= retry_limit and started_on <= now() - $3 * interval '1 minute'
     returning id`,
    [[...queues], MIN_ATTEMPTS_LEFT, minWaitMinutes],
  );
  return rows.length;
}
