/** The payment status of an order: statement, reason and next step. */
import { Link, useLocation } from 'react-router-dom';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatIstTime } from '#web/lib/dates.ts';
import { isFinalStatus } from './payment-status.ts';
import { getPaymentStatusText, describeDuplicatePayments } from './payment-status-labels.ts';
import type { LivePaymentStatus } from './use-payment-status.ts';
import css from './PaymentStatus.module.css';

export function PaymentStatus({ status }: { status: LivePaymentStatus }) {
  const { lookup } = status;
  const { tone, statement, reason, nextStep } = getPaymentStatusText(lookup);
  return (
    <div className={css.section} data-tone={tone}>
      <div role="status" className={css.text}>
        <p className={css.statement}>{statement}</p>
        {reason && (
          <p className="because soft">
            <i>Because</i> {reason}
          </p>
        )}
        <p>{nextStep}</p>
        {lookup.status === 'found' &&
          describeDuplicatePayments(lookup.result).map((line) => <p key={line}>{line}</p>)}
      </div>
      <Actions status={status} />
    </div>
  );
}

function Actions({ status: { lookup, isRefreshing, refresh } }: { status: LivePaymentStatus }) {
  const { pathname, search } = useLocation();
  if (lookup.status === 'signed-out')
    return (
      <Link className={css.login} to={buildLoginPath(pathname + search)}>
        Log in
      </Link>
    );
  if (lookup.status === 'loading' || isFinalStatus(lookup)) return null;
  return (
    <p className={`${css.actions} small soft num`}>
      {lookup.status === 'found' && <span>As of {formatIstTime(lookup.result.checkedAt)}</span>}
      <Button variant="text" small busyLabel={isRefreshing && 'Checking...'} onClick={refresh}>
        Check again
      </Button>
    </p>
  );
}
