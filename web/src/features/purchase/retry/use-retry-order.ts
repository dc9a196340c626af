/** Which order is to be paid again: the one the address names, or what is open. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { readBrought } from '#web/features/purchase/outcome/outcome-content.ts';

export type Found =
  | { kind: 'asking' }
  | { kind: 'failed'; message: string }
  | { kind: 'nowhere'; to: string }
  | { kind: 'several'; orders: OrderView[] }
  | { kind: 'one'; order: string };

export function useRetry(): { found: Found; again: () => void } {
  const { order, report } = useWish();
  const [answer, setAnswer] = useState<Found>({ kind: 'asking' });
  useEffect(() => {
    if (order) return;
    let wanted = true;
    void openOrders(report).then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, [order, report]);
  const again = () => {
    setAnswer({ kind: 'asking' });
    void openOrders(report).then(setAnswer);
  };
  return { found: order ? { kind: 'one', order } : answer, again };
}

/** The address goes before what the navigation brought: it is what survives a login and a reload. */
function useWish(): { order: string | undefined; report: string | undefined } {
  const { search, state } = useLocation();
  const brought = readBrought(state);
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') ?? brought.order ?? brought.orderId,
    report: query.get('report') ?? brought.reportKey,
  };
}

async function openOrders(report: string | undefined): Promise<Found> {
  try {
    const { orders } = await get('/api/orders?open=1', OrdersResponse);
    return choice(orders, report);
  } catch (error) {
    if (isSessionExpired(error)) signOutLocally();
    return { kind: 'failed', message: getErrorMessage(error) };
  }
}

/** One that fits is meant; several are a question; none leads to the report, or to all of them. */
export function choice(orders: OrderView[], report: string | undefined): Found {
  const fitting = report ? orders.filter(({ reportKey }) => reportKey === report) : orders;
  const [only, another] = fitting;
  if (only && !another) return { kind: 'one', order: only.id };
  if (only) return { kind: 'several', orders: fitting };
  return { kind: 'nowhere', to: report ? `/reports/${encodeURIComponent(report)}` : '/reports' };
}
