import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { followOrders } from './follow-orders.ts';
import { isIdle, isInProgress } from '#web/lib/orders/order-activity.ts';

const order = (change: Partial<OrderView> = {}): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'life-blueprint',
  reportName: 'Complete Life Blueprint',
  status: 'paid',
  report: 'computing',
  edition: 1,
  listPaise: 249900,
  pricePaise: 124900,
  placedAt: '2026-11-21T05:10:00.000Z',
  steps: [],
  chartStyle: 'north',
  ...change,
});

/** The browser's EventSource, as far as this module uses it: what the network does is done to it by hand. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(view: OrderView) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify(view) }));
  }
  say(name: 'ping' | 'order', data = '') {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
  break(readyState = 0) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

/** A page that can be in front or in the background. */
class Tab extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('following orders', () => {
  const BOTH = 'order=LG-2611-7K3QX9&order=LG-2611-AAAAAA';
  const asked: string[] = [];
  const told: string[] = [];
  let answer = order();
  let status = 200;
  let tab: Tab;

  beforeEach(() => {
    Stream.all = [];
    asked.length = 0;
    told.length = 0;
    answer = order();
    status = 200;
    tab = new Tab();
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('document', tab);
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ success: true, orders: [answer] }, { status }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const follow = () => {
    const heard: string[] = [];
    const ids = ['LG-2611-7K3QX9', 'LG-2611-AAAAAA'];
    const stop = followOrders(ids, ({ report }) => heard.push(report));
    return { heard, stop, stream: Stream.all.at(-1)! };
  };
  const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

  it('opens one stream for all orders and closes it on stop', () => {
    const { heard, stream, stop } = follow();
    expect(Stream.all.map(({ url }) => url)).toEqual([`/api/orders/progress?${BOTH}`]);
    stream.tell(order({ report: 'rendering' }));
    stream.tell(order({ id: 'LG-2611-AAAAAA', report: 'delivered' }));
    expect(heard).toEqual(['rendering', 'delivered']);
    stop();
    expect(stream.readyState).toBe(Stream.CLOSED);
  });

  it('lets the browser reconnect after one failure', async () => {
    const { heard, stream, stop } = follow();
    stream.break();
    stream.tell(order({ report: 'rendering' }));
    stream.break();
    await seconds(10);
    expect(heard).toEqual(['rendering']);
    expect(asked).toEqual([]);
    stop();
  });

  it('polls every three seconds after two failures in a row', async () => {
    const { heard, stream, stop } = follow();
    stream.break();
    stream.break();
    expect(stream.readyState).toBe(Stream.CLOSED);
    await seconds(4);
    expect(asked).toEqual([`/api/orders?${BOTH}`, `/api/orders?${BOTH}`]);
    expect(heard).toEqual(['computing', 'computing']);
    stop();
  });

  it('polls at once when the server rejects the stream', async () => {
    const { stream, stop } = follow();
    stream.break(Stream.CLOSED);
    await seconds(1);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('polls when the stream is silent, from the start or later', async () => {
    const first = follow();
    await seconds(9);
    expect(asked).toHaveLength(1);
    first.stop();

    asked.length = 0;
    const second = follow();
    second.stream.tell(order());
    await seconds(30);
    second.stream.say('ping');
    await seconds(30);
    expect(asked).toEqual([]);
    await seconds(11);
    expect(asked.length).toBeGreaterThan(0);
    second.stop();
  });

  it('polls when a message cannot be parsed', async () => {
    const { stream, stop } = follow();
    stream.say('order', '<html>');
    await seconds(1);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('polls less often after the first minute', async () => {
    const { stream, stop } = follow();
    stream.break(Stream.CLOSED);
    await seconds(59);
    expect(asked).toHaveLength(20);
    await seconds(60);
    expect(asked).toHaveLength(26);
    stop();
  });

  it('stops polling on stop', async () => {
    const { stream, stop } = follow();
    stream.break(Stream.CLOSED);
    await seconds(1);
    stop();
    await seconds(30);
    expect(asked).toHaveLength(1);
  });

  it('stops polling and calls onSessionExpired after a 401', async () => {
    status = 401;
    const { stream, stop } = follow();
    stream.break(Stream.CLOSED);
    await seconds(30);
    expect(asked).toHaveLength(1);
    expect(told).toEqual(['authChange']);
    stop();
  });

  it('holds no connection in the background and reconnects in the foreground', () => {
    const { heard, stream, stop } = follow();
    tab.turn(true);
    expect(stream.readyState).toBe(Stream.CLOSED);
    expect(Stream.all).toHaveLength(1);
    tab.turn(false);
    expect(Stream.all).toHaveLength(2);
    Stream.all[1]!.tell(order({ report: 'rendering' }));
    expect(heard).toEqual(['rendering']);
    stop();
    tab.turn(false);
    expect(Stream.all).toHaveLength(2);
  });
});

describe('an idle order', () => {
  const minutes = (n: number) => Date.parse('2026-11-21T05:10:00.000Z') + n * 60_000;

  it('is one that does not change without the member', () => {
    for (const report of ['awaiting-details', 'delivered', 'failed', 'superseded'] as const)
      expect(isIdle(order({ report })), report).toBe(true);
    for (const report of ['none', 'queued', 'computing', 'rendering', 'ready'] as const)
      expect(isIdle(order({ report })), report).toBe(false);
    expect(isIdle(order({ status: 'refunded', report: 'rendering' }))).toBe(true);
  });

  it('is not one with a pending payment', () => {
    const unpaid = order({ status: 'payment-requested', report: 'none' });
    expect(isIdle(unpaid, minutes(29))).toBe(false);
    expect(isIdle(unpaid, minutes(31))).toBe(true);
  });

  it('is not one with a requested refund', () => {
    expect(isIdle(order({ status: 'refund-requested', report: 'failed' }))).toBe(false);
    expect(isInProgress(order({ status: 'refund-requested', report: 'computing' }))).toBe(false);
  });

  it('is one with a file whose e-mail bounced', () => {
    const refused = order({ report: 'ready', note: 'Your e-mail provider did not accept the mail.' });
    expect(isInProgress(refused)).toBe(false);
    expect(isIdle(refused)).toBe(true);
  });
});
