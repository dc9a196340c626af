/** The options of an order picker: the member's newest orders, and the one named by the URL, however old. */
import { useEffect, useState } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { useOrders } from '#web/lib/orders/use-orders.ts';

export function useOrderOptions(preselectedId: string | undefined) {
  const { orders, retry, showOlder } = useOrders();
  const preselected = useOrder(preselectedId);
  const loading = orders.status === 'loading' || preselected === 'loading';
  const chosen = preselected === 'loading' ? undefined : preselected;
  const newest = orders.status === 'ready' ? orders.list : [];
  const older = chosen && newest.every(({ id }) => id !== chosen.id) ? [chosen] : [];
  return { orders, loading, list: [...older, ...newest], chosen, retry, showOlder };
}

/** Undefined when the member has no such order. */
function useOrder(id: string | undefined): OrderView | 'loading' | undefined {
  const [order, setOrder] = useState<OrderView | 'loading' | undefined>(id ? 'loading' : undefined);
  useEffect(() => {
    if (!id) return;
    let isMounted = true;
    void loadOrder(id).then((loaded) => isMounted && setOrder(loaded));
    return () => {
      isMounted = false;
    };
  }, [id]);
  return order;
}

const loadOrder = (id: string): Promise<OrderView | undefined> =>
  get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse).then(
    ({ order }) => order,
    () => undefined,
  );
