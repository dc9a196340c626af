/** The open order as a thing: what it is, for whom, what it costs, and the one button. */
import { useNavigate } from 'react-router-dom';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#web/lib/rupees.ts';
import { Bill } from '#web/features/purchase/PriceBreakdown.tsx';
import { isClosed } from '#web/features/purchase/payment-status/payment-status.ts';
import { payAgain } from './pay-open-order.ts';
import { mayPay } from './retry-labels.ts';
import { usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import css from './OpenOrderCard.module.css';

/** `onNews`: the order turned out not to be payable, and the page should look again. */
export function Ticket({ answer, onNews }: { answer: OrderPaymentStatus; onNews: () => void }) {
  const { order, checkedAt } = answer;
  const busy = usePurchaseState(({ now }) => now.step === 'paying');
  const navigate = useNavigate();
  const waiting = answer.paymentStatus === 'pending';
  const pay = () => void payAgain(order, ({ path, state }) => navigate(path, { state }), onNews);
  return (
    <section className={css.ticket} aria-label="The order">
      <div className={css.head}>
        <span className={css.emblem}>
          <Emblem report={order.reportKey} />
        </span>
        <div>
          <h2>{order.reportName}</h2>
          {order.personName && <p className="soft">For {order.personName}</p>}
        </div>
      </div>
      <Bill name={order.reportName} quote={order} />
      {mayPay(answer) && (
        <Button variant={waiting ? 'line' : 'primary'} wide busy={busy && 'Processing...'} onClick={pay}>
          <Icon name="lock" /> Pay {formatPaise(order.pricePaise)}
          {waiting && ' anyway'}
        </Button>
      )}
      <p className={`${css.foot} small soft num`}>
        <span>Order {order.id}</span>
        {order.expiresAt && !isClosed(answer) && (
          <span>Open until {formatRelativeDay(order.expiresAt, checkedAt)}</span>
        )}
      </p>
    </section>
  );
}
