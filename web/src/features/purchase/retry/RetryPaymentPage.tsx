/** An order that was not paid the first time: what happened, where the money is, and the same payment once more. */
import { Navigate } from 'react-router-dom';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { RetryOrder } from './RetryOrder.tsx';
import { useRetry } from './use-retry-order.ts';
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
  const { found, again } = useRetry();
  if (found.kind === 'asking') return <Asking />;
  if (found.kind === 'failed') return <Failed message={found.message} onRetry={again} />;
  if (found.kind === 'nowhere') return <Navigate to={found.to} replace />;
  if (found.kind === 'several') return <OpenOrders orders={found.orders} />;
  return <RetryOrder key={found.order} order={found.order} />;
}

const Asking = () => (
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
