import { acknowledgeAttention, getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { createSupportMeta, type Command } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { ATTENTION_REASON_TEXTS } from './order-list.ts';
import { createNotFoundMessage, findOrderId } from './order-show.ts';
import { findReasonIssue } from './reason.ts';
import { withJobs } from './with-jobs.ts';

type AcknowledgeOptions = { reason: string; yes?: boolean };

/**
 * Removes an order from the list of orders that need attention, because support resolved it outside of the shop. An event
 * with another reason for attention lists the order again. Without `yes` nothing is changed. The reason is stored in the
 * ledger.
 */
export const acknowledgeOrder =
  (id: string, { reason, yes = false }: AcknowledgeOptions): Command =>
  async (db, print) => {
    const orderId = await findOrderId(db, id);
    const order = orderId && (await loadOrder(db, orderId))?.order;
    const issue = findReasonIssue(reason) ?? (order ? undefined : createNotFoundMessage(id));
    if (issue || !order) {
      console.error(issue);
      return false;
    }
    const meta = createSupportMeta(reason.trim());
    try {
      acknowledgeAttention(order, meta.at);
      if (!yes) {
        print(
          `Would close this entry of ${order.id}: ${ATTENTION_REASON_TEXTS[getAttentionReason(order)!]}. Nothing was changed: add --yes to do it.`,
        );
        return false;
      }
      const { events } = await withJobs(db, (jobs) =>
        changeOrder({ db, jobs }, order.id, meta, (current) => acknowledgeAttention(current, meta.at)),
      );
      events.forEach((event) => print(describeEvent(event)));
      return true;
    } catch (error) {
      if (!(error instanceof OrderRuleError)) throw error;
      console.error(error.message);
      return false;
    }
  };
