/** Runs the jobs of jobs/index.ts. */
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { jobs } from '#jobs/index.ts';
import type { Attempt, Job, WorkerDeps } from '#jobs/job.ts';
import { produceReportQueue } from '#src/orders/queues.ts';
import { createCounter, createDurationHistogram, getSecondsSince } from '#src/platform/metrics/registry.ts';
import { readJobOrigin } from '#src/platform/job-origin.ts';
import { withRunContext } from '#src/platform/run-context.ts';
import { withSpan, type SpanOptions } from '#src/platform/tracing/tracing.ts';
import { JOB_CHANNEL, POLLING_INTERVALS } from '#src/platform/jobs.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { wakeOneSlot, type WorkerSlot } from './worker-slots.ts';

const jobDuration = createDurationHistogram(
  'lagna_job_duration_seconds',
  'Time of a run of a job. Its count is the number of runs.',
  { labelNames: ['queue', 'outcome'], buckets: [0.05, 0.2, 1, 3, 10, 60, 600] },
);
const failedJobs = createCounter(
  'lagna_jobs_failed_total',
  'Jobs whose last attempt failed: nothing retries them.',
  ['queue'],
);

/** `onFailure` gets the queue of each job whose attempt failed. */
type RunnerDeps = WorkerDeps & { onFailure?: (queue: string) => void };

/** `boss` must be started. `notifications`, of JOB_CHANNEL, wake the slots of a queue. */
export async function startWorker(
  boss: PgBoss,
  deps: RunnerDeps,
  jobsToRun: Job[] = jobs,
  notifications?: Pick<Notifications, 'subscribe'>,
): Promise<void> {
  await removeFormerSchedules(boss);
  const slotsByQueue = new Map<string, WorkerSlot[]>();
  // Before the slots, so that no job is sent without a listener. After a lost connection any queue may have new jobs.
  notifications?.subscribe(JOB_CHANNEL, (queue) => {
    if (queue === undefined) for (const { id } of [...slotsByQueue.values()].flat()) boss.notifyWorker(id);
    else wakeOneSlot(slotsByQueue.get(queue) ?? [], (id) => boss.notifyWorker(id));
  });
  for (const job of jobsToRun) {
    const { name } = job.queue;
    // From 0, so that the first failure is an increase.
    failedJobs.inc({ queue: name }, 0);
    const slots: WorkerSlot[] = [];
    slotsByQueue.set(name, slots);
    while (slots.length < (job.concurrency ?? 1)) slots.push(await addWorkerSlot(boss, deps, job, slots));
    if (job.schedule) await boss.schedule(name, job.schedule, {}, { tz: 'Asia/Kolkata' });
  }
}

/** All jobs; `reportConcurrency` is the number of reports that this process prints at a time. */
export const listJobs = (reportConcurrency: number): Job[] =>
  jobs.map((job) =>
    job.queue.name === produceReportQueue.name ? { ...job, concurrency: reportConcurrency } : job,
  );

/** Unschedules jobs that this release no longer has: no worker would fetch them. */
async function removeFormerSchedules(boss: PgBoss): Promise<void> {
  const current = new Set(jobs.filter(({ schedule }) => schedule).map(({ queue }) => queue.name));
  for (const { name } of await boss.getSchedules()) if (!current.has(name)) await boss.unschedule(name);
}

/** `slots`: those of the queue, to which the caller adds this one. */
async function addWorkerSlot(
  boss: PgBoss,
  deps: RunnerDeps,
  job: Job,
  slots: WorkerSlot[],
): Promise<WorkerSlot> {
  const { batchSize = 1 } = job;
  const options = { ...POLLING_INTERVALS, includeMetadata: true, batchSize, perJobResults: true } as const;
  const slot = { id: '', isBusy: false };
  slot.id = await boss.work<object, void, typeof options>(job.queue.name, options, async (batch) => {
    slot.isBusy = true;
    // After a full batch more jobs may wait: they are fetched immediately, not at the next poll.
    if (batch.length === batchSize) wakeOneSlot(slots, (id) => boss.notifyWorker(id));
    try {
      return await Promise.all(batch.map((queuedJob) => runInJobContext(deps, job, queuedJob)));
    } finally {
      slot.isBusy = false;
    }
  });
  return slot;
}

const runInJobContext = (deps: RunnerDeps, job: Job, queuedJob: JobWithMetadata): Promise<JobResult> =>
  withRunContext({ ...readJobOrigin(queuedJob.data), queue: job.queue.name, jobId: queuedJob.id }, () =>
    runJob(deps, job, queuedJob),
  );

/** The only place that logs failed jobs. pg-boss stores the error and schedules the retry. */
async function runJob(deps: RunnerDeps, job: Job, queuedJob: JobWithMetadata): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = queuedJob;
  const signal = createStopSignal(queuedJob);
  const isLastAttempt = retryCount >= retryLimit;
  const fields = { queue: job.queue.name, jobId: id, attempt: retryCount + 1 };
  const startedAt = performance.now();
  const observe = (outcome: 'completed' | 'retried' | 'failed') =>
    jobDuration.observe({ queue: job.queue.name, outcome }, getSecondsSince(startedAt));
  try {
    const output = await withSpan(`job ${job.queue.name}`, createSpanOptions(queuedJob), () =>
      runAttempt(deps, job, { data, signal, isLastAttempt }),
    );
    if (signal.aborted)
      deps.log.warn(
        { event: 'jobs.completed_late', ...fields },
        'A job completed after it was asked to stop',
      );
    observe('completed');
    return { id, status: 'completed', ...(output ? { output } : {}) };
  } catch (error) {
    observe(isLastAttempt ? 'failed' : 'retried');
    if (isLastAttempt) failedJobs.inc({ queue: job.queue.name });
    deps.onFailure?.(job.queue.name);
    const failure = { event: 'jobs.failed', ...fields, err: error };
    if (isLastAttempt) deps.log.error({ ...failure, isLastAttempt }, 'A job failed and is not retried');
    else deps.log.warn(failure, 'A job failed and is retried');
    return { id, status: 'failed', output: error };
  }
}

/** Share of the time limit after which a run is asked to stop. At the limit pg-boss may start the job again, while this run may still be in a call that it cannot end. */
const STOP_AFTER = 0.9;

/** Aborted when the run has to stop: before its time limit, at a shutdown, or when another worker has taken the job. */
const createStopSignal = ({ signal, expireInSeconds }: JobWithMetadata): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(expireInSeconds * STOP_AFTER * 1000)]);

function createSpanOptions({ id, name, data, retryCount }: JobWithMetadata): SpanOptions {
  const attributes = {
    'messaging.destination.name': name,
    'messaging.message.id': id,
    'lagna.job.attempt': retryCount + 1,
  };
  return { kind: 'consumer', attributes, parent: readJobOrigin(data).traceparent };
}

async function runAttempt(
  deps: WorkerDeps,
  job: Job,
  { data, signal, isLastAttempt }: Attempt & { data: object },
): Promise<object | void> {
  const payload = job.queue.payload.parse(data);
  try {
    return await job.run(deps, payload, { signal, isLastAttempt });
  } catch (error) {
    if (isLastAttempt) await job.onFinalFailure?.(deps, payload, error);
    throw error;
  }
}
