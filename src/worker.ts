/** Runs the jobs of jobs/index.ts. */
import type { PgBoss } from 'pg-boss';
import { jobs } from '#jobs/index.ts';
import type { Job } from '#jobs/job.ts';
import type { WorkerDeps } from './deps.ts';

type Running = { id: string; data: object; signal: AbortSignal; retryCount: number; retryLimit: number };

/** Looking every two seconds is the fallback; NOTIFY wakes the queues that ask for it. */
const LOOKS = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, includeMetadata: true } as const;

/** boss must be started. */
export async function startWorker(deps: WorkerDeps, list: Job[] = jobs): Promise<void> {
  for (const job of list) {
    for (let hand = 0; hand < (job.atOnce ?? 1); hand += 1) await work(deps.boss, job, deps);
    if (job.schedule) await deps.boss.schedule(job.queue.name, job.schedule, {}, { tz: 'Asia/Kolkata' });
  }
}

async function work(boss: PgBoss, job: Job, deps: WorkerDeps): Promise<void> {
  const { name, payload } = job.queue;
  const hand = await boss.work(name, LOOKS, async (taken) => {
    // a hand that had work looks again at once: on its own, pg-boss rests after every job
    boss.notifyWorker(hand);
    for (const each of taken as unknown as Running[]) {
      const lastTry = each.retryCount >= each.retryLimit;
      await job.run(deps, payload.parse(each.data), { signal: each.signal, lastTry });
    }
  });
}
