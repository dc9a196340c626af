import { rebuildProjections } from '#src/payments/all-projections.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Database } from '#src/platform/database.ts';
import type { Rebuild } from '#src/projections/rebuild.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import {
  appendSupportEvents,
  lockSupportStream,
  PROJECTION_STREAM,
  type SupportEvent,
} from '#src/support/support-events.ts';

/**
 * Folds every stream again and replaces the rows that differ. The start is recorded before the first row changes: a rebuild
 * that ends early leaves its start without a result.
 */
export const runProjectionRebuild = (
  context: CommandContext,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => ({
    plan: [
      'Would compare orders and payments that fit no order with the ledger, and replace rows that differ, while the site runs.',
    ],
    async apply() {
      const db = await context.openDatabase();
      await recordEvent(db, { type: 'ProjectionRebuildStartedBySupport', data: {} }, meta);
      const { orders, payments } = await rebuildAll(context, db);
      const unreadableStreams = [...orders.unreadableStreams, ...payments.unreadableStreams];
      const data = {
        orders: orders.checked,
        unmatchedPayments: payments.checked,
        repairedOrders: orders.repaired,
        repairedUnmatchedPayments: payments.repaired,
        deletedRows: orders.deletedOrphans + payments.deletedOrphans,
        ...(unreadableStreams.length > 0 ? { unreadable: unreadableStreams.length } : {}),
      };
      const newerStreams = orders.newer + payments.newer;
      const finishedMeta = { ...meta, at: new Date().toISOString() };
      await recordEvent(db, { type: 'ProjectionRebuiltBySupport', data }, finishedMeta);
      return {
        json: { ...data, newerStreams, unreadableStreams },
        succeeded: unreadableStreams.length === 0,
        lines: [
          `${orders.checked} orders checked, ${orders.repaired} repaired.`,
          `${payments.checked} payments that fit no order checked, ${payments.repaired} repaired.`,
          ...(data.deletedRows > 0 ? [`${data.deletedRows} rows deleted that no event gives.`] : []),
          ...(newerStreams > 0
            ? [`${newerStreams} skipped: they have events of a newer release, whose rows were not changed.`]
            : []),
          ...describeUnreadable(unreadableStreams),
        ],
      };
    },
  }));

async function rebuildAll(
  { terminal }: CommandContext,
  db: Database,
): Promise<{ orders: Rebuild; payments: Rebuild }> {
  const progress = terminal.startProgress('Rebuilding');
  try {
    return await rebuildProjections(db, { onProgress: progress.update });
  } finally {
    progress.stop();
  }
}

const recordEvent = (db: Database, event: SupportEvent, meta: EventMeta): Promise<void> =>
  db.transaction(async (trx) => {
    await lockSupportStream(trx, PROJECTION_STREAM);
    await appendSupportEvents(trx, PROJECTION_STREAM, [event], meta);
  });

const MAX_LISTED_STREAMS = 20;

/** The --json output lists all streams. */
function describeUnreadable(streams: readonly string[]): string[] {
  if (streams.length === 0) return [];
  const rest = streams.length - MAX_LISTED_STREAMS;
  return [
    `${streams.length} not checked, because their events cannot be read: ${streams.slice(0, MAX_LISTED_STREAMS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    'lagna ledger verify shows whether events were changed.',
  ];
}
