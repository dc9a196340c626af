import { Navigate } from 'react-router-dom';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { MoneyAnswered } from '#web/features/purchase/payment-status/PaymentStatus.tsx';
import { Ticket } from './OpenOrderCard.tsx';
import { isClosed } from '#web/features/purchase/payment-status/payment-status.ts';
import { retryWords, whatHappened } from './retry-labels.ts';
import { useMoney, type LiveMoney } from '#web/features/purchase/payment-status/use-payment-status.ts';
import css from './RetryPaymentPage.module.css';

/** `order` is our number or the gateway's. Paid already: on to the page that says so. */
export function RetryOrder({ order }: { order: string }) {
  const live = useMoney(order);
  const answer = live.look.status === 'known' ? live.look.answer : undefined;
  if (answer?.paymentStatus === 'captured')
    return <Navigate to="/payment-success" state={successState(answer)} replace />;
  const { title, lead } = retryWords(live.look);
  return (
    <>
      <header className={css.top}>
        <h1>{title}</h1>
        <p className="soft lead">{lead}</p>
      </header>
      <div className={css.columns}>
        {answer && <Ticket answer={answer} onNews={live.askAgain} />}
        <div className={css.story}>
          {answer && <Happened answer={answer} />}
          <Money live={live} />
          {answer && isClosed(answer) && (
            <ButtonLink variant="primary" to={`/reports/${answer.order.reportKey}`}>
              Order it again
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}

const successState = ({ order }: OrderPaymentStatus) => ({ order: order.id, reportKey: order.reportKey });

function Happened({ answer }: { answer: OrderPaymentStatus }) {
  const lines = whatHappened(answer);
  if (lines.length === 0) return null;
  return (
    <section className={css.happened} aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

const Money = ({ live }: { live: LiveMoney }) => (
  <section className={css.money} aria-labelledby="money">
    <h2 id="money">Has my money gone?</h2>
    <MoneyAnswered live={live} />
  </section>
);
