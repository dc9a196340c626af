/** Runs the jobs of jobs/index.ts. */
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { jobs } from '#jobs/index.ts';
import type { Job, WorkerDeps } from '#jobs/job.ts';

/** Polling is the fallback: queues with `notify` are woken by NOTIFY. */
const WORK_OPTIONS = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const;

/** `boss` must be started. */
export async function startWorker(boss: PgBoss, deps: WorkerDeps, jobsToRun: Job[] = jobs): Promise<void> {
  for (const job of jobsToRun) {
    for (let slot = 0; slot < (job.concurrency ?? 1); slot += 1) await addWorkerSlot(boss, deps, job);
    if (job.schedule) await boss.schedule(job.queue.name, job.schedule, {}, { tz: 'Asia/Kolkata' });
  }
}

async function addWorkerSlot(boss: PgBoss, deps: WorkerDeps, job: Job): Promise<void> {
  const slot = await boss.work<object>(job.queue.name, WORK_OPTIONS, async (batch) => {
    // A slot that processed a job polls again immediately; pg-boss would wait for the polling interval.
    boss.notifyWorker(slot);
    for (const queuedJob of batch as JobWithMetadata[]) await runJob(deps, job, queuedJob);
  });
}

/** The only place that logs failed jobs. The error goes on to pg-boss, which schedules the retry. */
async function runJob(deps: WorkerDeps, job: Job, queuedJob: JobWithMetadata): Promise<void> {
  const { id: jobId, data, signal, retryCount, retryLimit } = queuedJob;
  const isLastAttempt = retryCount >= retryLimit;
  const payload = job.queue.payload.parse(data);
  try {
    await job.run(deps, payload, { signal, isLastAttempt });
  } catch (error) {
    const fields = {
      event: 'jobs.failed',
      queue: job.queue.name,
      jobId,
      attempt: retryCount + 1,
      err: error,
    };
    if (isLastAttempt) deps.log.error({ ...fields, isLastAttempt }, 'A job failed and is not retried');
    else deps.log.warn(fields, 'A job failed and is retried');
    if (isLastAttempt) await job.onFinalFailure?.(deps, payload, error);
    throw error;
  }
}
