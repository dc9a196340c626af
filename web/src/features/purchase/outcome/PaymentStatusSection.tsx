import { PaymentStatus } from '#web/features/purchase/payment-status/PaymentStatus.tsx';
import type { NavigationState } from './outcome-content.ts';
import { getSupportReferences } from './support-references.ts';
import type { LivePaymentStatus } from '#web/features/purchase/payment-status/use-payment-status.ts';
import css from './PaymentOutcomePage.module.css';

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
