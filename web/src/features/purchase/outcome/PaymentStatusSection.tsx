import { PaymentStatus } from '#web/features/purchase/payment-status/PaymentStatus.tsx';
import type { LivePaymentStatus } from '#web/features/purchase/payment-status/use-payment-status.ts';
import { describeFailureReason } from '#web/features/purchase/retry/retry-labels.ts';
import css from './PaymentOutcomePage.module.css';
import type { OrderView } from '#src/orders/contract.ts';
import type { NavigationState } from './outcome-content.ts';

type Props = { heading: string; status: LivePaymentStatus; navigationState: NavigationState };

/** The payment status, with the numbers to quote to support. */
export function PaymentStatusSection({ heading, status, navigationState }: Props) {
  const order = status.lookup.status === 'found' ? status.lookup.result.order : undefined;
  const references = getSupportReferences(order, navigationState);
  return (
    <section className={`vellum ${css.status}`} aria-labelledby="money">
      <div className={`wrap ${css.inside}`}>
        <h2 id="money">{heading}</h2>
        <div className={css.statusText}>
          <PaymentStatus status={status} />
        </div>
        {references.length > 0 && (
          <dl className={`${css.references} small num`}>
            {references.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

type SupportReference = { name: string; value: string };

export function getSupportReferences(
  order: OrderView | undefined,
  state: NavigationState,
): SupportReference[] {
  const { orderId, paymentId, reason, error } = state;
  const references = [
    { name: 'Order', value: order?.id ?? state.order ?? orderId },
    { name: 'Report', value: order?.reportName },
    { name: 'For', value: order?.personName },
    { name: 'Payment', value: paymentId },
    { name: 'Reason', value: reason && describeFailureReason(reason) },
    { name: 'Code for support', value: error },
  ];
  return references.filter((reference): reference is SupportReference => Boolean(reference.value));
}
