import { useLocation } from 'react-router-dom';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { getOrderFacts } from '#web/lib/orders/order-labels.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/form/Field.tsx';
import css from './ContactForm.module.css';
import { get } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { useOrders } from '#web/lib/orders/use-orders.ts';

/** A choice among the member's orders, ten at a time. `?order=` preselects one. */
export function OrderPicker() {
  const preselected = new URLSearchParams(useLocation().search).get('order') ?? undefined;
  const { orders, loading, list, chosen, retry, showOlder } = useOrderOptions(preselected);
  if (orders.status === 'failed')
    return (
      <div className={css.aside} role="alert">
        <p className="small">Your orders could not be read. Put the order number in your message, or</p>
        <Button small onClick={retry}>
          Try again
        </Button>
      </div>
    );
  const more = orders.status === 'ready' && orders.next ? orders.older : undefined;
  return (
    <div className={css.aside}>
      <SelectField
        key={String(loading)}
        label="Order"
        optional
        name="orderId"
        defaultValue={chosen?.id ?? ''}
        disabled={loading}
      >
        <option value="">{getFirstOption(loading, list)}</option>
        {list.map((order) => (
          <option key={order.id} value={order.id}>
            {describeOrderOption(order)}
          </option>
        ))}
      </SelectField>
      {more && (
        <Button variant="text" small busy={more === 'loading' && 'One moment...'} onClick={showOlder}>
          {more === 'failed' ? 'Try the older orders again' : 'Show older orders'}
        </Button>
      )}
    </div>
  );
}

function getFirstOption(loading: boolean, list: OrderView[]): string {
  if (loading) return 'Reading your orders...';
  return list.length > 0 ? 'None in particular' : 'You have no order yet';
}

const describeOrderOption = (order: OrderView) =>
  [order.reportName, ...getOrderFacts(order).slice(1), order.id].join(', ');

function useOrderOptions(preselectedId: string | undefined) {
  const { orders, retry, showOlder } = useOrders();
  // without data the member has no such order
  const { data: chosen, isLoading } = useQuery(preselectedId, loadOrder);
  const loading = orders.status === 'loading' || isLoading;
  const newest = orders.status === 'ready' ? orders.list : [];
  const older = chosen && newest.every(({ id }) => id !== chosen.id) ? [chosen] : [];
  return { orders, loading, list: [...older, ...newest], chosen, retry, showOlder };
}

const loadOrder = async (signal: AbortSignal, id: string) =>
  (await get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse, { signal })).order;
