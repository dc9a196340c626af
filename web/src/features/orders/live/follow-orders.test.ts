import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { followOrders } from './follow-orders.ts';
import { buildOrder } from '#web/lib/orders/order-view-fixture.ts';

/** The part of EventSource that is used; the test triggers messages and failures. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static instances: FakeEventSource[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.instances.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  sendOrder(view: OrderView) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify(view) }));
  }
  sendMessage(name: 'ping' | 'order', data = '') {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
  fail(readyState = 0) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

/** A document whose visibility the test changes. */
class FakeDocument extends EventTarget {
  hidden = false;
  setHidden(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('following orders', () => {
  const BOTH_ORDERS = 'order=LG-2611-7K3QX9&order=LG-2611-AAAAAA';
  const requests: string[] = [];
  const events: string[] = [];
  let orderInResponse = buildOrder();
  let status = 200;
  let fakeDocument: FakeDocument;

  beforeEach(() => {
    FakeEventSource.instances = [];
    requests.length = 0;
    events.length = 0;
    orderInResponse = buildOrder();
    status = 200;
    fakeDocument = new FakeDocument();
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('document', fakeDocument);
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type));
    vi.stubGlobal('fetch', (path: string) => {
      requests.push(path);
      return Promise.resolve(Response.json({ success: true, orders: [orderInResponse] }, { status }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const startFollowing = () => {
    const states: string[] = [];
    const ids = ['LG-2611-7K3QX9', 'LG-2611-AAAAAA'];
    const stop = followOrders(ids, ({ reportStatus }) => states.push(reportStatus));
    return { states, stop, stream: FakeEventSource.instances.at(-1)! };
  };
  const advanceSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('opens one stream for all orders and closes it on stop', () => {
    const { states, stream, stop } = startFollowing();
    expect(FakeEventSource.instances.map(({ url }) => url)).toEqual([`/api/orders/progress?${BOTH_ORDERS}`]);
    stream.sendOrder(buildOrder({ reportStatus: 'rendering' }));
    stream.sendOrder(buildOrder({ id: 'LG-2611-AAAAAA', reportStatus: 'delivered' }));
    expect(states).toEqual(['rendering', 'delivered']);
    stop();
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('lets the browser reconnect after one failure', async () => {
    const { states, stream, stop } = startFollowing();
    stream.fail();
    stream.sendOrder(buildOrder({ reportStatus: 'rendering' }));
    stream.fail();
    await advanceSeconds(10);
    expect(states).toEqual(['rendering']);
    expect(requests).toEqual([]);
    stop();
  });

  it('polls every three seconds after two failures in a row', async () => {
    const { states, stream, stop } = startFollowing();
    stream.fail();
    stream.fail();
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
    await advanceSeconds(4);
    expect(requests).toEqual([`/api/orders?${BOTH_ORDERS}`, `/api/orders?${BOTH_ORDERS}`]);
    expect(states).toEqual(['computing', 'computing']);
    stop();
  });

  it('polls at once when the server rejects the stream', async () => {
    const { stream, stop } = startFollowing();
    stream.fail(FakeEventSource.CLOSED);
    await advanceSeconds(1);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('polls when the stream sends nothing for 8 seconds at the start or for 40 seconds later', async () => {
    const silentFromStart = startFollowing();
    await advanceSeconds(9);
    expect(requests).toHaveLength(1);
    silentFromStart.stop();

    requests.length = 0;
    const silentLater = startFollowing();
    silentLater.stream.sendOrder(buildOrder());
    await advanceSeconds(30);
    silentLater.stream.sendMessage('ping');
    await advanceSeconds(30);
    expect(requests).toEqual([]);
    await advanceSeconds(11);
    expect(requests.length).toBeGreaterThan(0);
    silentLater.stop();
  });

  it('polls when a message cannot be parsed', async () => {
    const { stream, stop } = startFollowing();
    stream.sendMessage('order', '<html>');
    await advanceSeconds(1);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('polls less often after the first minute', async () => {
    const { stream, stop } = startFollowing();
    stream.fail(FakeEventSource.CLOSED);
    await advanceSeconds(59);
    expect(requests).toHaveLength(20);
    await advanceSeconds(60);
    expect(requests).toHaveLength(26);
    stop();
  });

  it('stops polling on stop', async () => {
    const { stream, stop } = startFollowing();
    stream.fail(FakeEventSource.CLOSED);
    await advanceSeconds(1);
    stop();
    await advanceSeconds(30);
    expect(requests).toHaveLength(1);
  });

  it('stops polling and signs out after a 401', async () => {
    status = 401;
    const { stream, stop } = startFollowing();
    stream.fail(FakeEventSource.CLOSED);
    await advanceSeconds(30);
    expect(requests).toHaveLength(1);
    expect(events).toEqual(['authChange']);
    stop();
  });

  it('closes the stream of a page in the background and reopens it in the foreground', () => {
    const { states, stream, stop } = startFollowing();
    fakeDocument.setHidden(true);
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
    expect(FakeEventSource.instances).toHaveLength(1);
    fakeDocument.setHidden(false);
    expect(FakeEventSource.instances).toHaveLength(2);
    FakeEventSource.instances[1]!.sendOrder(buildOrder({ reportStatus: 'rendering' }));
    expect(states).toEqual(['rendering']);
    stop();
    fakeDocument.setHidden(false);
    expect(FakeEventSource.instances).toHaveLength(2);
  });
});
