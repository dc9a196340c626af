/** The jobs of an order in the queue, also finished ones as long as their rows are kept (a month). */
import type { Database } from '#src/platform/database.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import {
  refundDuplicatePaymentQueue,
  refundOrderPartiallyQueue,
  refundOrderQueue,
  restoreReportFileQueue,
} from '#src/orders/queues.ts';
import { listSentJobs } from '#src/orders/store/sent-jobs.ts';
import { selectJobs, type JobRow } from '#src/support/job/job-rows.ts';

/** Small queues, in which recovery and restores send jobs with other keys. They are searched by the order number. */
const SEARCHED_QUEUES = [
  refundOrderQueue,
  refundOrderPartiallyQueue,
  refundDuplicatePaymentQueue,
  restoreReportFileQueue,
].map(({ name }) => name);

/** Oldest first. */
export async function listOrderJobs(
  db: Database,
  orderId: string,
  events: readonly OrderEvent[],
): Promise<JobRow[]> {
  const sent = await listSentJobs(events);
  const found: JobRow[][] = await Promise.all([
    selectJobs(db)
      .whereIn('name', [...new Set(sent.map(({ queue }) => queue))])
      .whereIn('id', [...new Set(sent.map(({ id }) => id))]),
    selectJobs(db)
      .whereIn('name', SEARCHED_QUEUES)
      .whereRaw('data @> ?', [JSON.stringify({ orderId })]),
  ]);
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].toSorted((a, b) => a.created_on.getTime() - b.created_on.getTime());
}
