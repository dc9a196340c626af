/** Progress while one looks on: one stream for all orders of the screen, and plain asking where streams do not get through. */
import { OrdersResponse, OrderView } from '#src/orders/contract.ts';
import { get, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';

/** Two broken connections in a row are a network that does not let streams pass. */
const PATIENCE = 2;
/** The server speaks at once and then every few seconds: silence means that somebody between us keeps its words back. */
const FIRST_WORD_MS = 8000;
const SILENCE_MS = 40_000;

/** Most reports are there within the first minute; what takes longer is asked for less often. */
const ASK_EVERY_MS = 3000;
const LATER_MS = 10_000;
const EAGER_TIMES = 20;

type Listener = (order: OrderView) => void;
type Stop = () => void;

/** Calls `onOrder` with every change until the returned function is called, `onOver` when the session is over. A page in the background holds no connection. */
export function followOrders(ids: string[], onOrder: Listener, onOver: () => void = signOutLocally): Stop {
  let stop = start();
  const turn = () => {
    stop();
    stop = start();
  };
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    stop();
  };

  function start(): Stop {
    if (document.hidden) return () => undefined;
    return listen(ids, onOrder, () => {
      stop = poll(ids, onOrder, onOver);
    });
  }
}

const query = (ids: string[]) => new URLSearchParams(ids.map((id) => ['order', id])).toString();

function listen(ids: string[], onOrder: Listener, giveUp: () => void): Stop {
  const source = new EventSource(`/api/orders/progress?${query(ids)}`);
  let failures = 0;
  let patience = setTimeout(quit, FIRST_WORD_MS);
  source.addEventListener('error', () => {
    failures += 1;
    if (failures === PATIENCE || source.readyState === EventSource.CLOSED) quit();
  });
  source.addEventListener('ping', heard);
  source.addEventListener('order', (event) => {
    const order = readOrder(event);
    if (!order) return quit();
    heard();
    onOrder(order);
  });
  return stop;

  function heard(): void {
    failures = 0;
    clearTimeout(patience);
    patience = setTimeout(quit, SILENCE_MS);
  }
  function stop(): void {
    clearTimeout(patience);
    source.close();
  }
  function quit(): void {
    stop();
    giveUp();
  }
}

function readOrder({ data }: MessageEvent<string>): OrderView | undefined {
  try {
    return OrderView.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}

function poll(ids: string[], onOrder: Listener, onOver: () => void): Stop {
  const asking = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let asked = 0;
  void ask();
  return () => {
    clearTimeout(timer);
    asking.abort();
  };

  async function ask(): Promise<void> {
    try {
      const { signal } = asking;
      (await get(`/api/orders?${query(ids)}`, OrdersResponse, { signal })).orders.forEach(onOrder);
    } catch (error) {
      if (isSessionExpired(error)) return onOver();
      // otherwise the next question is seconds away
    }
    asked += 1;
    if (!asking.signal.aborted)
      timer = setTimeout(() => void ask(), asked < EAGER_TIMES ? ASK_EVERY_MS : LATER_MS);
  }
}
