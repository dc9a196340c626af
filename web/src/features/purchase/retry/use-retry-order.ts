/** The order to pay: the one named by the URL, or the open orders. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { readNavigationState } from '#web/features/purchase/outcome/outcome-content.ts';

export type RetryTarget =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'none'; to: string }
  | { kind: 'several'; orders: OrderView[] }
  | { kind: 'one'; order: string };

export function useRetryOrder(): { target: RetryTarget; retry: () => void } {
  const { order, report } = useRequestedOrder();
  const [openOrders, setOpenOrders] = useState<RetryTarget>({ kind: 'loading' });
  useEffect(() => {
    if (order) return;
    let isMounted = true;
    void loadOpenOrders(report).then((loaded) => isMounted && setOpenOrders(loaded));
    return () => {
      isMounted = false;
    };
  }, [order, report]);
  const retry = () => {
    setOpenOrders({ kind: 'loading' });
    void loadOpenOrders(report).then(setOpenOrders);
  };
  return { target: order ? { kind: 'one', order } : openOrders, retry };
}

/** The query goes before the navigation state, because it survives a login and a reload. */
function useRequestedOrder(): { order: string | undefined; report: string | undefined } {
  const { search, state } = useLocation();
  const navigationState = readNavigationState(state);
  const query = new URLSearchParams(search);
  return {
    order: query.get('order') ?? navigationState.order ?? navigationState.orderId,
    report: query.get('report') ?? navigationState.reportKey,
  };
}

async function loadOpenOrders(report: string | undefined): Promise<RetryTarget> {
  try {
    const { orders } = await get('/api/orders?open=1', OrdersResponse);
    return chooseOrder(orders, report);
  } catch (error) {
    if (isSessionExpired(error)) signOutLocally();
    return { kind: 'failed', message: getErrorMessage(error) };
  }
}

/** One matching order is chosen; of several the member chooses; none leads to the report, or to all reports. */
export function chooseOrder(orders: OrderView[], report: string | undefined): RetryTarget {
  const matching = report ? orders.filter(({ reportKey }) => reportKey === report) : orders;
  const [only, another] = matching;
  if (only && !another) return { kind: 'one', order: only.id };
  if (only) return { kind: 'several', orders: matching };
  return { kind: 'none', to: report ? `/reports/${encodeURIComponent(report)}` : '/reports' };
}
