/** From the letter that asks for birth details: ?details=LG-… opens the form of that order, wherever in the list it stands. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { DetailsDialog } from './BirthDetailsDialog.tsx';
import { isRefunding, isUnpaid } from '#web/lib/orders/order-labels.ts';

export function AskedDetails({ onOrder }: { onOrder: (order: OrderView) => void }) {
  const [params, setParams] = useSearchParams();
  const order = useWaiting(params.get('details'));
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  if (!order) return null;
  const done = (changed: OrderView) => {
    close();
    onOrder(changed);
  };
  return <DetailsDialog open order={order} onClose={close} onDone={done} />;
}

/** Nothing for an order that waits for no details: they came meanwhile, or the link is not this member's. */
function useWaiting(id: string | null): OrderView | undefined {
  const [order, setOrder] = useState<OrderView>();
  useEffect(() => {
    const leaving = new AbortController();
    if (id)
      get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse, { signal: leaving.signal }).then(
        (answer) => setOrder(answer.order),
        // The list says what has become of it, or that it did not load.
        () => undefined,
      );
    return () => leaving.abort();
  }, [id]);
  const waits = order && order.id === id && order.report === 'awaiting-details';
  return waits && !isUnpaid(order) && !isRefunding(order) ? order : undefined;
}
