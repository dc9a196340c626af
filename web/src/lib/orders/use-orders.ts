/** A member's orders, page by page, kept fresh by what the progress stream brings. */
import { useCallback, useEffect, useState } from 'react';
import { OrdersResponse, type OrderView } from '#src/orders/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

export type ReadyOrders = {
  status: 'ready';
  list: OrderView[];
  /** the number to go on from; nothing at the end */
  next?: string | undefined;
  /** how many there are in all */
  total: number;
  older: 'idle' | 'loading' | 'failed';
  /** the member's address, when the last mail to it was not accepted */
  refusedEmail?: string | undefined;
  /** the first of those that came last, for who asked for them */
  appended?: { id: string; came: number };
};
export type Orders = { status: 'loading' } | { status: 'failed'; message: string } | ReadyOrders;

/** Who asks for older ones looks for something: more at once, and fewer presses to the end of three hundred. */
const OLDER_PAGE_SIZE = 30;

/** `left`: what the screen held when it was left, shown until the server has answered. */
export function useOrders(initial?: ReadyOrders) {
  const [orders, setOrders] = useState<Orders>(initial ?? { status: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    void loadFirstPage(leaving.signal).then(
      (first) => first && setOrders((now) => mergeFirstPage(now, first)),
    );
    return () => leaving.abort();
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

  return { orders, retry: () => void retry(), showOlder: () => void showOlder(), put: updateOrder };
}

/** Nothing when nobody waits for it any more, or when the session is over and the page is about to be left. */
async function loadFirstPage(signal?: AbortSignal): Promise<Orders | undefined> {
  try {
    const { orders, next, total = orders.length, refusedEmail } = await fetchPage('', signal);
    return { status: 'ready', list: orders, next, total, refusedEmail, older: 'idle' };
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

/** Of a list that reaches further down, the new first page takes the place of its beginning. */
function mergeFirstPage(now: Orders, first: Orders): Orders {
  if (now.status !== 'ready' || first.status !== 'ready') return first;
  const last = first.list.at(-1)?.id;
  const joint = now.list.findIndex(({ id }) => id === last);
  if (joint < 0) return first;
  const { total, refusedEmail } = first;
  return { ...now, list: [...first.list, ...now.list.slice(joint + 1)], total, refusedEmail };
}

function appendPage(now: ReadyOrders, page: Page): ReadyOrders {
  const shown = new Set(now.list.map(({ id }) => id));
  const more = page.orders.filter(({ id }) => !shown.has(id));
  return {
    status: 'ready',
    list: [...now.list, ...more],
    next: page.next,
    total: now.total,
    refusedEmail: now.refusedEmail,
    older: 'idle',
    ...(more[0] ? { appended: { id: more[0].id, came: more.length } } : {}),
  };
}

const replaceOrder = (now: Orders, order: OrderView): Orders =>
  now.status === 'ready' ? { ...now, list: now.list.map((one) => (one.id === order.id ? order : one)) } : now;
