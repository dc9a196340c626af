import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { OrderRule } from '#src/orders/domain/decide.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import type { Act } from './cli.ts';
import { orderNumber } from './order-show.ts';
import { rupees, describeEvent } from './event-descriptions.ts';
import { withJobs } from './with-jobs.ts';

type Wish = { reason: string; yes?: boolean };

/** Gives the whole payment back, for any paid order. The reason is read in the order's story for good. */
export const orderRefund =
  (id: string, { reason, yes = false }: Wish): Act =>
  async (db, print) => {
    const unfit = unfitReason(reason);
    const own = await orderNumber(db, id);
    const order = own && (await loadOrder(db, own))?.order;
    if (unfit || !order) {
      console.error(unfit ?? `No order, gateway order or payment is called ${id}.`);
      return false;
    }
    const at = new Date().toISOString();
    const meta = { actor: 'support:cli', cause: reason.trim(), at };
    try {
      const planned = requestRefund(order, 'support', at);
      if (planned.length === 0) print(standing(order));
      else if (!yes)
        print(`${planned.map(describeEvent).join(' ')} Nothing is done yet: add --yes to do it.`);
      else {
        const { events } = await withJobs(db, (jobs) =>
          changeOrder({ db, jobs }, order.id, meta, (now) => requestRefund(now, 'support', at)),
        );
        events.forEach((event) => print(describeEvent(event)));
      }
      return planned.length === 0 || yes;
    } catch (error) {
      if (!(error instanceof OrderRule)) throw error;
      console.error(error.message);
      return false;
    }
  };

const MOST = 200;

/** What is written into the ledger cannot be taken out again. */
function unfitReason(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0 || length > MOST) return `--reason takes 1 to ${MOST} characters.`;
  if (/@|\d[\d\s-]{6,}/.test(reason))
    return '--reason must not hold an e-mail address or a telephone number: it stays in the ledger for good.';
  return undefined;
}

const standing = ({ id, status, refund }: Order) =>
  status === 'refunded'
    ? `${id}: ${rupees(refund!.amountPaise)} are back already (${refund!.gatewayRefundId}).`
    : `${id}: ${rupees(refund!.amountPaise)} are on their way back already.`;
