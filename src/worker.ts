/** Runs the jobs of jobs/index.ts. */
import type { PgBoss } from 'pg-boss';
import { jobs } from '#jobs/index.ts';
import type { Job } from '#jobs/job.ts';
import type { WorkerDeps } from './deps.ts';

type Running = { id: string; data: object; signal: AbortSignal; retryCount: number; retryLimit: number };

/** boss must be started. Looking every two seconds is the fallback; NOTIFY wakes the queues that ask for it. */
export async function startWorker(deps: WorkerDeps): Promise<void> {
  for (const job of jobs) {
    await work(deps.boss, job, deps);
    if (job.schedule) await deps.boss.schedule(job.queue.name, job.schedule, {}, { tz: 'Asia/Kolkata' });
  }
}

async function work(boss: PgBoss, job: Job, deps: WorkerDeps): Promise<void> {
  const options = {
    pollingIntervalSeconds: 2,
    localConcurrency: job.atOnce ?? 1,
    includeMetadata: true,
  } as const;
  await boss.work(job.queue.name, options, async (taken) => {
    for (const each of taken as unknown as Running[]) {
      const lastTry = each.retryCount >= each.retryLimit;
      await job.run(deps, job.queue.payload.parse(each.data), { signal: each.signal, lastTry });
    }
  });
}
