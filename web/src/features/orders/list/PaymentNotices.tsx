/** Payments that arrived after the buyer had left the outcome page; shown once. */
import { useEffect, useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { SuccessResponse, post } from '#web/lib/api.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#src/platform/contract-money.ts';
import css from './PaymentNotices.module.css';

export function PaymentNotices({ orders }: { orders: OrderView[] }) {
  const paidOrders = useOrdersWithNewPayment(orders);
  if (paidOrders.length === 0) return null;
  return (
    <section className={css.notice} aria-label="Payments found">
      <Icon name="seal" size={28} />
      <div>
        {paidOrders.map((order) => (
          <p key={order.id}>
            <b>
              We found your payment of {formatPaise(order.pricePaise)} for {order.reportName}.
            </b>{' '}
            It reached us after you had left the page. {getNextStep(order)}
          </p>
        ))}
      </div>
    </section>
  );
}

const getNextStep = ({ reportStatus }: OrderView): string =>
  reportStatus === 'awaiting-details'
    ? 'We only need the birth details, below, to begin.'
    : 'Nothing is lost, and you need not do anything.';

/**
 * The orders whose payment the buyer has not seen yet. They stay in the list until the page is left; the server reports them
 * only until the notice is shown.
 */
function useOrdersWithNewPayment(orders: OrderView[]): OrderView[] {
  const [paidOrders, setPaidOrders] = useState<OrderView[]>([]);
  const newPaidOrders = orders.filter(
    ({ id, isPaymentUnseen }) => isPaymentUnseen && !paidOrders.some((paidOrder) => paidOrder.id === id),
  );
  if (newPaidOrders.length > 0) setPaidOrders([...paidOrders, ...newPaidOrders]);
  useEffect(() => {
    // if the request fails, the notice is shown again at the next visit
    for (const { id } of paidOrders)
      post(`/api/orders/${encodeURIComponent(id)}/payment-seen`, {}, SuccessResponse).catch(() => undefined);
  }, [paidOrders]);
  const getLatest = (order: OrderView) => orders.find(({ id }) => id === order.id) ?? order;
  return paidOrders.map(getLatest);
}
