/** An order's progress while one looks on: server-sent events, and plain asking where those do not get through. */
import { OrderAnswer, OrderView } from '#src/orders/contract.ts';
import { get } from '#web/app/api.ts';

/** Two broken connections in a row are a network that does not let streams pass. */
const PATIENCE = 2;
const ASK_EVERY_MS = 3000;
/** A browser opens six connections to one host over HTTP/1.1; the rest of the page needs some. */
const MOST_STREAMS = 3;

let streams = 0;

/** Calls `onOrder` with every change until the report rests or the returned function is called. */
export function followOrder(id: string, onOrder: (order: OrderView) => void): () => void {
  if (streams >= MOST_STREAMS) return poll(id, onOrder);
  let stop = listen(id, onOrder, () => {
    stop = poll(id, onOrder);
  });
  return () => stop();
}

/** A payment on its way is found within minutes; an order unpaid for longer waits for its buyer, not for us. */
const PAYMENT_MS = 30 * 60_000;

/** Nothing more will happen by itself. */
export function isAtRest(order: OrderView, now = Date.now()): boolean {
  const { status, report, placedAt } = order;
  if (status === 'placed' || status === 'payment-requested') return now - Date.parse(placedAt) > PAYMENT_MS;
  return !isUnderWay(order) && !(status === 'paid' && report === 'none');
}

/** Being made: the five steps move. */
export const isUnderWay = ({ status, report }: Pick<OrderView, 'status' | 'report'>): boolean =>
  status !== 'refunded' &&
  status !== 'expired' &&
  ['queued', 'computing', 'rendering', 'ready'].includes(report);

function listen(id: string, onOrder: (order: OrderView) => void, giveUp: () => void): () => void {
  streams += 1;
  let source: EventSource | undefined;
  let failures = 0;
  const stop = () => {
    if (!source) return;
    source.close();
    source = undefined;
    streams -= 1;
  };
  const failedOnce = () => {
    failures += 1;
    if (failures < PATIENCE && source?.readyState !== EventSource.CLOSED) return;
    stop();
    giveUp();
  };
  source = new EventSource(`/api/orders/${encodeURIComponent(id)}/progress`);
  source.addEventListener('error', failedOnce);
  source.addEventListener('order', (event) => {
    const order = readOrder(event);
    if (!order) return failedOnce();
    failures = 0;
    if (isAtRest(order)) stop();
    onOrder(order);
  });
  return stop;
}

function readOrder({ data }: MessageEvent<string>): OrderView | undefined {
  const parsed = OrderView.safeParse(JSON.parse(data));
  return parsed.success ? parsed.data : undefined;
}

function poll(id: string, onOrder: (order: OrderView) => void): () => void {
  const asking = new AbortController();
  const timer = setInterval(ask, ASK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    asking.abort();
  };
  return stop;

  async function ask(): Promise<void> {
    if (document.hidden) return;
    try {
      const { order } = await get(`/api/orders/${encodeURIComponent(id)}`, OrderAnswer, {
        signal: asking.signal,
      });
      if (isAtRest(order)) stop();
      onOrder(order);
    } catch {
      // the next question is three seconds away
    }
  }
}
