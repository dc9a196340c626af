/** The question behind every failed payment, answered with what we know and what banks have to do. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { readMoneyState, type MoneyState } from './money-state.ts';
import type { Brought } from './outcome-page.ts';
import css from './PaymentOutcomePage.module.css';

export function MoneyGone({ brought }: { brought: Brought }) {
  const { order, orderId, paymentId } = brought;
  return (
    <section className={`wrap ${css.money}`} aria-labelledby="money">
      <h2 id="money">Has my money gone?</h2>
      <div className={css.facts}>
        {(order || orderId) && <LiveState order={order} orderId={orderId} />}
        <p>
          Look at your bank or UPI app first. If nothing was debited, nothing has happened, and you can simply
          try again.
        </p>
        <p>
          If it shows a debit that never reached us, the money returns by itself: banks have to reverse a
          failed UPI or card payment within five working days. You need not ask for it.
        </p>
        <p>
          If the bank is only slow and the payment still comes through, we notice, make the report and mail
          it. You do not have to pay again.
        </p>
        {(order || paymentId) && (
          <dl className={`${css.numbers} small soft num`}>
            {order && <Number name="Order" value={order} />}
            {paymentId && <Number name="Payment" value={paymentId} />}
          </dl>
        )}
      </div>
    </section>
  );
}

const Number = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type Ids = { order?: string | undefined; orderId?: string | undefined };

function LiveState({ order, orderId }: Ids) {
  const [state, setState] = useState<MoneyState | 'asking' | 'unknown'>('asking');
  useEffect(() => {
    let wanted = true;
    void readMoneyState(order, orderId).then((found) => wanted && setState(found));
    return () => {
      wanted = false;
    };
  }, [order, orderId]);
  const askAgain = async () => {
    setState('asking');
    setState(await readMoneyState(order, orderId));
  };
  const known = typeof state === 'object' ? state : undefined;
  return (
    <div className={css.live}>
      <p role="status">
        {known?.text ?? (state === 'asking' ? 'Looking it up…' : 'We could not look it up just now.')}
      </p>
      {known?.arrived ? (
        <Link to="/my-reports">View My Reports</Link>
      ) : (
        <Button variant="text" small disabled={state === 'asking'} onClick={() => void askAgain()}>
          Check again
        </Button>
      )}
    </div>
  );
}
