/** Pays an open order: its failed attempts, its payment status, and another attempt. */
import { Navigate } from 'react-router-dom';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { RetryOrder } from './RetryOrder.tsx';
import { useRetryOrder } from './use-retry-order.ts';
import css from './RetryPaymentPage.module.css';

export { requireMember as loader };

export function Component() {
  return (
    <div className={`wrap ${css.page}`}>
      <title>Pay for your order | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <DeletionBanner />
      <Contents />
    </div>
  );
}

function Contents() {
  const { target, retry } = useRetryOrder();
  if (target.kind === 'loading') return <Loading />;
  if (target.kind === 'failed') return <Failed message={target.message} onRetry={retry} />;
  if (target.kind === 'none') return <Navigate to={target.to} replace />;
  if (target.kind === 'several') return <OpenOrders orders={target.orders} />;
  return <RetryOrder key={target.orderReference} orderReference={target.orderReference} />;
}

const Loading = () => (
  <header className={css.top}>
    <h1>One moment</h1>
    <p className="soft" role="status">
      We are looking up your order.
    </p>
  </header>
);

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={css.top} role="alert">
    <h1>Your orders did not load</h1>
    <p className="soft">{message}</p>
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
