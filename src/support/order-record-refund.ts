import { formatPaise } from '#src/platform/contract-money.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { recordRefundMadeElsewhere } from '#src/orders/domain/refund-commands.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import type { Seller } from '#src/orders/tax/seller.ts';
import { createSupportMeta, type Command } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { createNotFoundMessage, findOrderId } from './order-show.ts';
import { findReasonIssue } from './reason.ts';
import { withJobs } from './with-jobs.ts';

type RecordRefundOptions = { reason: string; payment?: string; yes?: boolean };

/**
 * Records a refund that support made outside of the gateway, such as by bank transfer, because the gateway could not make it.
 * Issues the credit note.
 * Without `yes` nothing is changed. The reason is stored in the ledger.
 */
export const recordOrderRefund =
  (id: string, { reason, payment, yes = false }: RecordRefundOptions, seller: Seller): Command =>
  async (db, print) => {
    const orderId = await findOrderId(db, id);
    const order = orderId && (await loadOrder(db, orderId))?.order;
    const issue = findReasonIssue(reason) ?? (order ? undefined : createNotFoundMessage(id));
    if (issue || !order) {
      console.error(issue);
      return false;
    }
    const meta = createSupportMeta(reason.trim());
    const paymentId = payment ?? order.gatewayPaymentId ?? '';
    const decide = (current: Order) => recordRefundMadeElsewhere(current, paymentId, meta.at);
    try {
      const [plannedEvent] = decide(order);
      if (!yes) {
        const { amountPaise } = plannedEvent!.data as { amountPaise: number };
        print(
          `Would record that ${formatPaise(amountPaise)} of ${paymentId} were returned outside of the gateway. Nothing was changed: add --yes to do it.`,
        );
        return false;
      }
      const { events } = await withJobs(db, (jobs) =>
        changeOrder({ db, jobs, seller }, order.id, meta, decide),
      );
      events.forEach((event) => print(describeEvent(event)));
      return true;
    } catch (error) {
      if (!(error instanceof OrderRuleError)) throw error;
      console.error(error.message);
      return false;
    }
  };
