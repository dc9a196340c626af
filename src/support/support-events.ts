/**
 * Changes by support that belong to no order: of the catalogue, of accounts, of projections, of webhooks and of jobs. They
 * have separate streams, `catalogue-<report key>`, `member-<id>` and `support-…`, which no projection reads. Events contain ids,
 * amounts and texts of the catalogue; never personal data. Actor and reason are in the metadata.
 */
import * as z from 'zod';
import { appendEvents } from '#src/ledger/append.ts';
import type { EventMeta, StoredEvent } from '#src/ledger/event.ts';
import { createNewerReleaseEvent, type NewerReleaseEvent } from '#src/ledger/newer-release.ts';
import { readStream } from '#src/ledger/read.ts';
import type { Database, Transaction } from '#src/platform/database.ts';

const paise = z.int().nonnegative();
const count = z.int().nonnegative();
const id = z.string().min(1).max(80);

const defineEvent = <Type extends string, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data });

const TextChange = z.object({ from: z.string(), to: z.string() });

export const SupportEvent = z.discriminatedUnion('type', [
  defineEvent('CataloguePriceChangedBySupport', z.object({ fromPaise: paise, toPaise: paise })),
  defineEvent(
    'CatalogueTextsChangedBySupport',
    z.object({
      name: TextChange.optional(),
      description: TextChange.optional(),
      /** the features as JSON */
      features: TextChange.optional(),
    }),
  ),
  defineEvent(
    'CataloguePageCountChangedBySupport',
    z.object({ fromPages: count.nullable(), toPages: count.nullable() }),
  ),
  defineEvent('ReportWithdrawnBySupport', z.object({})),
  defineEvent('ReportOfferedBySupport', z.object({})),
  defineEvent('SessionsEndedBySupport', z.object({ sessions: count })),
  defineEvent('MemberExportedBySupport', z.object({})),
  defineEvent('MemberErasedBySupport', z.object({})),
  defineEvent('KeptMatchErasedBySupport', z.object({ matchId: z.uuid() })),
  defineEvent(
    'WebhookReplayedBySupport',
    z.object({
      eventId: id,
      /** counts the replays of this webhook from 1 */
      replayNumber: z.int().positive(),
      /** orders that the webhook is about */
      orderIds: z.array(id),
    }),
  ),
  defineEvent('JobRetriedBySupport', z.object({ queue: id, jobId: z.uuid() })),
  defineEvent('NewsletterQueuedBySupport', z.object({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
  /** Before the first row is changed. Without a ProjectionRebuiltBySupport after it the rebuild ended early. */
  defineEvent('ProjectionRebuildStartedBySupport', z.object({})),
  defineEvent(
    'ProjectionRebuiltBySupport',
    z.object({
      /** checked orders and payments; in events without `repairedOrders` the repaired ones are not known */
      orders: count,
      unmatchedPayments: count,
      repairedOrders: z.optional(count),
      repairedUnmatchedPayments: z.optional(count),
      /** rows that no event gives */
      deletedRows: z.optional(count),
      /** streams whose events cannot be read, so that their rows were not changed */
      unreadable: z.optional(count),
    }),
  ),
]);
export type SupportEvent = z.infer<typeof SupportEvent>;
export type StoredSupportEvent = StoredEvent<SupportEvent | NewerReleaseEvent>;

export const getCatalogueStream = (reportKey: string): string => `catalogue-${reportKey}`;
export const getMemberStream = (memberId: string): string => `member-${memberId}`;
export const PROJECTION_STREAM = 'support-projections';
export const WEBHOOK_STREAM = 'support-webhooks';
export const JOB_STREAM = 'support-jobs';
export const NEWSLETTER_STREAM = 'support-newsletters';

/** Until the end of the transaction: for streams that no row of a table belongs to. */
export const lockSupportStream = (trx: Transaction, stream: string) =>
  trx.raw('select pg_advisory_xact_lock(hashtext(?))', [stream]);

/** Nothing is folded from these events, so that one of a newer release, as after a rollback, is only listed. */
export const readSupportEvents = async (db: Database, stream: string): Promise<StoredSupportEvent[]> =>
  (await readStream(db, stream)).map((stored) => ({
    ...stored,
    ...(SupportEvent.safeParse({ type: stored.type, data: stored.data }).data ??
      createNewerReleaseEvent(stored.type)),
  }));

/**
 * Appends to the end of a stream, in the transaction of the change. Lock the changed row or the stream first, so that two changes do not
 * append the same version.
 * @throws VersionConflictError after a concurrent append to the stream
 */
export async function appendSupportEvents(
  trx: Transaction,
  stream: string,
  events: readonly SupportEvent[],
  meta: EventMeta,
): Promise<void> {
  if (events.length === 0) return;
  events.forEach((event) => SupportEvent.parse(event));
  const head: { version: number } | undefined = await trx('events')
    .where({ stream })
    .orderBy('version', 'desc')
    .first('version');
  await appendEvents(trx, stream, head?.version ?? 0, events, meta);
}
