import { Link } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { getOrderBadge, getOrderFacts, hasFile } from '#web/lib/orders/order-labels.ts';
import { ShareReportLink } from '#web/lib/orders/ShareReportLink.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './LastOrders.module.css';

export const LastOrders = ({ orders }: { orders: OrderView[] }) => (
  <section className={`wrap ${css.orders}`} aria-labelledby="orders">
    <h2 id="orders">Your last reports</h2>
    {orders.length === 0 ? (
      <p className="soft">
        None so far. <Link to="/reports">See the reports</Link>
      </p>
    ) : (
      <>
        <ul>
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
        <p>
          <Link className={css.allOrders} to="/my-reports">
            All my reports <Icon name="arrow" />
          </Link>
        </p>
      </>
    )}
  </section>
);

function OrderLine({ order }: { order: OrderView }) {
  const { tone, icon, text } = getOrderBadge(order);
  return (
    <li className={css.order}>
      <h3>{order.reportName}</h3>
      <Badge tone={tone} {...(icon ? { icon } : {})}>
        {text}
      </Badge>
      <p className="small soft num">{getOrderFacts(order).join(' · ')}</p>
      {hasFile(order) && <ShareReportLink order={order} />}
    </li>
  );
}
