import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { followOrder, isAtRest } from './follow-order.ts';

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
  break(readyState = 0) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

describe('following an order', () => {
  const asked: string[] = [];
  let answer = order();

  beforeEach(() => {
    Stream.all = [];
    asked.length = 0;
    answer = order();
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Stream);
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ success: true, order: answer }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const follow = () => {
    const heard: string[] = [];
    const stop = followOrder('LG-2611-7K3QX9', ({ report }) => heard.push(report));
    return { heard, stop, stream: Stream.all.at(-1)! };
  };

  it('listens to the order’s own stream until the report rests', () => {
    const { heard, stream } = follow();
    expect(stream.url).toBe('/api/orders/LG-2611-7K3QX9/progress');
    stream.tell(order({ report: 'rendering' }));
    stream.tell(order({ report: 'delivered' }));
    expect(heard).toEqual(['rendering', 'delivered']);
    expect(stream.readyState).toBe(Stream.CLOSED);
  });

  it('lets the browser reconnect after one break, and goes on', async () => {
    const { heard, stream, stop } = follow();
    stream.break();
    stream.tell(order({ report: 'rendering' }));
    stream.break();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['rendering']);
    expect(asked).toEqual([]);
    stop();
  });

  it('asks every three seconds after two breaks in a row', async () => {
    const { heard, stream, stop } = follow();
    stream.break();
    stream.break();
    expect(stream.readyState).toBe(Stream.CLOSED);
    await vi.advanceTimersByTimeAsync(6000);
    expect(asked).toEqual(['/api/orders/LG-2611-7K3QX9', '/api/orders/LG-2611-7K3QX9']);
    expect(heard).toEqual(['computing', 'computing']);
    stop();
  });

  it('asks at once when the server refuses the stream', async () => {
    const { stream, stop } = follow();
    stream.break(Stream.CLOSED);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('stops asking when the report rests, or nobody looks any more', async () => {
    const { stream } = follow();
    stream.break(Stream.CLOSED);
    answer = order({ report: 'delivered' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).toHaveLength(1);

    answer = order();
    const second = follow();
    second.stream.break(Stream.CLOSED);
    second.stop();
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).toHaveLength(1);
  });

  it('keeps three streams open at most, so that the rest of the page can load', () => {
    const stops = [1, 2, 3, 4].map(() => follow().stop);
    expect(Stream.all).toHaveLength(3);
    stops.forEach((stop) => stop());
    expect(Stream.all.every(({ readyState }) => readyState === Stream.CLOSED)).toBe(true);
    follow().stop();
    expect(Stream.all).toHaveLength(4);
  });
});

describe('an order at rest', () => {
  const minutes = (n: number) => Date.parse('2026-11-21T05:10:00.000Z') + n * 60_000;

  it('is one where nothing more happens by itself', () => {
    for (const report of ['awaiting-details', 'delivered', 'failed', 'superseded'] as const)
      expect(isAtRest(order({ report })), report).toBe(true);
    for (const report of ['none', 'queued', 'computing', 'rendering', 'ready'] as const)
      expect(isAtRest(order({ report })), report).toBe(false);
    expect(isAtRest(order({ status: 'refunded', report: 'rendering' }))).toBe(true);
  });

  it('is not one whose payment may still be on its way', () => {
    const unpaid = order({ status: 'payment-requested', report: 'none' });
    expect(isAtRest(unpaid, minutes(29))).toBe(false);
    expect(isAtRest(unpaid, minutes(31))).toBe(true);
  });
});
