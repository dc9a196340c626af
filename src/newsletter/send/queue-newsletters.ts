/** Queues the deliveries of one month, in batches, spread over time. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
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
  deps: Pick<CoreDeps, 'db' | 'jobs' | 'clock'>,
  month: string,
): Promise<QueueCounts> {
  const counts = { queued: 0, requeued: 0 };
  for await (const subscriberIds of listBatches(deps.db)) {
    const batch = await queueBatch(deps, { month, subscriberIds, offset: counts.queued + counts.requeued });
    counts.queued += batch.queued;
    counts.requeued += batch.requeued;
  }
  return counts;
}

/** The number of newsletters that `queueNewsletters` would queue now. */
export async function countMissingNewsletters(db: Database, month: string): Promise<number> {
  const [row] = await db('subscribers')
    .where({ state: 'confirmed' })
    .whereNull('email_bounced_at')
    .whereNotExists(
      db('newsletter_deliveries')
        .whereRaw('subscriber_id = subscribers.id')
        .where({ month })
        .whereNot({ status: 'failed' })
        .select(db.raw('1')),
    )
    .count<{ count: string }[]>();
  return Number(row!.count);
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** The ids of the confirmed subscribers. Each batch begins after the last id of the one before, so each is read once. */
async function* listBatches(db: Database): AsyncGenerator<string[]> {
  let lastId: string | undefined = LOWEST_ID;
  while (lastId !== undefined) {
    const rows: { id: string }[] = await db('subscribers')
      .where({ state: 'confirmed' })
      .whereNull('email_bounced_at')
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .select('id');
    if (rows.length > 0) yield rows.map(({ id }) => id);
    lastId = rows.at(-1)?.id;
  }
}

type Batch = { month: string; subscriberIds: string[] };

/** A delivery that was queued now; `queue_count` says how often in all. */
type QueuedDelivery = { subscriber_id: string; queue_count: number };

/** @param batch offset: the number of deliveries that this run has queued already */
const queueBatch = (
  deps: Pick<CoreDeps, 'db' | 'jobs' | 'clock'>,
  { offset, ...batch }: Batch & { offset: number },
): Promise<QueueCounts> =>
  deps.db.transaction(async (trx) => {
    await lockMonth(trx, batch.month);
    const now = deps.clock.now();
    const inserted = await insertDeliveries(trx, batch, now);
    const failed = await queueFailedDeliveries(trx, batch, now);
    const deliveries = [...inserted, ...failed];
    await enqueueDeliveryJobs(deps, trx, { month: batch.month, deliveries, offset });
    return { queued: inserted.length, requeued: failed.length };
  });

/** Two runs at the same time would insert the same deliveries. */
const lockMonth = (trx: Transaction, month: string) =>
  trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`queue-newsletters:${month}`]);

/** A subscriber may have left after the batch was listed. */
async function insertDeliveries(
  trx: Transaction,
  { month, subscriberIds }: Batch,
  now: Date,
): Promise<QueuedDelivery[]> {
  const { rows } = await trx.raw<{ rows: QueuedDelivery[] }>(
    `insert into newsletter_deliveries (subscriber_id, month, status, queued_at)
     select id, :month, 'queued', :now from subscribers
     where id = any(:subscriberIds) and state = 'confirmed' and email_bounced_at is null
       and not exists (select from newsletter_deliveries d where d.subscriber_id = subscribers.id and d.month = :month)
     order by id
     returning subscriber_id, queue_count`,
    { month, now, subscriberIds },
  );
  return rows;
}

async function queueFailedDeliveries(
  trx: Transaction,
  { month, subscriberIds }: Batch,
  now: Date,
): Promise<QueuedDelivery[]> {
  const { rows } = await trx.raw<{ rows: QueuedDelivery[] }>(
    `update newsletter_deliveries set status = 'queued', queue_count = queue_count + 1, queued_at = :now
     where month = :month and status = 'failed' and subscriber_id = any(:subscriberIds)
     returning subscriber_id, queue_count`,
    { month, now, subscriberIds },
  );
  return rows;
}

/** @param batch offset: the number of e-mails that are sent before these */
const enqueueDeliveryJobs = (
  { jobs }: Pick<CoreDeps, 'jobs'>,
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
