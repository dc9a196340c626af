import { useLocation } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { metaLine } from '#web/features/orders/order-words.ts';
import { useOrders } from '#web/features/orders/use-orders.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/Field.tsx';
import css from './ContactForm.module.css';

/** A member's own orders, ten at a time. `?order=` of the address is chosen already. */
export function OrderPicker() {
  const { orders, retry, showOlder } = useOrders();
  const wanted = new URLSearchParams(useLocation().search).get('order') ?? '';
  if (orders.status === 'failed')
    return (
      <div className={css.aside} role="alert">
        <p className="small">Your orders could not be read. Put the order number in your message, or</p>
        <Button small onClick={retry}>
          Try again
        </Button>
      </div>
    );
  const list = orders.status === 'ready' ? orders.list : [];
  const more = orders.status === 'ready' && orders.next ? orders.older : undefined;
  return (
    <div className={css.aside}>
      <SelectField
        key={orders.status}
        label="Order"
        optional
        name="orderId"
        defaultValue={list.some(({ id }) => id === wanted) ? wanted : ''}
        disabled={orders.status === 'loading'}
      >
        <option value="">{firstLine(orders.status, list)}</option>
        {list.map((order) => (
          <option key={order.id} value={order.id}>
            {inOneLine(order)}
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

function firstLine(status: string, list: OrderView[]): string {
  if (status === 'loading') return 'Reading your orders...';
  return list.length > 0 ? 'None in particular' : 'You have no order yet';
}

const inOneLine = (order: OrderView) => [order.reportName, ...metaLine(order).slice(1), order.id].join(', ');
