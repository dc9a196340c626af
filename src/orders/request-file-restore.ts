import type { CoreDeps } from '#src/platform/core-deps.ts';
import { RetryLaterError } from '#src/platform/http/errors.ts';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { restoreReportFileQueue } from './queues.ts';

/** The priority of jobs of paid orders, because a buyer may be waiting for the file. */
const PRIORITY = 10;

/** Requests a job that prints a lost or altered file again; at most one per edition and minute. */
export async function requestFileRestore(
  { db, jobs, clock }: Pick<CoreDeps, 'db' | 'jobs' | 'clock'>,
  file: { orderId: string; edition: number },
): Promise<void> {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
  const key = `${file.orderId}:${file.edition}:${minute}`;
  await db.transaction((trx) => jobs.send(restoreReportFileQueue, file, { trx, key, priority: PRIORITY }));
}

const RETRY_AFTER_SECONDS = 30;

export const createFileRestoringError = () =>
  new RetryLaterError(
    503,
    'report-restoring',
    'We are making this file for you again, exactly as it was. Please try the download in a minute. Nothing of your report is lost.',
    RETRY_AFTER_SECONDS,
  );
