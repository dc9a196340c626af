import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { requestResendBySupport } from '#src/orders/domain/report-email-commands.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder, OrderNotFoundError, type OrderDeps } from '#src/orders/store/change-order.ts';
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
  runChange(context, options, async (meta) => ({
    plan: ids.map((id) => `Would send the report e-mail of ${id} again, if it failed.`),
    async apply() {
      const db = await context.openDatabase();
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
  }));

async function resendFailedEmail(deps: OrderDeps, id: string, meta: EventMeta): Promise<ResendResult> {
  try {
    const { events } = await changeOrder(deps, id, meta, (order) => requestResendBySupport(order, meta.at));
    return { order: id, events: events.map(describeEvent) };
  } catch (error) {
    if (!(error instanceof OrderRuleError || error instanceof OrderNotFoundError)) throw error;
    return { order: id, events: [], error: error.message };
  }
}
