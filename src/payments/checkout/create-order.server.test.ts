import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

describe('the gateway key', () => {
  it('the gateway key is public, its secret is not', async () => {
    const { body } = await supertest(setup.app.url).get('/api/payment/get-key').expect(200);
    expect(body).toMatchObject({ success: true, key: expect.stringMatching(/^rzp_test_/) });
    expect(JSON.stringify(body)).not.toMatch(/secret/);
  });
});

describe('creating an order', () => {
  it('create-order requires a member', async () => {
    const { body } = await supertest(setup.app.url)
      .post('/api/payment/create-order')
      .send({ amount: 999, reportKey: 'janam-kundli' })
      .expect(401);
    expect(body).toMatchObject({ success: false, code: 'not-signed-in' });
  });

  it('create-order returns paise, currency and gateway order, at half price for the first report', async () => {
    const input = { amount: 499, reportKey: 'janam-kundli', birthDetails: setup.birthDetails };
    const { body } = await setup.asha.post('/api/payment/create-order', input).expect(200);
    expect(body).toMatchObject({
      success: true,
      amount: 49_900,
      currency: 'INR',
      orderId: expect.stringMatching(/^order_/),
      order: expect.stringMatching(/^LG-/),
    });
    expect(await setup.listEventTypes(body.order)).toEqual([
      'OrderPlaced',
      'BirthDetailsFrozen',
      'PaymentRequested',
    ]);
  });

  it('create-order returns the open order again after a double click', async () => {
    const firstOrder = await setup.placeOrder(setup.asha);
    const secondOrder = await setup.placeOrder(setup.asha);
    expect(secondOrder).toEqual(firstOrder);
  });

  it('create-order returns one order to two concurrent requests', async () => {
    const responses = await Promise.all([setup.placeOrder(setup.ravi), setup.placeOrder(setup.ravi)]);
    expect(responses[0]!.gatewayOrderId).toBe(responses[1]!.gatewayOrderId);
  });

  beforeAll(async () => {
    await setup.app.db('reports').where({ key: 'year-ahead' }).update({ available: false });
  });

  const refusals: [cause: string, body: object, status: number, code: string][] = [
    ['a changed price', { amount: 1 }, 409, 'price-changed'],
    ['an unknown report', { reportKey: 'no-such-report' }, 404, 'report-not-found'],
    ['a report that is not on sale', { reportKey: 'year-ahead', amount: 1199 }, 409, 'report-unavailable'],
    ['a free report', { reportKey: 'free-kundli', amount: 0 }, 409, 'free-report'],
    ['a body of the wrong shape', { reportKey: 7 }, 422, 'invalid'],
    ['an amount that is not a number', { amount: 'much' }, 422, 'invalid'],
  ];
  for (const [cause, body, status, code] of refusals) {
    it(`create-order rejects ${cause} and appends nothing`, async () => {
      const eventCount = await setup.countEvents();
      const response = await setup.asha
        .post('/api/payment/create-order', {
          amount: 499,
          reportKey: 'janam-kundli',
          birthDetails: setup.birthDetails,
          ...body,
        })
        .expect(status);
      expect(response.body).toMatchObject({ success: false, code, error: response.body.message });
      expect(await setup.countEvents()).toBe(eventCount);
    });
  }

  it('create-order rejects invalid birth details and names the field', async () => {
    const eventCount = await setup.countEvents();
    const invalidChanges: [change: object, path: string][] = [
      [{ date: '1996-02-30' }, 'birthDetails.date'],
      [{ date: '1750-01-01' }, 'birthDetails.date'],
      [{ time: '25:00' }, 'birthDetails.time'],
      [{ date: '2099-01-01' }, 'birthDetails.date'],
      [{ place: { ...setup.birthDetails.place, id: 'atlantis' } }, 'birthDetails.place'],
      [{ name: ' ' }, 'birthDetails.name'],
      [{ name: 'a'.repeat(81) }, 'birthDetails.name'],
    ];
    for (const [change, path] of invalidChanges) {
      const response = await setup.asha.post('/api/payment/create-order', {
        amount: 499,
        reportKey: 'janam-kundli',
        birthDetails: { ...setup.birthDetails, ...change },
      });
      expect(response.status, JSON.stringify(change)).toBe(422);
      expect(response.body.issues[0].path).toBe(path);
    }
    expect(await setup.countEvents()).toBe(eventCount);
  });

  it('create-order ignores coordinates in the request', async () => {
    const place = { ...setup.birthDetails.place, latitude: 0, longitude: 0 };
    const placedOrder = await setup.placeOrder(setup.asha, {
      birthDetails: { ...setup.birthDetails, name: 'Somebody Else', place },
    });
    const row = await setup.app
      .db('orders')
      .join('order_birth_details', 'order_birth_details.id', 'orders.birth_id')
      .where({ 'orders.id': placedOrder.orderId })
      .first('details');
    expect(row.details.place.latitude).toBeCloseTo(25.18, 1);
  });

  it('create-order stores neither names nor birth details in the ledger', async () => {
    const { rows } = await setup.app.db.raw(
      `select string_agg(data::text || meta::text, '') as everything from events`,
    );
    for (const personalText of ['Asha', 'Kota', '1996', 'asha@example.in'])
      expect(rows[0].everything).not.toContain(personalText);
  });
});
