import { rebuildOrders } from '#src/orders/store/projection.ts';
import { rebuildUnmatchedPayments } from '#src/payments/unmatched/projection.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, lockSupportStream, PROJECTION_STREAM } from '#src/support/support-events.ts';

/** Folds every stream again and replaces the rows that are derived from it. */
export const rebuildProjection = (context: CommandContext, options: ChangeOptions): Promise<CommandResult> =>
  runChange(context, options, async (meta) => ({
    plan: ['Would rebuild orders and payments that fit no order from the ledger, while the site runs.'],
    async apply() {
      const db = await context.openDatabase();
      const progress = context.terminal.startProgress('Rebuilding');
      const orders = await rebuildOrders(db, { onProgress: progress.update });
      const unmatchedPayments = await rebuildUnmatchedPayments(db, { onProgress: progress.update });
      progress.stop();
      const unreadableStreams = [...orders.unreadableStreams, ...unmatchedPayments.unreadableStreams];
      const data = {
        orders: orders.rebuilt,
        unmatchedPayments: unmatchedPayments.rebuilt,
        ...(unreadableStreams.length > 0 ? { unreadable: unreadableStreams.length } : {}),
      };
      const newerStreams = orders.newer + unmatchedPayments.newer;
      await db.transaction(async (trx) => {
        await lockSupportStream(trx, PROJECTION_STREAM);
        await appendSupportEvents(
          trx,
          PROJECTION_STREAM,
          [{ type: 'ProjectionRebuiltBySupport', data }],
          meta,
        );
      });
      return {
        json: { ...data, newerStreams, unreadableStreams },
        succeeded: unreadableStreams.length === 0,
        lines: [
          `${data.orders} orders rebuilt from the ledger.`,
          `${data.unmatchedPayments} payments that fit no order rebuilt from the ledger.`,
          ...(newerStreams > 0
            ? [`${newerStreams} skipped: they have events of a newer release, whose rows were not changed.`]
            : []),
          ...describeUnreadable(unreadableStreams),
        ],
      };
    },
  }));

const MAX_LISTED_STREAMS = 20;

/** The --json output lists all streams. */
function describeUnreadable(streams: readonly string[]): string[] {
  if (streams.length === 0) return [];
  const rest = streams.length - MAX_LISTED_STREAMS;
  return [
    `${streams.length} not rebuilt, because their events cannot be read: ${streams.slice(0, MAX_LISTED_STREAMS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    'lagna ledger verify shows whether events were changed.',
  ];
}
