import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { when } from '#web/lib/orders/order-labels.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { paise } from '#web/lib/rupees.ts';
import { retryPath } from '#web/lib/purchase/payment-paths.ts';
import css from './OpenOrders.module.css';
import page from './RetryPaymentPage.module.css';

/** More than one order waits for its payment. */
export function OpenOrders({ orders }: { orders: OrderView[] }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <header className={page.top}>
        <h1>Which one shall it be?</h1>
        <p className="soft lead">These orders wait for their payment. Each stays open for three days.</p>
      </header>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={retryPath(order.id)} className={css.order}>
              <span className={css.emblem}>
                <Emblem report={order.reportKey} />
              </span>
              <span className={css.words}>
                <b>{order.reportName}</b>
                <span className="small soft num">
                  {order.personName && `For ${order.personName}. `}Ordered {when(order.placedAt, now)}.{' '}
                  <span className={css.number}>{order.id}</span>
                </span>
              </span>
              <span className={`${css.price} num`}>{paise(order.pricePaise)}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
