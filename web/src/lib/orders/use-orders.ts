/** A member's orders, loaded page by page and updated by the progress stream. */
import { useCallback } from 'react';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';

export type ReadyOrders = {
  status: 'ready';
  list: OrderView[];
  /** cursor of the next page; undefined at the end */
  next?: string | undefined;
  /** number of all orders */
  total: number;
  older: 'idle' | 'loading' | 'failed';
  /** the member's address, when the last mail to it was not accepted */
  bouncedEmail?: string | undefined;
  /** the first order and the size of the page appended last */
  appended?: { id: string; count: number };
};
export type Orders = { status: 'loading' } | { status: 'failed'; message: string } | ReadyOrders;

/** Larger than the first page: a member who asks for older orders is searching. */
const OLDER_PAGE_SIZE = 30;

/** `initial`: the list of an earlier visit, shown until the first page has loaded. */
export function useOrders(initial?: ReadyOrders) {
  const { data, error, refetch, updateData } = useQuery('orders', loadFirstPage, {
    initialData: initial,
    mergeData: mergeFirstPage,
    handleError: handlePageError,
  });

  const showOlder = async () => {
    if (!data?.next || data.older === 'loading') return;
    updateData((now) => ({ ...now, older: 'loading' }));
    try {
      const page = await fetchPage(`?before=${encodeURIComponent(data.next)}&limit=${OLDER_PAGE_SIZE}`);
      updateData((now) => appendPage(now, page));
    } catch (failure) {
      const older = handleRequestError(failure) ? 'failed' : 'idle';
      updateData((now) => ({ ...now, older }));
    }
  };

  const updateOrder = useCallback(
    (order: OrderView) => updateData((now) => replaceOrder(now, order)),
    [updateData],
  );

  return { orders: toOrders(data, error), retry: refetch, showOlder: () => void showOlder(), updateOrder };
}

function toOrders(data: ReadyOrders | undefined, error: string | undefined): Orders {
  if (error !== undefined) return { status: 'failed', message: error };
  return data ?? { status: 'loading' };
}

async function loadFirstPage(signal: AbortSignal): Promise<ReadyOrders> {
  const { orders, next, total = orders.length, bouncedEmail } = await fetchPage('', signal);
  return { status: 'ready', list: orders, next, total, bouncedEmail, older: 'idle' };
}

type Page = Awaited<ReturnType<typeof fetchPage>>;

const fetchPage = (query: string, signal?: AbortSignal) =>
  get(`/api/orders${query}`, OrdersResponse, signal ? { signal } : {});

/** The new first page replaces the beginning of a list that has more pages. */
function mergeFirstPage(now: ReadyOrders, first: ReadyOrders): ReadyOrders {
  const last = first.list.at(-1)?.id;
  const overlapIndex = now.list.findIndex(({ id }) => id === last);
  if (overlapIndex < 0) return first;
  const { total, bouncedEmail } = first;
  return { ...now, list: [...first.list, ...now.list.slice(overlapIndex + 1)], total, bouncedEmail };
}

function appendPage(now: ReadyOrders, page: Page): ReadyOrders {
  const shown = new Set(now.list.map(({ id }) => id));
  const more = page.orders.filter(({ id }) => !shown.has(id));
  return {
    status: 'ready',
    list: [...now.list, ...more],
    next: page.next,
    total: now.total,
    bouncedEmail: now.bouncedEmail,
    older: 'idle',
    ...(more[0] ? { appended: { id: more[0].id, count: more.length } } : {}),
  };
}

const replaceOrder = (now: ReadyOrders, order: OrderView): ReadyOrders => ({
  ...now,
  list: now.list.map((one) => (one.id === order.id ? order : one)),
});
