/** Queues the copies of one month, in batches, spread over time. */
import type { Core } from '#src/platform/core.ts';
import type { Transaction } from '#src/platform/database.ts';
import { sendNewsletterQueue } from '#src/newsletter/queues.ts';

/** Subscribers in one transaction. */
const BATCH_SIZE = 500;

/** Mail providers limit how much a sender may send in a minute; ten thousand copies take an hour and a half. */
export const NEWSLETTERS_PER_MINUTE = 120;

export type QueueCounts = { queued: number; requeued: number };

/**
 * Queues the newsletter for every confirmed subscriber without a copy of the month, and once more where it failed. Running
 * it again queues only what is missing.
 * @param month YYYY-MM
 */
export async function queueNewsletters(
  deps: Pick<Core, 'db' | 'jobs' | 'clock'>,
  month: string,
): Promise<QueueCounts> {
  const counts = { queued: 0, requeued: 0 };
  for (const [name, writeBatch] of [
    ['queued', insertBatch],
    ['requeued', queueFailedBatch],
  ] as const) {
    let size: number;
    do {
      const offset = counts.queued + counts.requeued;
      size = await deps.db.transaction(async (trx) => {
        const copies = await writeBatch(trx, month, deps.clock.now());
        await sendJobs(deps, trx, { month, copies, offset });
        return copies.length;
      });
      counts[name] += size;
    } while (size === BATCH_SIZE);
  }
  return counts;
}

/** A copy; `round` counts how often it was queued. */
type Copy = { subscriber_id: string; round: number };

async function insertBatch(trx: Transaction, month: string, now: Date): Promise<Copy[]> {
  const { rows } = await trx.raw<{ rows: Copy[] }>(
    `insert into newsletter_deliveries (subscriber_id, month, status, queued_at)
     select id, :month, 'queued', :now from subscribers
     where state = 'confirmed' and email_bounced_at is null
       and not exists (select from newsletter_deliveries d where d.subscriber_id = subscribers.id and d.month = :month)
     order by id limit :limit
     on conflict do nothing returning subscriber_id, round`,
    { month, now, limit: BATCH_SIZE },
  );
  return rows;
}

async function queueFailedBatch(trx: Transaction, month: string, now: Date): Promise<Copy[]> {
  const { rows } = await trx.raw<{ rows: Copy[] }>(
    `update newsletter_deliveries set status = 'queued', round = round + 1, queued_at = :now
     where month = :month and status = 'failed' and subscriber_id in (
       select d.subscriber_id from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id
       where d.month = :month and d.status = 'failed' and s.state = 'confirmed' and s.email_bounced_at is null
       order by d.subscriber_id limit :limit for update of d skip locked)
     returning subscriber_id, round`,
    { month, now, limit: BATCH_SIZE },
  );
  return rows;
}

const sendJobs = (
  { jobs }: Pick<Core, 'jobs'>,
  trx: Transaction,
  { month, copies, offset }: { month: string; copies: Copy[]; offset: number },
): Promise<void> =>
  jobs.sendAll(
    sendNewsletterQueue,
    copies.map(({ subscriber_id: subscriberId, round }, index) => ({
      payload: { subscriberId, month },
      key: `${subscriberId}:${month}:${round}`,
      startAfterSeconds: Math.floor(((offset + index) * 60) / NEWSLETTERS_PER_MINUTE),
    })),
    { trx },
  );
