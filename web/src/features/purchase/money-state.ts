/** "Has my money gone?" answered from our own books. */
import { OrdersAnswer, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/app/api.ts';
import { istTime } from '#web/ui/dates.ts';
import { paise } from '#web/ui/rupees.ts';

export type MoneyState = { text: string; arrived: boolean };

/** The order is looked for by our number, or by the gateway's. Never rejects: not knowing is an answer. */
export async function readMoneyState(
  order?: string,
  gatewayOrderId?: string,
): Promise<MoneyState | 'unknown'> {
  try {
    const { orders } = await get('/api/orders', OrdersAnswer);
    const found = orders.find(
      ({ id, gatewayOrderId: theirs }) => id === order || (theirs && theirs === gatewayOrderId),
    );
    return moneyState(found, new Date().toISOString());
  } catch {
    return 'unknown';
  }
}

/** `now` is an ISO instant: the moment of asking is part of the answer. */
export function moneyState(order: OrderView | undefined, now: string): MoneyState {
  const asOf = `As of ${istTime(now)}`;
  if (!order) return { text: `${asOf}, we know of no payment for this order.`, arrived: false };
  const { status, id, pricePaise } = order;
  if (status === 'paid')
    return {
      text: `Your ${paise(pricePaise)} did arrive. Order ${id} is paid, and the report is on its way.`,
      arrived: true,
    };
  if (status === 'refunded')
    return {
      text: `Your ${paise(pricePaise)} arrived and has been sent back: order ${id} is refunded.`,
      arrived: false,
    };
  return { text: `${asOf}, no payment has reached us for order ${id}.`, arrived: false };
}
