import { acknowledgeAttention, getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { ATTENTION_REASON_TEXTS } from './attention-texts.ts';
import { runOrderChange } from './run-order-change.ts';

/**
 * Removes an order from the list of orders that need attention, because support resolved it outside of the site. An event
 * with another reason for attention lists the order again. The reason is stored in the ledger.
 */
export const acknowledgeOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, ({ db, order, meta }) => {
    acknowledgeAttention(order, meta.at);
    return {
      plan: [`Would close this entry of ${order.id}: ${ATTENTION_REASON_TEXTS[getAttentionReason(order)!]}.`],
      confirmation: { question: `Close the entry of ${order.id}?`, expected: order.id },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await changeOrder({ db, jobs }, order.id, meta, (current) =>
            acknowledgeAttention(current, meta.at),
          );
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });
