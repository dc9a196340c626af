/** Queues the deliveries of one month, in batches, spread over time. */
import type { Core } from '#src/platform/core.ts';
import type { Transaction } from '#src/platform/database.ts';
import { sendNewsletterQueue } from '#src/newsletter/queues.ts';

/** Subscribers in one transaction. */
const BATCH_SIZE = 500;

/** Mail providers limit how much a sender may send in a minute; ten thousand e-mails take an hour and a half. */
export const NEWSLETTERS_PER_MINUTE = 120;

/** `queued`: deliveries queued for the first time. `requeued`: failed deliveries queued again. */
export type QueueCounts = { queued: number; requeued: number };

/**
 * Queues a delivery for every confirmed subscriber who has none in the month, and queues failed deliveries again. Running
 * it again queues only what is missing.
 * @param month YYYY-MM
 */
export async function queueNewsletters(
  deps: Pick<Core, 'db' | 'jobs' | 'clock'>,
  month: string,
): Promise<QueueCounts> {
  const queued = await queueInBatches(deps, { month, offset: 0, queueBatch: insertDeliveries });
  const requeued = await queueInBatches(deps, { month, offset: queued, queueBatch: queueFailedDeliveries });
  return { queued, requeued };
}

/** A delivery that was queued now; `queue_count` says how often in all. */
type QueuedDelivery = { subscriber_id: string; queue_count: number };

type BatchQuery = (trx: Transaction, month: string, now: Date) => Promise<QueuedDelivery[]>;

/**
 * The last batch is the empty one: a batch may be smaller because some of its subscribers left after it was chosen.
 * @param run offset: the number of deliveries that this run has queued already
 */
async function queueInBatches(
  deps: Pick<Core, 'db' | 'jobs' | 'clock'>,
  { month, offset, queueBatch }: { month: string; offset: number; queueBatch: BatchQuery },
): Promise<number> {
  let count = 0;
  let batchSize: number;
  do {
    batchSize = await deps.db.transaction(async (trx) => {
      await lockMonth(trx, month);
      const deliveries = await queueBatch(trx, month, deps.clock.now());
      await enqueueDeliveryJobs(deps, trx, { month, deliveries, offset: offset + count });
      return deliveries.length;
    });
    count += batchSize;
  } while (batchSize > 0);
  return count;
}

/** Two runs at the same time would choose the same subscribers, and one of them would find nothing to queue and end. */
const lockMonth = (trx: Transaction, month: string) =>
  trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`queue-newsletters:${month}`]);

async function insertDeliveries(trx: Transaction, month: string, now: Date): Promise<QueuedDelivery[]> {
  const { rows } = await trx.raw<{ rows: QueuedDelivery[] }>(
    `insert into newsletter_deliveries (subscriber_id, month, status, queued_at)
     select id, :month, 'queued', :now from subscribers
     where state = 'confirmed' and email_bounced_at is null
       and not exists (select from newsletter_deliveries d where d.subscriber_id = subscribers.id and d.month = :month)
     order by id limit :limit
     returning subscriber_id, queue_count`,
    { month, now, limit: BATCH_SIZE },
  );
  return rows;
}

async function queueFailedDeliveries(trx: Transaction, month: string, now: Date): Promise<QueuedDelivery[]> {
  const { rows } = await trx.raw<{ rows: QueuedDelivery[] }>(
    `update newsletter_deliveries set status = 'queued', queue_count = queue_count + 1, queued_at = :now
     where month = :month and status = 'failed' and subscriber_id in (
       select d.subscriber_id from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id
       where d.month = :month and d.status = 'failed' and s.state = 'confirmed' and s.email_bounced_at is null
       order by d.subscriber_id limit :limit for update of d)
     returning subscriber_id, queue_count`,
    { month, now, limit: BATCH_SIZE },
  );
  return rows;
}

/** @param batch offset: the number of e-mails that are sent before these */
const enqueueDeliveryJobs = (
  { jobs }: Pick<Core, 'jobs'>,
  trx: Transaction,
  { month, deliveries, offset }: { month: string; deliveries: QueuedDelivery[]; offset: number },
): Promise<void> =>
  jobs.sendAll(
    sendNewsletterQueue,
    deliveries.map(({ subscriber_id: subscriberId, queue_count: queueCount }, index) => ({
      payload: { subscriberId, month },
      key: `${subscriberId}:${month}:${queueCount}`,
      startAfterSeconds: Math.floor(((offset + index) * 60) / NEWSLETTERS_PER_MINUTE),
    })),
    { trx },
  );
