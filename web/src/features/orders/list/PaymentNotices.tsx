/** Payments that reached us after their buyer had gone: told once, here. */
import { useEffect, useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { SuccessAnswer, post } from '#web/lib/api.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#web/lib/rupees.ts';
import css from './PaymentNotices.module.css';

export function FoundPayments({ orders }: { orders: OrderView[] }) {
  const found = useFound(orders);
  if (found.length === 0) return null;
  return (
    <section className={css.found} aria-label="Payments found">
      <Icon name="seal" size={28} />
      <div>
        {found.map((order) => (
          <p key={order.id}>
            <b>
              We found your payment of {formatPaise(order.pricePaise)} for {order.reportName}.
            </b>{' '}
            It reached us after you had left the page. {whatNow(order)}
          </p>
        ))}
      </div>
    </section>
  );
}

const whatNow = ({ report }: OrderView): string =>
  report === 'awaiting-details'
    ? 'We only need the birth details, below, to begin.'
    : 'Nothing is lost, and nothing is left for you to do.';

/** Once seen, they stay for this visit, though the server does not name them again. */
function useFound(orders: OrderView[]): OrderView[] {
  const [found, setFound] = useState<OrderView[]>([]);
  const news = orders.filter(
    ({ id, unacknowledgedPayment }) => unacknowledgedPayment && !found.some((one) => one.id === id),
  );
  if (news.length > 0) setFound([...found, ...news]);
  useEffect(() => {
    // Should this get lost, they are told once more next time: no harm.
    for (const { id } of found)
      post(`/api/orders/${encodeURIComponent(id)}/told`, {}, SuccessAnswer).catch(() => undefined);
  }, [found]);
  const now = (one: OrderView) => orders.find(({ id }) => id === one.id) ?? one;
  return found.map(now);
}
