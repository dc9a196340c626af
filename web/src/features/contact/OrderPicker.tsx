import { useLocation } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { getOrderFacts } from '#web/lib/orders/order-labels.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/form/Field.tsx';
import { useOrderOptions } from './use-order-options.ts';
import css from './ContactForm.module.css';

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
