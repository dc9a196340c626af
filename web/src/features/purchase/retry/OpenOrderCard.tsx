/** An open order with its price and the pay button. */
import { useNavigate } from 'react-router-dom';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#src/platform/contract-money.ts';
import { DowntimeNotice } from '#web/features/purchase/DowntimeNotice.tsx';
import { PriceBreakdown } from '#web/features/purchase/PriceBreakdown.tsx';
import { isOrderClosed } from '#web/features/purchase/payment-status/payment-status.ts';
import { payOpenOrder } from './pay-open-order.ts';
import { isPayable } from './retry-labels.ts';
import { usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import css from './OpenOrderCard.module.css';

/** `onNotPayable` is called when the order must not be paid any more; the status must then be looked up again. */
export function OpenOrderCard({
  status,
  onNotPayable,
}: {
  status: OrderPaymentStatus;
  onNotPayable: () => void;
}) {
  const { order, checkedAt } = status;
  const isPaying = usePurchaseState(({ current }) => current.step === 'paying');
  const navigate = useNavigate();
  const isPending = status.paymentStatus === 'pending';
  const pay = () => void payOpenOrder(order, ({ path, state }) => navigate(path, { state }), onNotPayable);
  return (
    <section className={css.card} aria-label="The order">
      <div className={css.head}>
        <span>
          <Emblem report={order.reportKey} />
        </span>
        <div>
          <h2>{order.reportName}</h2>
          {order.personName && <p className="soft">For {order.personName}</p>}
        </div>
      </div>
      <PriceBreakdown reportName={order.reportName} quote={order} />
      <DowntimeNotice downtimes={status.downtimes} />
      {isPayable(status) && (
        <Button
          variant={isPending ? 'line' : 'primary'}
          wide
          busyLabel={isPaying && 'Processing...'}
          onClick={pay}
        >
          <Icon name="lock" /> Pay {formatPaise(order.pricePaise)}
          {isPending && ' anyway'}
        </Button>
      )}
      <p className={`${css.foot} small soft num`}>
        <span>Order {order.id}</span>
        {order.expiresAt && !isOrderClosed(status) && (
          <span>Open until {formatRelativeDay(order.expiresAt, checkedAt)}</span>
        )}
      </p>
    </section>
  );
}
