/** Opens the form of the order in `?details=LG-…`, the link of the e-mail that requests birth details. */
import { useSearchParams } from 'react-router-dom';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { needsBirthDetails } from '#web/lib/orders/order-labels.ts';
import { BirthDetailsDialog } from './BirthDetailsDialog.tsx';

export function DetailsFromLink({ onOrder }: { onOrder: (order: OrderView) => void }) {
  const [params, setParams] = useSearchParams();
  const order = useOrderAwaitingDetails(params.get('details'));
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  if (!order) return null;
  const handleDone = (updatedOrder: OrderView) => {
    close();
    onOrder(updatedOrder);
  };
  return <BirthDetailsDialog open order={order} onClose={close} onDone={handleDone} />;
}

/** Undefined when the order has its details already, or belongs to another member. */
function useOrderAwaitingDetails(id: string | null): OrderView | undefined {
  // a failed request shows no message here: the list of orders reports the failure
  const { data: order } = useQuery(id ?? undefined, loadOrder);
  return order && order.id === id && needsBirthDetails(order) ? order : undefined;
}

const loadOrder = async (signal: AbortSignal, id: string) =>
  (await get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse, { signal })).order;
