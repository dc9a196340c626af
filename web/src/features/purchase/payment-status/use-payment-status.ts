/** Looks up the payment status of an order, and again while it can change. */
import { useEffect, useState } from 'react';
import { useAuth } from '#web/lib/session/auth.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { isFinalStatus, lookUpPayment, type PaymentLookup } from './payment-status.ts';

/** The wait between two lookups doubles from 10 seconds, in which a bank usually decides, to 5 minutes. */
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = 300_000;

const LOADING: PaymentLookup = { status: 'loading' };

export type LivePaymentStatus = { lookup: PaymentLookup; isRefreshing: boolean; refresh: () => void };

/**
 * `orderReference` is our order number or the gateway's; without it, the member's newest order is looked up. Without
 * `isStarted` there is no order to look up.
 */
export function usePaymentStatus(orderReference: string | undefined, isStarted = true): LivePaymentStatus {
  const { status } = useAuth();
  const canLoad = status === 'signed-in' && isStarted;
  const query = useQuery(canLoad ? (orderReference ?? 'newest') : undefined, () =>
    lookUpPayment(orderReference),
  );
  const { data: lookup = LOADING, isLoading, refetch } = query;
  const [poll, setPoll] = useState({ count: 0, isRequested: false });
  const mustPoll = canLoad && !isLoading && !isFinalStatus(lookup);
  useEffect(() => {
    if (!mustPoll) return undefined;
    return scheduleWhenVisible(poll.count, () => {
      setPoll({ count: poll.count + 1, isRequested: false });
      refetch();
    });
  }, [mustPoll, poll.count, refetch]);
  const isRefreshing = poll.isRequested && isLoading;
  const refresh = () => {
    setPoll({ count: 0, isRequested: true });
    refetch();
  };
  if (!isStarted) return { lookup: { status: 'not-started' }, isRefreshing, refresh };
  if (status === 'signed-out') return { lookup: { status: 'signed-out' }, isRefreshing, refresh };
  return { lookup, isRefreshing, refresh };
}

/** Runs `callback` after the wait; in a hidden page, once the page is visible. @returns a function that cancels it */
function scheduleWhenVisible(pollCount: number, callback: () => void): () => void {
  const runCallback = () => {
    if (!document.hidden) return callback();
    document.addEventListener('visibilitychange', runCallback, { once: true });
  };
  const timer = setTimeout(runCallback, Math.min(FIRST_WAIT_MS * 2 ** pollCount, MAX_WAIT_MS));
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runCallback);
  };
}
