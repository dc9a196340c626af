import { useEffect, useState } from 'react';
import { redirect, useNavigate } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { auth, useAuth } from '#web/features/accounts/auth.ts';
import { loginPath } from '#web/features/accounts/next-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { NoOrders } from './NoOrders.tsx';
import { announcement } from './order-words.ts';
import { OrderCard } from './OrderCard.tsx';
import { useOrders, type Orders } from './use-orders.ts';
import { WaitingOrders } from './WaitingOrders.tsx';
import css from './MyReportsPage.module.css';

const LOGIN = loginPath('/my-reports');

/** Members only; a visitor logs in and comes back. */
export const loader = () => (auth().status === 'in' ? null : redirect(LOGIN));

export function Component() {
  useStaySignedIn();
  const { orders, retry, showOlder, put } = useOrders();
  const [said, setSaid] = useState('');
  const onOrder = (order: OrderView) => {
    const before = orders.status === 'ready' ? orders.list.find(({ id }) => id === order.id) : undefined;
    const news = before && announcement(before, order);
    if (news) setSaid(news);
    put(order);
  };
  return (
    <div className={`wrap ${css.page}`}>
      <title>My reports | Lagna</title>
      <meta name="robots" content="noindex" />
      <header className={css.top}>
        <h1>My reports</h1>
        <p className="soft">Newest first. Links here keep working for you.</p>
      </header>
      <p className="sr" role="status">
        {orders.status === 'loading' ? 'Loading your reports' : said}
      </p>
      <List orders={orders} onOrder={onOrder} onRetry={retry} onOlder={showOlder} />
    </div>
  );
}

/** Logged out in another tab, or by the server: back to the login page. */
function useStaySignedIn(): void {
  const { status } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'out') void navigate(LOGIN, { replace: true });
  }, [status, navigate]);
}

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
      <ol className={css.orders}>
        {orders.list.map((order) => (
          <OrderCard key={order.id} order={order} onOrder={onOrder} />
        ))}
      </ol>
      {orders.next && (
        <div className={css.older}>
          <Button busy={orders.older === 'loading' && 'Loading...'} onClick={onOlder}>
            Show older
          </Button>
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
