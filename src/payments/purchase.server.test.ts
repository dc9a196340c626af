import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify.ts';
import { rebuildOrders } from '#src/orders/read-model.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { birthOf, join, placeCalled, type Caller } from '#src/testing/cast.ts';
import type { BirthDetails } from '#src/accounts/contract.ts';

/** No worker: what is paid stays queued, and the tests look at money alone. */
let app: TestApp;
let asha: Caller;
let ravi: Caller;
let birthDetails: BirthDetails;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  asha = await join(app.url, 'asha');
  ravi = await join(app.url, 'ravi');
  birthDetails = await birthOf(app.url);
});
afterAll(() => app.close());

const eventsOf = async (order: string): Promise<string[]> =>
  (await app.db('events').where({ stream: order }).orderBy('version')).map(({ type }) => type as string);
const countEvents = async () => Number((await app.db('events').count<{ count: string }[]>())[0]!.count);

async function order(caller: Caller, body: object = {}) {
  const { body: quote } = await caller.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
  const answer = await caller
    .post('/api/payment/create-order', {
      amount: quote.pricePaise / 100,
      reportKey: 'janam-kundli',
      birthDetails,
      ...body,
    })
    .expect(200);
  return answer.body as { orderId: string; amount: number; currency: string; order: string };
}

async function payInSandbox(orderId: string) {
  const answer = await supertest(app.url)
    .post(`/sandbox/razorpay/checkout/${orderId}/pay`)
    .send({ method: 'upi', outcome: 'success' })
    .expect(200);
  return answer.body as {
    razorpay_payment_id: string;
    razorpay_order_id: string;
    razorpay_signature: string;
  };
}

const waitFor = async (what: () => Promise<boolean>) =>
  expect.poll(what, { timeout: 10_000, interval: 50 }).toBe(true);

describe('the key', () => {
  it('is given to everybody, the secret to nobody', async () => {
    const { body } = await supertest(app.url).get('/api/payment/get-key').expect(200);
    expect(body).toMatchObject({ success: true, key: expect.stringMatching(/^rzp_test_/) });
    expect(JSON.stringify(body)).not.toMatch(/secret/);
  });
});

describe('creating an order', () => {
  it('needs a member', async () => {
    const { body } = await supertest(app.url)
      .post('/api/payment/create-order')
      .send({ amount: 999, reportKey: 'janam-kundli' })
      .expect(401);
    expect(body).toMatchObject({ success: false, code: 'not-signed-in' });
  });

  it('answers amount in paise, currency and the gateway order, half price for the first', async () => {
    const created = await order(asha);
    expect(created).toMatchObject({
      success: true,
      amount: 49_900,
      currency: 'INR',
      orderId: expect.stringMatching(/^order_/),
      order: expect.stringMatching(/^LG-/),
    });
    expect(await eventsOf(created.order)).toEqual(['OrderPlaced', 'BirthDetailsFrozen', 'PaymentRequested']);
  });

  it('gives the same order again while it is open: a double click buys once', async () => {
    const first = await order(asha);
    const again = await order(asha);
    expect(again).toEqual(first);
  });

  it('gives one order to two clicks at the same moment', async () => {
    const both = await Promise.all([order(ravi), order(ravi)]);
    expect(both[0]!.orderId).toBe(both[1]!.orderId);
  });

  const refusals: [why: string, body: object, status: number, code: string][] = [
    ['a changed price', { amount: 1 }, 409, 'price-changed'],
    ['an unknown report', { reportKey: 'no-such-report' }, 404, 'report-not-found'],
    ['a report that is not written yet', { reportKey: 'year-ahead', amount: 1199 }, 409, 'not-on-sale'],
    ['a free report', { reportKey: 'free-kundli', amount: 0 }, 409, 'free-report'],
    ['a body of the wrong shape', { reportKey: 7 }, 422, 'invalid'],
    ['an amount that is no number', { amount: 'much' }, 422, 'invalid'],
  ];
  for (const [why, body, status, code] of refusals) {
    it(`refuses ${why} and appends nothing`, async () => {
      const before = await countEvents();
      const answer = await asha
        .post('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli', birthDetails, ...body })
        .expect(status);
      expect(answer.body).toMatchObject({ success: false, code, error: answer.body.message });
      expect(await countEvents()).toBe(before);
    });
  }

  it('refuses impossible births and names the field', async () => {
    const before = await countEvents();
    const bad: [change: object, path: string][] = [
      [{ date: '1996-02-30' }, 'birthDetails.date'],
      [{ date: '1750-01-01' }, 'birthDetails.date'],
      [{ time: '25:00' }, 'birthDetails.time'],
      [{ date: '2099-01-01' }, 'birthDetails.date'],
      [{ place: { ...birthDetails.place, id: 'atlantis' } }, 'birthDetails.place'],
      [{ name: ' ' }, 'birthDetails.name'],
      [{ name: 'a'.repeat(81) }, 'birthDetails.name'],
    ];
    for (const [change, path] of bad) {
      const answer = await asha.post('/api/payment/create-order', {
        amount: 499,
        reportKey: 'janam-kundli',
        birthDetails: { ...birthDetails, ...change },
      });
      expect(answer.status, JSON.stringify(change)).toBe(422);
      expect(answer.body.issues[0].path).toBe(path);
    }
    expect(await countEvents()).toBe(before);
  });

  it('never takes coordinates from outside', async () => {
    const place = { ...birthDetails.place, latitude: 0, longitude: 0 };
    const created = await order(asha, { birthDetails: { ...birthDetails, name: 'Somebody Else', place } });
    const row = await app
      .db('orders')
      .join('births', 'births.id', 'orders.birth_id')
      .where({ 'orders.id': created.order })
      .first('details');
    expect(row.details.place.latitude).toBeCloseTo(25.18, 1);
  });

  it('keeps names and births out of the ledger', async () => {
    const { rows } = await app.db.raw(
      `select string_agg(data::text || meta::text, '') as everything from events`,
    );
    for (const personal of ['Asha', 'Kota', '1996', 'asha@example.in'])
      expect(rows[0].everything).not.toContain(personal);
  });
});

describe('verifying a payment', () => {
  let created: { orderId: string; order: string };
  let proof: Awaited<ReturnType<typeof payInSandbox>>;
  beforeAll(async () => {
    created = await order(asha, { birthDetails: { ...birthDetails, name: 'Asha the Elder' } });
    proof = await payInSandbox(created.orderId);
  });

  it('refuses a wrong signature and appends nothing', async () => {
    const before = await eventsOf(created.order);
    const forged = createHmac('sha256', 'guess')
      .update(`${proof.razorpay_order_id}|${proof.razorpay_payment_id}`)
      .digest('hex');
    const { body } = await asha
      .post('/api/payment/verify-payment', {
        ...proof,
        razorpay_signature: forged,
        reportKey: 'janam-kundli',
      })
      .expect(400);
    expect(body).toMatchObject({ success: false, error: 'Payment verification failed' });
    const after = await eventsOf(created.order);
    expect(
      after.filter((type) => !type.startsWith('PaymentCaptured') && type !== 'GenerationRequested'),
    ).toEqual(before.filter((type) => !type.startsWith('PaymentCaptured') && type !== 'GenerationRequested'));
  });

  it('refuses somebody else’s order as if it did not exist', async () => {
    await ravi.post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' }).expect(404);
    await ravi.get(`/api/orders/${created.order}`).expect(404);
    await ravi.get(`/api/orders/${created.order}/report.pdf`).expect(404);
    await ravi.get(`/api/orders/${created.order}/progress`).expect(404);
  });

  it('refuses a payment of another order, even with a signature of its own', async () => {
    const other = await order(asha, { birthDetails: { ...birthDetails, name: 'Asha the Younger' } });
    const mixed = { ...proof, razorpay_order_id: other.orderId, reportKey: 'janam-kundli' };
    await asha.post('/api/payment/verify-payment', mixed).expect(400);
    expect(await eventsOf(other.order)).not.toContain('PaymentCapturedByReturn');
  });

  it('records the capture once and starts the report, whoever brings the news how often', async () => {
    for (let n = 0; n < 3; n += 1)
      await asha.post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' }).expect(200);
    await waitFor(
      async () =>
        (
          await app
            .db('gateway_inbox')
            .where({ gateway_order_id: created.orderId })
            .whereNotNull('handled_at')
        ).length >= 2,
    );
    const types = await eventsOf(created.order);
    expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
    expect(types.filter((type) => type === 'GenerationRequested')).toHaveLength(1);
    expect(
      await app
        .db('pgboss.job')
        .where({ name: 'produce-report' })
        .whereRaw(`data ->> 'orderId' = ?`, [created.order]),
    ).toHaveLength(1);
  });

  it('spends the first-report offer', async () => {
    const { body } = await asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
    expect(body).toMatchObject({ listPaise: 99_900, pricePaise: 99_900 });
    expect(body).not.toHaveProperty('offer');
  });
});

describe('the webhook', () => {
  it('completes a purchase whose buyer never came back', async () => {
    const created = await order(ravi, { birthDetails: { ...birthDetails, name: 'Ravi Menon' } });
    await payInSandbox(created.orderId);
    await waitFor(async () => (await eventsOf(created.order)).includes('GenerationRequested'));
    expect(await eventsOf(created.order)).toContain('PaymentCapturedByWebhook');
  });

  it('refuses a body it cannot verify', async () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    const call = () =>
      supertest(app.url)
        .post('/api/payment/webhook')
        .set('Content-Type', 'application/json')
        .set('X-Razorpay-Event-Id', 'evt_forged');
    await call().set('X-Razorpay-Signature', 'ab'.repeat(32)).send(body).expect(401);
    await call().send(body).expect(401);
    expect(await app.db('gateway_inbox').where({ event_id: 'evt_forged' })).toEqual([]);
  });
});

describe('starting a report', () => {
  it('proves nothing: without a verified payment it is refused', async () => {
    const before = await countEvents();
    const stranger = (
      await supertest(app.url)
        .post('/api/auth/register')
        .send({ name: 'Stranger', email: 'stranger@example.in', password: 'secret-6' })
    ).body.token as string;
    const { body } = await supertest(app.url)
      .post('/api/payment/payment-success')
      .set('auth-Token', stranger)
      .send({ reportKey: 'janam-kundli' })
      .expect(402);
    expect(body).toMatchObject({ success: false, code: 'payment-required' });
    expect(await countEvents()).toBe(before);
  });

  it('answers the paid order, again and again', async () => {
    const first = await asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' }).expect(200);
    const again = await asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' }).expect(200);
    expect(again.body).toEqual(first.body);
  });

  it('makes a free report, once per person, three a day', async () => {
    const free = (name: string) =>
      ravi.post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: { ...birthDetails, name },
      });
    const first = await free('One Person').expect(200);
    expect(await eventsOf(first.body.order)).toEqual([
      'OrderPlaced',
      'BirthDetailsFrozen',
      'GenerationRequested',
    ]);
    const same = await free('one  PERSON').expect(200);
    expect(same.body).toEqual({ success: true, order: first.body.order, existing: true });
    await free('Two').expect(200);
    await free('Three').expect(200);
    const fourth = await free('Four').expect(429);
    expect(fourth.body).toMatchObject({ code: 'free-limit' });
  });
});

describe('an order without complete birth details', () => {
  it('is never refused: it is paid, waits, and starts when they come', async () => {
    const email = 'aurangabad@example.in';
    const { body } = await supertest(app.url).post('/api/auth/register').send({
      name: 'Meera',
      email,
      password: 'secret-6',
      dob: '1990-01-15',
      tob: '06:10',
      placeOfBirth: 'Aurangabad',
    });
    const call = (path: string, content: object) =>
      supertest(app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const created = (
      await call('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli' }).expect(200)
    ).body;
    await call('/api/payment/verify-payment', {
      ...(await payInSandbox(created.orderId)),
      reportKey: 'janam-kundli',
    }).expect(200);
    const waiting = await supertest(app.url)
      .get(`/api/orders/${created.order}`)
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(waiting.body.order).toMatchObject({
      status: 'paid',
      report: 'awaiting-details',
      note: expect.stringContaining('several places'),
    });
    expect(waiting.body.order).not.toHaveProperty('promisedBy');
    const place = await placeCalled(app.url, 'Aurangabad');
    const given = { name: 'Meera', date: '1990-01-15', time: '06:10', timeKind: 'exact', place };
    const completed = await call(`/api/orders/${created.order}/details`, { birthDetails: given }).expect(200);
    expect(completed.body.order).toMatchObject({ report: 'queued', promisedBy: expect.any(String) });
  });
});

describe('a try that failed', () => {
  it('is remembered, and the same order can be paid after it', async () => {
    const created = await order(asha, { birthDetails: { ...birthDetails, name: 'Asha Third' } });
    await supertest(app.url)
      .post(`/sandbox/razorpay/checkout/${created.orderId}/pay`)
      .send({ method: 'card', outcome: 'failure' })
      .expect(400);
    await asha.post('/api/payment/attempt', { orderId: created.orderId, outcome: 'dismissed' }).expect(200);
    await waitFor(async () => (await eventsOf(created.order)).includes('PaymentAttemptFailed'));
    await asha
      .post('/api/payment/verify-payment', {
        ...(await payInSandbox(created.orderId)),
        reportKey: 'janam-kundli',
      })
      .expect(200);
    expect(await eventsOf(created.order)).toEqual(
      expect.arrayContaining(['PaymentAttemptFailed', 'CheckoutDismissed', 'GenerationRequested']),
    );
  });
});

describe('after all of this', () => {
  it('the ledger is intact', async () => {
    expect(await verifyLedger(app.db)).toMatchObject({ intact: true });
  });

  it('rebuilding the orders gives what is there', async () => {
    const live = await app.db('orders').orderBy('id');
    expect(live.length).toBeGreaterThan(8);
    await rebuildOrders(app.db);
    expect(await app.db('orders').orderBy('id')).toEqual(live);
  });
});
