import { formatPaise } from '#src/platform/contract-money.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { recordRefundMadeElsewhere } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { readConfig } from '#src/config.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

/** `payment`: a duplicate payment of the order */
type RecordRefundOptions = ChangeOptions & { payment?: string };

/**
 * Records a refund that support made outside of the gateway, such as by bank transfer, because the gateway could not make it.
 * Issues the credit note. The reason is stored in the ledger.
 */
export const recordOrderRefund = (
  context: CommandContext,
  id: string,
  options: RecordRefundOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, ({ db, order, meta }) => {
    const paymentId = options.payment ?? order.gatewayPaymentId ?? '';
    const decide = (current: Order) => recordRefundMadeElsewhere(current, paymentId, meta.at);
    const [plannedEvent] = decide(order);
    const amount = formatPaise((plannedEvent!.data as { amountPaise: number }).amountPaise);
    const { seller } = readConfig(context.environment);
    return {
      plan: [`Would record that ${amount} of ${paymentId} were returned outside of the gateway.`],
      confirmation: { question: `Record that ${amount} of ${paymentId} were returned?`, expected: order.id },
      apply: () =>
        withJobs(db, async (jobs) => {
          const { events } = await changeOrder({ db, jobs, seller }, order.id, meta, decide);
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });
