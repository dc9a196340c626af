import { useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AskedDetails } from '#web/features/orders/actions/DetailsFromLink.tsx';
import { FoundPayments } from './PaymentNotices.tsx';
import { useKeptForReturn, useLeftList } from './list-restore.ts';
import { NoOrders } from './NoOrders.tsx';
import { getAnnouncement } from '#web/lib/orders/order-labels.ts';
import { OrderCard } from '#web/features/orders/order/OrderCard.tsx';
import { RefusedAddress } from './BouncedAddressNotice.tsx';
import { useFollowed } from '#web/features/orders/live/use-live-orders.ts';
import { useOrders, type Orders, type ReadyOrders } from '#web/lib/orders/use-orders.ts';
import { WaitingOrders } from './OrderSkeletons.tsx';
import css from './MyReportsPage.module.css';

export { requireMember as loader };

export function Component() {
  const { orders, retry, showOlder, put } = useOrders(useLeftList());
  useKeptForReturn(orders);
  const [said, setSaid] = useState('');
  const onOrder = (order: OrderView) => {
    const before = orders.status === 'ready' ? orders.list.find(({ id }) => id === order.id) : undefined;
    const news = before && getAnnouncement(before, order);
    if (news) setSaid(news);
    put(order);
  };
  useFollowed(orders.status === 'ready' ? orders.list : NONE, onOrder);
  return (
    <div className={`wrap ${css.page}`}>
      <title>My reports | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <DeletionBanner />
      <header className={css.top}>
        <h1>My reports</h1>
        <p className="soft">Newest first. Links here keep working for you.</p>
      </header>
      <p className="sr" role="status">
        {orders.status === 'loading' ? 'Loading your reports' : said}
      </p>
      <p className="sr" role="status">
        {orders.status === 'ready' && whatCame(orders)}
      </p>
      {orders.status === 'ready' && orders.refusedEmail && <RefusedAddress email={orders.refusedEmail} />}
      <AskedDetails onOrder={onOrder} />
      <List orders={orders} onOrder={onOrder} onRetry={retry} onOlder={showOlder} />
    </div>
  );
}

const NONE: OrderView[] = [];

/** Numbers of more than a thousand as India writes them. */
const howMany = ({ list, total }: ReadyOrders): string =>
  `${list.length} of ${total.toLocaleString('en-IN')} shown`;

const whatCame = (orders: ReadyOrders): string | undefined =>
  orders.appended && `${orders.appended.came} older reports below, ${howMany(orders)}.`;

type ListProps = {
  orders: Orders;
  onOrder: (order: OrderView) => void;
  onRetry: () => void;
  onOlder: () => void;
};

function List({ orders, onOrder, onRetry, onOlder }: ListProps) {
  if (orders.status === 'loading') return <WaitingOrders />;
  if (orders.status === 'failed') return <Failed message={orders.message} onRetry={onRetry} />;
  if (orders.list.length === 0) return <NoOrders />;
  return (
    <>
      <FoundPayments orders={orders.list} />
      <ol className={css.orders}>
        {orders.list.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOrder={onOrder}
            landing={order.id === orders.appended?.id}
          />
        ))}
      </ol>
      {orders.next && (
        <div className={css.older}>
          <Button busy={orders.older === 'loading' && 'Loading...'} onClick={onOlder}>
            Show older
          </Button>
          <p className="small soft num">{howMany(orders)}</p>
          {orders.older === 'failed' && <p role="alert">Older reports did not load. Please try again.</p>}
        </div>
      )}
    </>
  );
}

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={css.failed} role="alert">
    <h2>Your reports did not load</h2>
    <p className="soft">{message} They are safe where they are.</p>
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
