/** Looks up the payment status of an order, and again while it can change. */
import { useEffect, useState } from 'react';
import { useAuth } from '#web/lib/session/auth.ts';
import { isFinalStatus, lookUpPayment, type PaymentLookup } from './payment-status.ts';

/** Doubles from ten seconds, in which a bank usually decides, to the five minutes of the server's own reconciliation. */
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 300_000;

export type LivePaymentStatus = { lookup: PaymentLookup; isRefreshing: boolean; refresh: () => void };

/**
 * `order` is our number or the gateway's; without one it is the member's newest order. Without `isStarted` there is no
 * order to look up.
 */
export function usePaymentStatus(order: string | undefined, isStarted = true): LivePaymentStatus {
  const { status } = useAuth();
  const [lookup, setLookup] = useState<PaymentLookup>({ status: 'loading' });
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [attempt, setAttempt] = useState({ count: 0 });
  useEffect(() => {
    if (status !== 'in' || !isStarted) return;
    let isCancelled = false;
    let cancelTimer = () => {};
    void lookUpPayment(order).then((result) => {
      if (isCancelled) return;
      setLookup(result);
      setIsRefreshing(false);
      if (!isFinalStatus(result))
        cancelTimer = scheduleWhenVisible(attempt.count, () => setAttempt({ count: attempt.count + 1 }));
    });
    return () => {
      isCancelled = true;
      cancelTimer();
    };
  }, [status, order, isStarted, attempt]);
  const refresh = () => {
    setIsRefreshing(true);
    setAttempt({ count: 0 });
  };
  if (!isStarted) return { lookup: { status: 'not-started' }, isRefreshing, refresh };
  if (status === 'out') return { lookup: { status: 'signed-out' }, isRefreshing, refresh };
  return { lookup, isRefreshing, refresh };
}

/** In a hidden page it waits until the page is visible. @returns a function that cancels it */
function scheduleWhenVisible(count: number, callback: () => void): () => void {
  const run = () => {
    if (!document.hidden) return callback();
    document.addEventListener('visibilitychange', run, { once: true });
  };
  const timer = setTimeout(run, Math.min(FIRST_WAIT_MS * 2 ** count, MAX_WAIT_MS));
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
