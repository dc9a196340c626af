/** The question behind every payment, answered by the server: what is, why we know, and what comes next. */
import { Link, useLocation } from 'react-router-dom';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatIstTime } from '#web/lib/dates.ts';
import { isFinal } from './payment-status.ts';
import { moneyWords, secondPayments } from './payment-status-labels.ts';
import type { LiveMoney } from './use-payment-status.ts';
import css from './PaymentStatus.module.css';

export function MoneyAnswered({ live }: { live: LiveMoney }) {
  const { look } = live;
  const { tone, statement, because, next } = moneyWords(look);
  return (
    <div className={css.answered} data-tone={tone}>
      <div role="status" className={css.said}>
        <p className={css.statement}>{statement}</p>
        {because && (
          <p className="because soft">
            <i>Because</i> {because}
          </p>
        )}
        <p>{next}</p>
        {look.status === 'known' && secondPayments(look.answer).map((line) => <p key={line}>{line}</p>)}
      </div>
      <Acts live={live} />
    </div>
  );
}

function Acts({ live: { look, asking, askAgain } }: { live: LiveMoney }) {
  const { pathname, search } = useLocation();
  if (look.status === 'signed-out') return <Link to={buildLoginPath(pathname + search)}>Log in</Link>;
  if (look.status === 'asking' || isFinal(look)) return null;
  return (
    <p className={`${css.acts} small soft num`}>
      {look.status === 'known' && <span>As of {formatIstTime(look.answer.checkedAt)}</span>}
      <Button variant="text" small busy={asking && 'Asking...'} onClick={askAgain}>
        Check again
      </Button>
    </p>
  );
}
