/** On every screen of a member who asked to be deleted: when it happens, and the way back. */
import { useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { istDate, istTime } from '#web/lib/dates.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { troubleOf } from '#web/lib/session/session-expiry.ts';
import { keepAccount, readLeaving, useLeaving } from './deletion-status.ts';
import css from './DeletionBanner.module.css';

export function LeavingBanner() {
  const at = useLeaving((state) => state.at);
  // Without an answer the page says what it has to say; the mail has told the member as well.
  useEffect(() => void readLeaving().catch(() => undefined), []);
  const keep = () =>
    keepAccount().then(
      () => toast('Your account stays. Welcome back!', { tone: 'ok' }),
      (error: unknown) => {
        const trouble = troubleOf(error);
        if (trouble) toast(trouble, { tone: 'bad' });
      },
    );
  return (
    <div role="status">
      {at && (
        <div className={css.banner}>
          <p>
            <span>
              Your account will be deleted on <b className="num">{`${istDate(at)} at ${istTime(at)}`}</b>.
            </span>
            <Button variant="text" onClick={() => void keep()}>
              Keep my account
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
