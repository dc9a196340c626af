import { MoneyAnswered } from './MoneyAnswered.tsx';
import type { Brought } from './outcome-page.ts';
import { quotable } from './quotable.ts';
import type { LiveMoney } from './use-money.ts';
import css from './PaymentOutcomePage.module.css';

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
