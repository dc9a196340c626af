import { useLocation } from 'react-router-dom';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { getOrderFacts } from '#web/lib/orders/order-labels.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/form/Field.tsx';
import css from './ContactForm.module.css';
import { get } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { useOrders } from '#web/lib/orders/use-orders.ts';

/** A select field with the member's newest orders; older ones are added on request. `?order=` preselects one. */
export function OrderPicker() {
  const preselectedId = new URLSearchParams(useLocation().search).get('order') ?? undefined;
  const { orders, isLoading, options, preselectedOrder, retry, showOlder } = useOrderOptions(preselectedId);
  if (orders.status === 'failed')
    return (
      <div className={css.aside} role="alert">
        <p className="small">Your orders could not be loaded. Put the order number in your message, or</p>
        <Button small onClick={retry}>
          Try again
        </Button>
      </div>
    );
  const olderStatus = orders.status === 'ready' && orders.next ? orders.olderStatus : undefined;
  return (
    <div className={css.aside}>
      <SelectField
        // a new field once the orders are loaded, so that defaultValue applies to them
        key={String(isLoading)}
        label="Order"
        optional
        name="orderId"
        defaultValue={preselectedOrder?.id ?? ''}
        disabled={isLoading}
      >
        <option value="">{getFirstOptionLabel(isLoading, options)}</option>
        {options.map((order) => (
          <option key={order.id} value={order.id}>
            {describeOrderOption(order)}
          </option>
        ))}
      </SelectField>
      {olderStatus && (
        <Button
          variant="text"
          small
          busyLabel={olderStatus === 'loading' && 'One moment...'}
          onClick={showOlder}
        >
          {olderStatus === 'failed' ? 'Try the older orders again' : 'Show older orders'}
        </Button>
      )}
    </div>
  );
}

function getFirstOptionLabel(isLoading: boolean, options: OrderView[]): string {
  if (isLoading) return 'Loading your orders...';
  return options.length > 0 ? 'No particular order' : 'You have no order yet';
}

/** The order number, the first of the facts, comes last here. */
const describeOrderOption = (order: OrderView) =>
  [order.reportName, ...getOrderFacts(order).slice(1), order.id].join(', ');

function useOrderOptions(preselectedId: string | undefined) {
  const { orders, retry, showOlder } = useOrders();
  // Without data the order could not be loaded, and nothing is preselected.
  const { data: preselectedOrder, isLoading: isOrderLoading } = useQuery(preselectedId, loadOrder);
  const isLoading = orders.status === 'loading' || isOrderLoading;
  const listedOrders = orders.status === 'ready' ? orders.list : [];
  const isListed = listedOrders.some(({ id }) => id === preselectedOrder?.id);
  const options = preselectedOrder && !isListed ? [preselectedOrder, ...listedOrders] : listedOrders;
  return { orders, isLoading, options, preselectedOrder, retry, showOlder };
}

const loadOrder = async (signal: AbortSignal, id: string) =>
  (await get(`/api/orders/${encodeURIComponent(id)}`, OrderResponse, { signal })).order;
