/** A member's orders, loaded page by page and updated by the progress stream. */
import { useCallback, useEffect, useState } from 'react';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

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
  const [orders, setOrders] = useState<Orders>(initial ?? { status: 'loading' });

  useEffect(() => {
    const request = new AbortController();
    void loadFirstPage(request.signal).then(
      (first) => first && setOrders((now) => mergeFirstPage(now, first)),
    );
    return () => request.abort();
  }, []);

  const retry = async () => {
    setOrders({ status: 'loading' });
    const first = await loadFirstPage();
    if (first) setOrders(first);
  };

  const showOlder = async () => {
    if (orders.status !== 'ready' || !orders.next || orders.older === 'loading') return;
    setOrders({ ...orders, older: 'loading' });
    try {
      const page = await fetchPage(`?before=${encodeURIComponent(orders.next)}&limit=${OLDER_PAGE_SIZE}`);
      setOrders((now) => (now.status === 'ready' ? appendPage(now, page) : now));
    } catch (error) {
      const older = handleRequestError(error) ? 'failed' : 'idle';
      setOrders((now) => (now.status === 'ready' ? { ...now, older } : now));
    }
  };

  const updateOrder = useCallback((order: OrderView) => setOrders((now) => replaceOrder(now, order)), []);

  return { orders, retry: () => void retry(), showOlder: () => void showOlder(), updateOrder };
}

/** Undefined when the request was aborted, or the session has expired and the page is about to be left. */
async function loadFirstPage(signal?: AbortSignal): Promise<Orders | undefined> {
  try {
    const { orders, next, total = orders.length, bouncedEmail } = await fetchPage('', signal);
    return { status: 'ready', list: orders, next, total, bouncedEmail, older: 'idle' };
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!isSessionExpired(error)) return { status: 'failed', message: getErrorMessage(error) };
    signOutLocally();
    return undefined;
  }
}

type Page = Awaited<ReturnType<typeof fetchPage>>;

const fetchPage = (query: string, signal?: AbortSignal) =>
  get(`/api/orders${query}`, OrdersResponse, signal ? { signal } : {});

/** The new first page replaces the beginning of a list that has more pages. */
function mergeFirstPage(now: Orders, first: Orders): Orders {
  if (now.status !== 'ready' || first.status !== 'ready') return first;
  const last = first.list.at(-1)?.id;
  const seam = now.list.findIndex(({ id }) => id === last);
  if (seam < 0) return first;
  const { total, bouncedEmail } = first;
  return { ...now, list: [...first.list, ...now.list.slice(seam + 1)], total, bouncedEmail };
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

const replaceOrder = (now: Orders, order: OrderView): Orders =>
  now.status === 'ready' ? { ...now, list: now.list.map((one) => (one.id === order.id ? order : one)) } : now;
