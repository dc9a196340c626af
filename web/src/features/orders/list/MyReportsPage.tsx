import { useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DetailsFromLink } from '#web/features/orders/actions/DetailsFromLink.tsx';
import { PaymentNotices } from './PaymentNotices.tsx';
import { useSaveListForReturn, useRestoredList } from './list-restore.ts';
import { NoOrders } from './NoOrders.tsx';
import { getAnnouncement } from '#web/lib/orders/order-labels.ts';
import { OrderCard } from '#web/features/orders/order/OrderCard.tsx';
import { BouncedAddressNotice } from './BouncedAddressNotice.tsx';
import { useLiveOrders } from '#web/features/orders/live/use-live-orders.ts';
import { useOrders, type Orders, type ReadyOrders } from '#web/lib/orders/use-orders.ts';
import { OrderSkeletons } from './OrderSkeletons.tsx';
import css from './MyReportsPage.module.css';

export { requireMember as loader };

export function Component() {
  const { orders, retry, showOlder, updateOrder } = useOrders(useRestoredList());
  useSaveListForReturn(orders);
  const [statusText, setStatusText] = useState('');
  const handleOrder = (order: OrderView) => {
    const previous = orders.status === 'ready' ? orders.list.find(({ id }) => id === order.id) : undefined;
    const announcement = previous && getAnnouncement(previous, order);
    if (announcement) setStatusText(announcement);
    updateOrder(order);
  };
  useLiveOrders(orders.status === 'ready' ? orders.list : NO_ORDERS, handleOrder);
  return (
    <div className={`wrap ${css.page}`}>
      <title>My reports | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <DeletionBanner />
      <header className={css.top}>
        <h1>My reports</h1>
        <p className="soft">Newest first. Links on this page do not expire.</p>
      </header>
      <p className="sr-only" role="status">
        {orders.status === 'loading' ? 'Loading your reports' : statusText}
      </p>
      <p className="sr-only" role="status">
        {orders.status === 'ready' && describeAppended(orders)}
      </p>
      {orders.status === 'ready' && orders.bouncedEmail && (
        <BouncedAddressNotice email={orders.bouncedEmail} />
      )}
      <DetailsFromLink onOrder={handleOrder} />
      <List orders={orders} onOrder={handleOrder} onRetry={retry} onShowOlder={showOlder} />
    </div>
  );
}

const NO_ORDERS: OrderView[] = [];

const describeCount = ({ list, total }: ReadyOrders): string =>
  `${list.length} of ${total.toLocaleString('en-IN')} shown`;

const describeAppended = (orders: ReadyOrders): string | undefined =>
  orders.appended && `${orders.appended.count} older reports below, ${describeCount(orders)}.`;

type ListProps = {
  orders: Orders;
  onOrder: (order: OrderView) => void;
  onRetry: () => void;
  onShowOlder: () => void;
};

function List({ orders, onOrder, onRetry, onShowOlder }: ListProps) {
  if (orders.status === 'loading') return <OrderSkeletons />;
  if (orders.status === 'failed') return <Failed message={orders.message} onRetry={onRetry} />;
  if (orders.list.length === 0) return <NoOrders />;
  return (
    <>
      <PaymentNotices orders={orders.list} />
      <ol className={css.orders}>
        {orders.list.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOrder={onOrder}
            takesFocus={order.id === orders.appended?.id}
          />
        ))}
      </ol>
      {orders.next && (
        <div className={css.older}>
          <Button busyLabel={orders.olderStatus === 'loading' && 'Loading...'} onClick={onShowOlder}>
            Show older
          </Button>
          <p className="small soft num">{describeCount(orders)}</p>
          {orders.olderStatus === 'failed' && (
            <p role="alert">Older reports did not load. Please try again.</p>
          )}
        </div>
      )}
    </>
  );
}

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={css.failed} role="alert">
    <h2>Your reports did not load</h2>
    <p className="soft">{message} They are safe.</p>
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
