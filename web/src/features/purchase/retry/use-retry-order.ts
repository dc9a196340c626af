/** The order to pay: the one named by the URL, or the open orders. */
import { useLocation } from 'react-router-dom';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { handlePageError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { readNavigationState } from '#web/features/purchase/outcome/outcome-content.ts';

export type RetryTarget =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'none'; to: string }
  | { kind: 'several'; orders: OrderView[] }
  | { kind: 'one'; orderReference: string };

export function useRetryOrder(): { target: RetryTarget; retry: () => void } {
  const { orderReference, reportKey } = useRequestedOrder();
  const { data, error, refetch } = useQuery(orderReference ? undefined : 'open-orders', loadOpenOrders, {
    handleError: handlePageError,
  });
  return { target: getTarget(), retry: refetch };

  function getTarget(): RetryTarget {
    if (orderReference) return { kind: 'one', orderReference };
    if (error !== undefined) return { kind: 'failed', message: error };
    return data ? chooseOrder(data, reportKey) : { kind: 'loading' };
  }
}

/** The query takes precedence over the navigation state, because it survives a login and a reload. */
function useRequestedOrder(): { orderReference: string | undefined; reportKey: string | undefined } {
  const { search, state } = useLocation();
  const navigationState = readNavigationState(state);
  const query = new URLSearchParams(search);
  return {
    orderReference: query.get('order') ?? navigationState.order ?? navigationState.orderId,
    reportKey: query.get('report') ?? navigationState.reportKey,
  };
}

const loadOpenOrders = async (signal: AbortSignal) =>
  (await get('/api/orders?open=1', OrdersResponse, { signal })).orders;

/** One matching order is chosen; of several the member chooses; none leads to the report, or to all reports. */
export function chooseOrder(orders: OrderView[], requestedReportKey: string | undefined): RetryTarget {
  const matchingOrders = requestedReportKey
    ? orders.filter(({ reportKey }) => reportKey === requestedReportKey)
    : orders;
  const [first, second] = matchingOrders;
  if (first && !second) return { kind: 'one', orderReference: first.id };
  if (first) return { kind: 'several', orders: matchingOrders };
  return {
    kind: 'none',
    to: requestedReportKey ? `/reports/${encodeURIComponent(requestedReportKey)}` : '/reports',
  };
}
