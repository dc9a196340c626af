/** What an order picker offers: a member's newest orders, and the one that the address names, however old. */
import { useEffect, useState } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { useOrders } from '#web/lib/orders/use-orders.ts';

export function useChoosable(named: string | undefined) {
  const { orders, ...acts } = useOrders();
  const found = useNamed(named);
  const loading = orders.status === 'loading' || found === 'asking';
  const newest = orders.status === 'ready' ? orders.list : [];
  const older = found !== 'asking' && found && newest.every(({ id }) => id !== found.id) ? [found] : [];
  return {
    orders,
    loading,
    list: [...older, ...newest],
    chosen: found === 'asking' ? undefined : found,
    ...acts,
  };
}

/** Nothing for a number that is none of this member's. */
function useNamed(id: string | undefined): OrderView | 'asking' | undefined {
  const [found, setFound] = useState<OrderView | 'asking' | undefined>(id ? 'asking' : undefined);
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    void read(id).then((order) => wanted && setFound(order));
    return () => {
      wanted = false;
    };
  }, [id]);
  return found;
}

const read = (id: string): Promise<OrderView | undefined> =>
  get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse).then(
    ({ order }) => order,
    () => undefined,
  );
