import { MoneyAnswered } from './PaymentStatus.tsx';
import type { Brought } from '#web/features/purchase/outcome/outcome-content.ts';
import { quotable } from './support-references.ts';
import type { LiveMoney } from './use-payment-status.ts';
import css from '#web/features/purchase/outcome/PaymentOutcomePage.module.css';

type Props = { heading: string; live: LiveMoney; brought: Brought };

/** Beside the answer what one needs to quote. */
export function MoneyGone({ heading, live, brought }: Props) {
  const order = live.look.status === 'known' ? live.look.answer.order : undefined;
  const numbers = quotable(order, brought);
  return (
    <section className={`vellum ${css.money}`} aria-labelledby="money">
      <div className={`wrap ${css.inside}`}>
        <h2 id="money">{heading}</h2>
        <div className={css.answer}>
          <MoneyAnswered live={live} />
        </div>
        {numbers.length > 0 && (
          <dl className={`${css.numbers} small num`}>
            {numbers.map(({ name, value }) => (
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
