/**
 * What support did that belongs to no order: webhooks handled again and jobs started again. These events have streams of
 * their own, from which no table is derived. Actor and reason are in the metadata.
 */
import * as z from 'zod';
import { appendEvents } from '#src/ledger/append.ts';
import type { EventMeta, StoredEvent } from '#src/ledger/event.ts';
import { readStream } from '#src/ledger/read.ts';
import type { Database, Transaction } from '#src/platform/database.ts';

const id = z.string().min(1).max(80);

export const SupportEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('WebhookReplayedBySupport'),
    data: z.object({
      eventId: id,
      /** counts the replays of this webhook from 1 */
      replayNumber: z.int().positive(),
      /** orders that the webhook is about */
      orderIds: z.array(id).max(20),
      at: z.iso.datetime(),
    }),
  }),
  z.object({
    type: z.literal('JobRetriedBySupport'),
    data: z.object({ queue: id, jobId: z.uuid(), at: z.iso.datetime() }),
  }),
]);
export type SupportEvent = z.infer<typeof SupportEvent>;

export const SUPPORT_STREAMS = ['support-webhooks', 'support-jobs'] as const;
export type SupportStream = (typeof SUPPORT_STREAMS)[number];

/** Commands that run at the same time wait for each other, so that their versions do not conflict. */
export async function appendSupportEvents(
  trx: Transaction,
  stream: SupportStream,
  events: readonly SupportEvent[],
  meta: EventMeta,
): Promise<void> {
  events.forEach((event) => SupportEvent.parse(event));
  await lockSupportStream(trx, stream);
  const last: { version: number } | undefined = await trx('events')
    .where({ stream })
    .orderBy('version', 'desc')
    .first('version');
  await appendEvents(trx, stream, last?.version ?? 0, events, meta);
}

/** Until the end of the transaction. */
export const lockSupportStream = (trx: Transaction, stream: SupportStream) =>
  trx.raw('select pg_advisory_xact_lock(hashtext(?))', [stream]);

export const readSupportEvents = async (
  db: Database,
  stream: SupportStream,
): Promise<StoredEvent<SupportEvent>[]> =>
  (await readStream(db, stream)).map((stored) => ({
    ...stored,
    ...SupportEvent.parse({ type: stored.type, data: stored.data }),
  }));

export function describeSupportEvent({ type, data }: SupportEvent): string {
  if (type === 'JobRetriedBySupport') return `Job ${data.jobId} of ${data.queue} started again.`;
  const orders = data.orderIds.length > 0 ? ` (${data.orderIds.join(', ')})` : '';
  return `Webhook ${data.eventId}${orders} handled again.`;
}
