import { useEffect, useState } from 'react';
import { OrderResponse, ResendResponse, type OrderView, type ResendQuota } from '#src/orders/contract.ts';
import { ApiError, get, post } from '#web/lib/api.ts';
import { formatRelativeDay } from '#web/lib/relative-day.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './OrderActions.module.css';

type Resend = ReturnType<typeof useResendEmail>;
type Props = { order: OrderView; resend: Resend; loadedAt: string };

/** Sends the report e-mail again; shows the remaining quota, or when the next e-mail is possible. */
export function ResendEmail({ order, resend, loadedAt }: Props) {
  const quota = order.resendQuota;
  const now = useNow(loadedAt, quota?.availableAt);
  if (!quota) return null;
  const availableAt = getNextResendTime(quota, now);
  if (availableAt)
    return (
      <span className="small soft num">
        <Icon name="mail" /> E-mail again {formatRelativeDay(availableAt, now)} IST
      </span>
    );
  return (
    <div className={css.action}>
      <Button variant="text" busyLabel={resend.isPending && 'Sending...'} onClick={resend.send}>
        <Icon name="mail" /> E-mail again
        <span className="sr-only"> {order.reportName}</span>
      </Button>
      <span className={`${css.limit} small soft num`}>{describeQuota(quota)}</span>
    </div>
  );
}

/** The current time in two steps, ISO instants: `loadedAt`, and `changeAt` as soon as that instant is reached. */
function useNow(loadedAt: string, changeAt: string | undefined): string {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    if (!changeAt) return undefined;
    const timer = setTimeout(() => setNow(changeAt), Math.max(0, Date.parse(changeAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [changeAt]);
  return now;
}

/** Sends the report e-mail. `message` reports the result and stays until the page is left. */
export function useResendEmail(orderId: string, onOrder: (order: OrderView) => void) {
  const [state, setState] = useState<{ isPending: boolean; message?: string }>({ isPending: false });
  const path = `/api/orders/${encodeURIComponent(orderId)}`;
  const send = async () => {
    setState({ isPending: true });
    try {
      const { message, order } = await post(`${path}/resend`, {}, ResendResponse);
      setState({ isPending: false, message });
      onOrder(order);
    } catch (error) {
      setState({ isPending: false, message: handleRequestError(error) });
      // the quota was used up in another tab: update the order
      if (error instanceof ApiError && error.status === 429)
        await get(path, OrderResponse).then(
          ({ order }) => onOrder(order),
          () => undefined,
        );
    }
  };
  return { ...state, send: () => void send() };
}

/** When the next e-mail is possible; undefined when one is possible at `now`. ISO instants. */
export const getNextResendTime = ({ availableAt }: ResendQuota, now: string): string | undefined =>
  availableAt && availableAt > now ? availableAt : undefined;

const DAILY_QUOTA = 3;

/** "up to 3 a day", "2 more today". Only called when an e-mail is possible, so at least one is left. */
export const describeQuota = ({ remaining }: ResendQuota): string =>
  remaining === DAILY_QUOTA ? `up to ${DAILY_QUOTA} a day` : `${Math.max(remaining, 1)} more today`;
