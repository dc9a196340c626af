/** A member's orders, loaded page by page and updated by the progress stream. */
import { useCallback } from 'react';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';

export type ReadyOrders = {
  status: 'ready';
  list: OrderView[];
  /** cursor of the next page; undefined on the last page */
  next?: string | undefined;
  /** number of all orders */
  total: number;
  /** of the request for older orders */
  olderStatus: 'idle' | 'loading' | 'failed';
  /** the member's address, when the last e-mail to it bounced */
  bouncedEmail?: string | undefined;
  /** the first order and the size of the page appended last */
  appended?: { id: string; count: number };
};
export type Orders = { status: 'loading' } | { status: 'failed'; message: string } | ReadyOrders;

/** Larger than the first page: a member who asks for older orders is searching. */
const OLDER_PAGE_SIZE = 30;

/** `initial`: the list of an earlier visit, shown until the first page has loaded. */
export function useOrders(initial?: ReadyOrders) {
  const {
    data,
    error: loadError,
    refetch,
    updateData,
  } = useQuery('orders', loadFirstPage, {
    initialData: initial,
    mergeData: mergeFirstPage,
    handleError: handlePageError,
  });

  const showOlder = async () => {
    if (!data?.next || data.olderStatus === 'loading') return;
    updateData((current) => ({ ...current, olderStatus: 'loading' }));
    try {
      const page = await fetchPage(`?before=${encodeURIComponent(data.next)}&limit=${OLDER_PAGE_SIZE}`);
      updateData((current) => appendPage(current, page));
    } catch (error) {
      const olderStatus = handleRequestError(error) ? 'failed' : 'idle';
      updateData((current) => ({ ...current, olderStatus }));
    }
  };

  const updateOrder = useCallback(
    (order: OrderView) => updateData((current) => replaceOrder(current, order)),
    [updateData],
  );

  return {
    orders: toOrders(data, loadError),
    retry: refetch,
    showOlder: () => void showOlder(),
    updateOrder,
  };
}

function toOrders(data: ReadyOrders | undefined, error: string | undefined): Orders {
  if (error !== undefined) return { status: 'failed', message: error };
  return data ?? { status: 'loading' };
}

async function loadFirstPage(signal: AbortSignal): Promise<ReadyOrders> {
  const { orders, next, total = orders.length, bouncedEmail } = await fetchPage('', signal);
  return { status: 'ready', list: orders, next, total, bouncedEmail, olderStatus: 'idle' };
}

type Page = Awaited<ReturnType<typeof fetchPage>>;

const fetchPage = (query: string, signal?: AbortSignal) =>
  get(`/api/orders${query}`, OrdersResponse, signal ? { signal } : {});

/** The new first page replaces the beginning of a list that has more pages. */
function mergeFirstPage(current: ReadyOrders, firstPage: ReadyOrders): ReadyOrders {
  const lastId = firstPage.list.at(-1)?.id;
  const overlapIndex = current.list.findIndex(({ id }) => id === lastId);
  if (overlapIndex < 0) return firstPage;
  const { total, bouncedEmail } = firstPage;
  return {
    ...current,
    list: [...firstPage.list, ...current.list.slice(overlapIndex + 1)],
    total,
    bouncedEmail,
  };
}

function appendPage(current: ReadyOrders, page: Page): ReadyOrders {
  const shownIds = new Set(current.list.map(({ id }) => id));
  const newOrders = page.orders.filter(({ id }) => !shownIds.has(id));
  return {
    status: 'ready',
    list: [...current.list, ...newOrders],
    next: page.next,
    total: current.total,
    bouncedEmail: current.bouncedEmail,
    olderStatus: 'idle',
    ...(newOrders[0] ? { appended: { id: newOrders[0].id, count: newOrders.length } } : {}),
  };
}

const replaceOrder = (current: ReadyOrders, order: OrderView): ReadyOrders => ({
  ...current,
  list: current.list.map((listed) => (listed.id === order.id ? order : listed)),
});
