/** Progress of orders over server-sent events, with a worker producing the reports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import supertest from 'supertest';
import fs from 'node:fs/promises';
import path from 'node:path';
import { OrderView } from './contract.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';

let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  app = await startApp();
  asha = await registerUser(app.url, 'asha');
});
afterAll(() => app.close());

/** All orders that the stream sends until it ends. */
const followOrder = (order: string, token: string): Promise<OrderView[]> =>
  followStream(`/api/orders/${order}/progress`, token);

async function followStream(path: string, token: string): Promise<OrderView[]> {
  const response = await fetch(app.url + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const body = await response.text();
  return [...body.matchAll(/^event: order\ndata: (.+)$/gm)].map(([, json]) =>
    OrderView.parse(JSON.parse(json!)),
  );
}

describe('progress of a free report', () => {
  let views: OrderView[];
  let order: string;
  beforeAll(async () => {
    const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha);
    const orderResponse = await asha
      .post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: await buildBirthDetails(app.url),
      })
      .expect(200);
    order = orderResponse.body.order;
    views = await followOrder(order, body.token);
  });

  it('the stream ends when the report is delivered', () => {
    const lastView = views.at(-1)!;
    expect(lastView).toMatchObject({
      id: order,
      status: 'free',
      reportStatus: 'delivered',
      personName: 'Asha Rao',
      reportName: 'Free Kundli',
    });
    expect(lastView.steps.map(({ key, state }) => [key, state])).toEqual([
      ['paid', 'done'],
      ['calculating', 'done'],
      ['writing', 'done'],
      ['printing', 'done'],
      ['emailed', 'done'],
    ]);
  });

  it('the number of done steps never decreases', () => {
    const doneCounts = views.map(({ steps }) => steps.filter(({ state }) => state === 'done').length);
    expect(doneCounts).toEqual(doneCounts.toSorted((a, b) => a - b));
  });

  it('the owner downloads the report as a PDF with the order number in its name', async () => {
    const response = await asha
      .get(`/api/orders/${order}/report.pdf`)
      .expect(200)
      .expect('Content-Type', 'application/pdf');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="Lagna-free-kundli-${order}.pdf"`,
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((response.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('the owner opens the report in the browser', async () => {
    const response = await asha.get(`/api/orders/${order}/report.pdf?open=1`).expect(200);
    expect(response.headers['content-disposition']).toBe(`inline; filename="Lagna-free-kundli-${order}.pdf"`);
  });

  it('the report e-mail has the PDF attached', async () => {
    const email = await fs.readFile(
      path.join(app.varDir, 'outbox', `${order}.report.v1@localhost.eml`),
      'utf8',
    );
    expect(email).toContain('To: asha@example.in');
    expect(email).toContain('application/pdf');
  });

  it('My Reports lists the newest order first', async () => {
    app.clock.advanceHours(1);
    const secondResponse = await asha
      .post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: await buildBirthDetails(app.url, { name: 'Her Brother' }),
      })
      .expect(200);
    const { body } = await asha.get('/api/orders').expect(200);
    expect(body.orders.map(({ id }: OrderView) => id)).toEqual([secondResponse.body.order, order]);
  });
});

describe('stream of several orders', () => {
  it('one stream of two orders ends when both are delivered', async () => {
    app.clock.advanceHours(24);
    asha = await logInRemembered(app.url, 'asha');
    const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha);
    const ids: string[] = [];
    for (const name of ['Her Mother', 'Her Father']) {
      const input = { reportType: 'free-kundli', birthDetails: await buildBirthDetails(app.url, { name }) };
      ids.push((await asha.post('/api/payment/payment-success', input).expect(200)).body.order);
    }
    const views = await followStream(`/api/orders/progress?order=${ids[0]}&order=${ids[1]}`, body.token);
    const lastStatuses = ids.map((orderId) => views.findLast(({ id }) => id === orderId)!.reportStatus);
    expect(lastStatuses).toEqual(['delivered', 'delivered']);
  });

  it('orders of another member cannot be followed', async () => {
    const ravi = await registerUser(app.url, 'ravi');
    const { body } = await asha.get('/api/orders').expect(200);
    await ravi.get(`/api/orders/progress?order=${body.orders[0].id}`).expect(404);
    await ravi.get('/api/orders/progress').expect(404);
    await supertest(app.url).get(`/api/orders/progress?order=${body.orders[0].id}`).expect(401);
  });
});

/** Headers arrive before the server reads the order, so a sign-out after the headers could come before the first event. */
async function waitForFirstOrder(stream: Response): Promise<void> {
  let received = '';
  for await (const text of stream.body!.pipeThrough(new TextDecoderStream())) {
    received += text;
    if (received.includes('event: order')) return;
  }
  throw new Error('The stream ended before its first order.');
}

describe('stream of an ended session', () => {
  const input = { reportType: 'free-kundli' };

  /** Follows an order without birth details in a second session, then ends all sessions. */
  async function followAndSignOut() {
    asha = await logInRemembered(app.url, 'asha');
    const { order } = (await asha.post('/api/payment/payment-success', input).expect(200)).body;
    const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha);
    const headers = { authorization: `Bearer ${body.token}` };
    const follow = () => fetch(`${app.url}/api/orders/${order}/progress`, { headers });
    const stream = await follow();
    await waitForFirstOrder(stream.clone());
    await asha.post('/api/account/sign-out-everywhere').expect(200);
    asha = await logInRemembered(app.url, 'asha');
    return { order: order as string, follow, stream };
  }

  it('a stream ends within seconds after its session ended, and a new one is rejected', async () => {
    const { follow, stream } = await followAndSignOut();
    const startedAt = Date.now();
    await stream.text();
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect((await follow()).status).toBe(401);
  });

  it('a stream sends no changes after its session ended', async () => {
    const { order, stream } = await followAndSignOut();
    const birthDetails = await buildBirthDetails(app.url, { name: 'Her Aunt' });
    await asha.post(`/api/orders/${order}/birth-details`, { birthDetails }).expect(200);
    const statuses = [...(await stream.text()).matchAll(/"reportStatus":"([a-z-]+)"/g)].map(
      ([, status]) => status,
    );
    expect(statuses).toEqual(['awaiting-details']);
  });
});

describe('stream limit', () => {
  it('the eleventh stream of a member gets 429 until another is closed', async () => {
    app.clock.advanceHours(24);
    asha = await logInRemembered(app.url, 'asha');
    const input = { reportType: 'free-kundli' };
    const { order } = (await asha.post('/api/payment/payment-success', input).expect(200)).body;
    const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha);
    const headers = { authorization: `Bearer ${body.token}` };
    const tabs: AbortController[] = [];
    const responses: Response[] = [];
    const openTab = async () => {
      const tab = new AbortController();
      tabs.push(tab);
      const response = await fetch(`${app.url}/api/orders/${order}/progress`, {
        headers,
        signal: tab.signal,
      });
      // Referenced until the end of the test: undici closes the stream of a garbage-collected response.
      responses.push(response);
      return response.status;
    };
    for (let tabCount = 0; tabCount < 10; tabCount += 1) expect(await openTab()).toBe(200);
    expect(await openTab()).toBe(429);
    tabs[0]!.abort();
    await expect.poll(openTab).toBe(200);
    for (const tab of tabs) tab.abort();
  });
});
