/** A member's orders, page by page, kept fresh by what the progress streams bring. */
import { useCallback, useEffect, useState } from 'react';
import { OrdersAnswer, type OrderView } from '#src/orders/contract.ts';
import { get, inWords, sessionIsOver } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';

export type Orders =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; list: OrderView[]; next?: string | undefined; older: 'idle' | 'loading' | 'failed' };

export function useOrders() {
  const [orders, setOrders] = useState<Orders>({ status: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    void firstPage(leaving.signal).then((first) => first && setOrders(first));
    return () => leaving.abort();
  }, []);

  const retry = async () => {
    setOrders({ status: 'loading' });
    const first = await firstPage();
    if (first) setOrders(first);
  };

  const showOlder = async () => {
    if (orders.status !== 'ready' || !orders.next || orders.older === 'loading') return;
    setOrders({ ...orders, older: 'loading' });
    try {
      const page = await readPage(orders.next);
      setOrders((now) => (now.status === 'ready' ? withOlder(now, page) : now));
    } catch {
      setOrders((now) => (now.status === 'ready' ? { ...now, older: 'failed' } : now));
    }
  };

  const put = useCallback((order: OrderView) => setOrders((now) => withOrder(now, order)), []);

  return { orders, retry: () => void retry(), showOlder: () => void showOlder(), put };
}

/** Nothing when nobody waits for it any more, or when the session is over and the page is about to be left. */
async function firstPage(signal?: AbortSignal): Promise<Orders | undefined> {
  try {
    const { orders, next } = await readPage(undefined, signal);
    return { status: 'ready', list: orders, next, older: 'idle' };
  } catch (problem) {
    if (signal?.aborted) return undefined;
    if (!sessionIsOver(problem)) return { status: 'failed', message: inWords(problem) };
    forget();
    return undefined;
  }
}

type Page = Awaited<ReturnType<typeof readPage>>;

function readPage(before?: string, signal?: AbortSignal) {
  const query = before ? `?before=${encodeURIComponent(before)}` : '';
  return get(`/api/orders${query}`, OrdersAnswer, signal ? { signal } : {});
}

type Ready = Extract<Orders, { status: 'ready' }>;

const withOlder = (now: Ready, page: Page): Ready => {
  const shown = new Set(now.list.map(({ id }) => id));
  return {
    status: 'ready',
    list: [...now.list, ...page.orders.filter(({ id }) => !shown.has(id))],
    next: page.next,
    older: 'idle',
  };
};

const withOrder = (now: Orders, order: OrderView): Orders =>
  now.status === 'ready' ? { ...now, list: now.list.map((one) => (one.id === order.id ? order : one)) } : now;
