import { Navigate } from 'react-router-dom';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PaymentStatus } from '#web/features/purchase/payment-status/PaymentStatus.tsx';
import { OpenOrderCard } from './OpenOrderCard.tsx';
import { isOrderClosed } from '#web/features/purchase/payment-status/payment-status.ts';
import { getRetryText, describeAttempts } from './retry-labels.ts';
import {
  usePaymentStatus,
  type LivePaymentStatus,
} from '#web/features/purchase/payment-status/use-payment-status.ts';
import css from './RetryPaymentPage.module.css';

/** `orderReference` is our order number or the gateway's. A paid order redirects to its success page. */
export function RetryOrder({ orderReference }: { orderReference: string }) {
  const liveStatus = usePaymentStatus(orderReference);
  const status = liveStatus.lookup.status === 'found' ? liveStatus.lookup.result : undefined;
  if (status?.paymentStatus === 'captured')
    return <Navigate to="/payment-success" state={toSuccessState(status)} replace />;
  const { title, lead } = getRetryText(liveStatus.lookup);
  return (
    <>
      <header className={css.top}>
        <h1>{title}</h1>
        <p className="soft lead">{lead}</p>
      </header>
      <div className={css.columns}>
        {status && <OpenOrderCard status={status} onNotPayable={liveStatus.refresh} />}
        <div className={css.details}>
          {status && <Attempts status={status} />}
          <StatusSection status={liveStatus} />
          {status && isOrderClosed(status) && (
            <ButtonLink variant="primary" to={`/reports/${status.order.reportKey}`}>
              Order it again
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}

const toSuccessState = ({ order }: OrderPaymentStatus) => ({
  order: order.id,
  reportKey: order.reportKey,
});

function Attempts({ status }: { status: OrderPaymentStatus }) {
  const lines = describeAttempts(status);
  if (lines.length === 0) return null;
  return (
    <section className={css.attempts} aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

const StatusSection = ({ status }: { status: LivePaymentStatus }) => (
  <section className={css.status} aria-labelledby="money">
    <h2 id="money">Was my money taken?</h2>
    <PaymentStatus status={status} />
  </section>
);
