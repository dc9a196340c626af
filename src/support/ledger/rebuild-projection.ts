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
      const data = { orders: orders.rebuilt, unmatchedPayments: unmatchedPayments.rebuilt };
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
        json: { ...data, newerStreams },
        lines: [
          `${data.orders} orders rebuilt from the ledger.`,
          `${data.unmatchedPayments} payments that fit no order rebuilt from the ledger.`,
          ...(newerStreams > 0
            ? [`${newerStreams} skipped: they have events of a newer release, whose rows were not changed.`]
            : []),
        ],
      };
    },
  }));
