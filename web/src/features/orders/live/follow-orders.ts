/** Live progress: one event stream for all orders of the page, with polling as fallback. */
import { OrdersResponse, OrderView } from '#src/orders/contract.ts';
import { get, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';

/** Two failed connections in a row: the network does not support streams. */
const MAX_STREAM_FAILURES = 2;
/** The server sends a message at once and then every few seconds: silence means that a proxy buffers the stream. */
const FIRST_MESSAGE_TIMEOUT_MS = 8000;
const SILENCE_TIMEOUT_MS = 40_000;

/** Most reports are ready within the first minute; later the interval is longer. */
const POLL_INTERVAL_MS = 3000;
const SLOW_POLL_INTERVAL_MS = 10_000;
const FAST_POLL_COUNT = 20;

type Listener = (order: OrderView) => void;
type Stop = () => void;

/**
 * Calls `onOrder` with every change until the returned function is called, and `onSessionExpired` after a 401.
 * No connection is open while the page is in the background.
 */
export function followOrders(
  ids: string[],
  onOrder: Listener,
  onSessionExpired: () => void = signOutLocally,
): Stop {
  let stop = start();
  const restart = () => {
    stop();
    stop = start();
  };
  document.addEventListener('visibilitychange', restart);
  return () => {
    document.removeEventListener('visibilitychange', restart);
    stop();
  };

  function start(): Stop {
    if (document.hidden) return () => undefined;
    return openStream(ids, onOrder, () => {
      stop = pollOrders(ids, onOrder, onSessionExpired);
    });
  }
}

const toQuery = (ids: string[]) => new URLSearchParams(ids.map((id) => ['order', id])).toString();

function openStream(ids: string[], onOrder: Listener, onFailure: () => void): Stop {
  const source = new EventSource(`/api/orders/progress?${toQuery(ids)}`);
  let failures = 0;
  let timer = setTimeout(fail, FIRST_MESSAGE_TIMEOUT_MS);
  source.addEventListener('error', () => {
    failures += 1;
    if (failures === MAX_STREAM_FAILURES || source.readyState === EventSource.CLOSED) fail();
  });
  source.addEventListener('ping', resetTimer);
  source.addEventListener('order', (event) => {
    const order = parseOrder(event);
    if (!order) return fail();
    resetTimer();
    onOrder(order);
  });
  return stop;

  function resetTimer(): void {
    failures = 0;
    clearTimeout(timer);
    timer = setTimeout(fail, SILENCE_TIMEOUT_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    source.close();
  }
  function fail(): void {
    stop();
    onFailure();
  }
}

function parseOrder({ data }: MessageEvent<string>): OrderView | undefined {
  try {
    return OrderView.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}

function pollOrders(ids: string[], onOrder: Listener, onSessionExpired: () => void): Stop {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let pollCount = 0;
  void poll();
  return () => {
    clearTimeout(timer);
    controller.abort();
  };

  async function poll(): Promise<void> {
    try {
      const { signal } = controller;
      (await get(`/api/orders?${toQuery(ids)}`, OrdersResponse, { signal })).orders.forEach(onOrder);
    } catch (error) {
      if (isSessionExpired(error)) return onSessionExpired();
      // after any other error the next request follows in seconds
    }
    pollCount += 1;
    if (!controller.signal.aborted)
      timer = setTimeout(
        () => void poll(),
        pollCount < FAST_POLL_COUNT ? POLL_INTERVAL_MS : SLOW_POLL_INTERVAL_MS,
      );
  }
}
