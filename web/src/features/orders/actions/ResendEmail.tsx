import { useEffect, useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { mailsFreeAt, mailsToday } from './resend-labels.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import type { MailingAgain } from './use-resend-email.ts';
import css from './OrderActions.module.css';

type Props = { order: OrderView; mail: MailingAgain; openedAt: string };

/** The mail once more, with how many are left today; once there is none, since when there is one. */
export function MailAgain({ order, mail, openedAt }: Props) {
  const now = useNow(openedAt, order.resendQuota?.freeAt);
  if (!order.resendQuota) return null;
  const free = mailsFreeAt(order.resendQuota, now);
  if (free)
    return (
      <span className="small soft num">
        <Icon name="mail" /> E-mail again {formatRelativeDay(free, now)} IST
      </span>
    );
  return (
    <div className={css.act}>
      <Button variant="text" busy={mail.sending && 'Sending...'} onClick={mail.send}>
        <Icon name="mail" /> E-mail again
        <span className="sr"> {order.reportName}</span>
      </Button>
      <span className={`${css.until} small soft num`}>{mailsToday(order.resendQuota)}</span>
    </div>
  );
}

/** The instant at which the card was opened, and once `wake` has come, that. */
function useNow(openedAt: string, wake: string | undefined): string {
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    if (!wake) return undefined;
    const timer = setTimeout(() => setNow(wake), Math.max(0, Date.parse(wake) - Date.now()));
    return () => clearTimeout(timer);
  }, [wake]);
  return now;
}
