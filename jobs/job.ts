import type { Queue } from '#src/platform/jobs.ts';
import type { WorkerDeps } from '#src/deps.ts';

export type Policy = {
  /** seconds a run may take before it counts as dead and is tried again */
  expireInSeconds: number;
  /** seconds without a sign of life before a worker counts as dead */
  heartbeatSeconds?: number;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
  /** wakes the worker at once instead of at its next look */
  notify?: boolean;
  /** seconds a finished job's row is kept: its id makes the job "once ever" for that long */
  deleteAfterSeconds: number;
};

export type Job<Payload extends object = object> = {
  queue: Queue<Payload>;
  policy: Policy;
  /** cron, in Indian time */
  schedule?: string;
  /** how many run at once in one worker */
  atOnce?: number;
  run(deps: WorkerDeps, payload: Payload, run: { signal: AbortSignal; lastTry: boolean }): Promise<void>;
};

/** Keeps the payload's type inside the job while the list holds jobs of every payload. */
export const job = <Payload extends object>(definition: Job<Payload>): Job => definition as Job;
