import type { ReportProductionDeps } from '#src/delivery/produce-report.ts';
import type { AuditorEmailDeps } from '#src/ledger/seals/auditor-email.ts';
import type { SealingDeps } from '#src/ledger/seals/seal-and-copy.ts';
import type { ReportEmailDeps } from '#src/delivery/report-email/compose.ts';
import type { ReceiptJobDeps } from '#src/orders/receipt/print-receipt.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import type { Queue } from '#src/platform/jobs.ts';
import type { AccountDeletionDeps } from '#src/privacy/delete-accounts.ts';

/** The dependencies of all jobs: everything that the functions called by the jobs need. */
export type WorkerDeps = PaymentDeps &
  ReportProductionDeps &
  ReportEmailDeps &
  AccountDeletionDeps &
  SealingDeps &
  ReceiptJobDeps &
  AuditorEmailDeps;

/** Options of a pg-boss queue. */
export type Policy = {
  /** `exclusive`: only one job of the queue waits or runs; another one that is sent while it does is dropped */
  policy?: 'exclusive';
  /** a run that takes longer than this counts as failed and is retried */
  expireInSeconds: number;
  /** a worker without a heartbeat for this long counts as dead */
  heartbeatSeconds?: number;
  retryLimit: number;
  /** seconds */
  retryDelay: number;
  /** about doubles the delay after every attempt, with a random part, up to `retryDelayMax` seconds */
  retryBackoff: boolean;
  retryDelayMax?: number;
  /** the row of a finished job is kept for this long; during that time a job with the same key is not sent again */
  deleteAfterSeconds: number;
};

/**
 * `signal`: the run has to stop, because its time is over, another worker has taken the job, or the process ends.
 * `isLastAttempt`: no retry follows a failure of this run.
 */
export type Attempt = { signal: AbortSignal; isLastAttempt: boolean };

export type Job<Payload extends object = object> = {
  queue: Queue<Payload>;
  policy: Policy;
  /** cron expression in Indian time (Asia/Kolkata) */
  schedule?: string;
  /** batches at the same time in one worker; default 1 */
  concurrency?: number;
  /** jobs that are fetched together and run at the same time; default 1. The next batch waits for the slowest of them. */
  batchSize?: number;
  /** What it returns is stored with the job until that is deleted: ids only. */
  run(deps: WorkerDeps, payload: Payload, attempt: Attempt): Promise<object | void>;
  /** called after the last attempt failed; records the failure where a member or support sees it */
  onFinalFailure?(deps: WorkerDeps, payload: Payload, error: unknown): Promise<void>;
};

/**
 * The type parameter checks `run` against the queue's payload. The returned type omits it, so that jobs/index.ts can list
 * jobs with different payloads.
 */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job => job as Job;
