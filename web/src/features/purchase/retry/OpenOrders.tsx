import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#src/platform/contract-money.ts';
import { buildRetryPath } from '#web/lib/purchase/payment-paths.ts';
import css from './OpenOrders.module.css';
import pageCss from './RetryPaymentPage.module.css';

/** A choice between several unpaid orders. */
export function OpenOrders({ orders }: { orders: OrderView[] }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <header className={pageCss.top}>
        <h1>Which order do you want to pay?</h1>
        <p className="soft lead">These orders are not paid yet. Choose one to pay for it now.</p>
      </header>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={buildRetryPath(order.id)} className={css.order}>
              <span>
                <Emblem report={order.reportKey} />
              </span>
              <span className={css.text}>
                <b>{order.reportName}</b>
                <span className="small soft num">
                  {order.personName && `For ${order.personName}. `}Ordered{' '}
                  {formatRelativeDay(order.placedAt, now)}
                  {order.expiresAt && `, open until ${formatRelativeDay(order.expiresAt, now)}`}.{' '}
                  <span className={css.number}>{order.id}</span>
                </span>
              </span>
              <span className={`${css.price} num`}>{formatPaise(order.pricePaise)}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
