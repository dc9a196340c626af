/**
 * Changes by support that belong to no order: of the catalogue, of accounts and of projections. They have separate
 * streams, `catalogue-<report key>`, `member-<id>` and `support-projections`, which no projection reads. Events contain ids,
 * amounts and texts of the catalogue; never personal data. Actor and reason are in the metadata.
 */
import * as z from 'zod';
import { appendEvents } from '#src/ledger/append.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Transaction } from '#src/platform/database.ts';

const paise = z.int().nonnegative();
const count = z.int().nonnegative();

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
  defineEvent('ProjectionRebuiltBySupport', z.object({ orders: count, unmatchedPayments: count })),
]);
export type SupportEvent = z.infer<typeof SupportEvent>;

export const getCatalogueStream = (reportKey: string): string => `catalogue-${reportKey}`;
export const getMemberStream = (memberId: string): string => `member-${memberId}`;
export const PROJECTION_STREAM = 'support-projections';

/**
 * Appends to the end of a stream, in the transaction of the change. Lock the changed row first, so that two changes do not
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
