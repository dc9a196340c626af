/** On every page of a member who asked for deletion: the date, and a button that cancels it. */
import { useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { cancelDeletion, loadDeletionStatus, useDeletionStatus } from './deletion-status.ts';
import css from './DeletionBanner.module.css';

export function DeletionBanner() {
  const scheduledAt = useDeletionStatus((state) => state.scheduledAt);
  // without a response there is no banner; the member also has the date in an e-mail
  useEffect(() => void loadDeletionStatus().catch(() => undefined), []);
  const keepAccount = () =>
    cancelDeletion().then(
      () => showToast('Your account stays. Welcome back!', { tone: 'success' }),
      (error: unknown) => {
        const message = handleRequestError(error);
        if (message) showToast(message, { tone: 'error' });
      },
    );
  return (
    <div role="status">
      {scheduledAt && (
        <div className={css.banner}>
          <p>
            <span>
              Your account will be deleted on{' '}
              <b className="num">{`${formatIstDate(scheduledAt)} at ${formatIstTime(scheduledAt)}`}</b>.
            </span>
            <Button variant="text" onClick={() => void keepAccount()}>
              Keep my account
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
