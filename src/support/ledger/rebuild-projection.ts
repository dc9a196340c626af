import { rebuildOrders } from '#src/orders/store/projection.ts';
import { rebuildUnmatchedPayments } from '#src/payments/unmatched/projection.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, PROJECTION_STREAM } from '#src/support/support-events.ts';

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
      const data = { orders, unmatchedPayments };
      await db.transaction((trx) =>
        appendSupportEvents(trx, PROJECTION_STREAM, [{ type: 'ProjectionRebuiltBySupport', data }], meta),
      );
      return {
        json: data,
        lines: [
          `${orders} orders rebuilt from the ledger.`,
          `${unmatchedPayments} payments that fit no order rebuilt from the ledger.`,
        ],
      };
    },
  }));
