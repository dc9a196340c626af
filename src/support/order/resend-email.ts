import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { requestResendBySupport } from '#src/orders/domain/report-email-commands.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder, OrderNotFoundError, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { Database } from '#src/platform/database.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { mapWithProgress } from '#src/support/terminal/map-with-progress.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';

type ResendResult = { order: string; events: string[]; error?: string };

/** Sends the failed report e-mail of each order again. An error on one order does not stop the others. */
export const resendFailedEmails = (
  context: CommandContext,
  ids: string[],
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    return {
      plan: await Promise.all(ids.map((id) => planResend(db, id, meta))),
      async apply() {
        return withJobs(db, async (jobs) => {
          const results = await mapWithProgress(context, 'Sending', ids, (id) =>
            resendFailedEmail({ db, jobs }, id, meta),
          );
          for (const { order, error } of results)
            if (error) context.terminal.printMessage(`${order}  ${error}`);
          return {
            json: results,
            lines: results.flatMap(({ order, events }) => events.map((text) => `${order}  ${text}`)),
            succeeded: results.every(({ error }) => error === undefined),
          };
        });
      },
    };
  });

/** Says also what the command would reject. */
async function planResend(db: Database, id: string, meta: EventMeta): Promise<string> {
  try {
    const loaded = await loadOrder(db, id);
    if (!loaded) throw new OrderNotFoundError(id);
    requestResendBySupport(loaded.order, meta.at);
    return `Would send the report e-mail of ${id} again.`;
  } catch (error) {
    if (!isRejection(error)) throw error;
    return `Would do nothing with ${id}: ${error.message}`;
  }
}

const isRejection = (error: unknown): error is OrderRuleError | OrderNotFoundError =>
  error instanceof OrderRuleError || error instanceof OrderNotFoundError;

async function resendFailedEmail(deps: OrderDeps, id: string, meta: EventMeta): Promise<ResendResult> {
  try {
    const { events } = await changeOrder(deps, id, meta, (order) => requestResendBySupport(order, meta.at));
    return { order: id, events: events.map(describeEvent) };
  } catch (error) {
    if (!isRejection(error)) throw error;
    return { order: id, events: [], error: error.message };
  }
}
