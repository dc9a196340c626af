/** Half price for the first report: one order per member, also with concurrent, repeated and late-paid orders. */
import { OFFER_HOLDING_STATUSES } from '#src/orders/contract-order-status.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  composeForJobs,
  PAID_REPORT_KEY,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';

let setup: AppWithBuyers;
beforeEach(async () => {
  setup = await startAppWithBuyers();
});
afterEach(() => setup.close());

const createOrder = (name: string, amount: number, change: object = {}) =>
  setup.asha.post('/api/payment/create-order', {
    amount,
    reportKey: PAID_REPORT_KEY,
    birthDetails: { ...setup.birthDetails, name, ...change },
  });
const PEOPLE = ['Anand', 'Bhavna', 'Chitra', 'Dinesh', 'Esha'];

describe('the first-report offer', () => {
  it('is held by one of five orders for five people, and each further one costs the list price', async () => {
    const first = await createOrder('Anand', 499).expect(200);
    for (const name of PEOPLE.slice(1)) {
      const { body } = await createOrder(name, 499).expect(409);
      expect(body).toMatchObject({ code: 'offer-held', error: expect.stringContaining(first.body.order) });
      expect((await createOrder(name, 999).expect(200)).body.amount).toBe(99_900);
    }
    const offers = await setup.app.db('orders').where({ offer: 'first-report' });
    expect(offers.map(({ id }) => id)).toEqual([first.body.order]);
  });

  it('is held by one of five orders placed at the same moment', async () => {
    const responses = await Promise.all(PEOPLE.map((name) => createOrder(name, 499)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await setup.app.db('orders').where({ offer: 'first-report' })).toHaveLength(1);
  });

  it('moves to a new order of the same person, and the former order is cancelled', async () => {
    const firstOrder = (await createOrder('Anand Kumar', 499).expect(200)).body;
    const correctedOrder = (await createOrder('Anand Kumar', 499, { time: '14:45' }).expect(200)).body;
    expect(await setup.findOrderRow(firstOrder.order)).toMatchObject({ status: 'cancelled' });
    expect(await setup.findOrderRow(correctedOrder.order)).toMatchObject({
      offer: 'first-report',
      price_paise: 49_900,
    });
    await setup.asha.post('/api/payment/retry', { order: firstOrder.order }).expect(409);
  });

  it('does not move while the bank has approved a payment of the former order', async () => {
    const firstOrder = (await createOrder('Anand Kumar', 499).expect(200)).body;
    await setup.setFaults({ webhooks: 'lost' });
    await setup.sandbox.overrideOrder(firstOrder.orderId, { autoCapture: false });
    await setup.payAtGateway(firstOrder.orderId);
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture' });
    const { body } = await createOrder('Anand Kumar', 499, { time: '14:45' }).expect(409);
    expect(body).toMatchObject({ code: 'capture-pending', error: expect.stringContaining(firstOrder.order) });
    expect(await setup.findOrderRow(firstOrder.order)).toMatchObject({ status: 'payment-requested' });
    await setup.setFaults({});
    await createOrder('Anand Kumar', 499, { time: '14:45' }).expect(409);
    expect(await setup.findOrderRow(firstOrder.order)).toMatchObject({ status: 'paid' });
  });

  it('stays with the new order when a late payment of the cancelled order is refunded', async () => {
    const firstOrder = (await createOrder('Anand Kumar', 499).expect(200)).body;
    const correctedOrder = (await createOrder('Anand Kumar', 499, { time: '14:45' }).expect(200)).body;
    const lateProof = await setup.payAtGateway(firstOrder.orderId);
    await setup.verifyPayment(setup.asha, lateProof).expect(200);
    expect((await setup.listEventTypes(firstOrder.order)).slice(-2)).toEqual([
      expect.stringMatching(/^PaymentCaptured/),
      'RefundRequested',
    ]);
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(correctedOrder.orderId)).expect(200);
    expect(await setup.findOrderRow(correctedOrder.order)).toMatchObject({
      status: 'paid',
      price_paise: 49_900,
    });
  });

  it('is available again when its order expires, and a late payment of that order is refunded', async () => {
    const composed = await composeForJobs(setup);
    const expiredOrder = (await createOrder('Anand', 499).expect(200)).body;
    setup.app.clock.advanceHours(73);
    await reconcilePayments(composed.deps);
    expect(await setup.findOrderRow(expiredOrder.order)).toMatchObject({ status: 'expired' });
    const nextOrder = (await createOrder('Bhavna', 499).expect(200)).body;
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(expiredOrder.orderId)).expect(200);
    expect(await setup.findOrderRow(expiredOrder.order)).toMatchObject({ status: 'refund-requested' });
    expect(await setup.listEventTypes(expiredOrder.order)).not.toContain('GenerationRequested');
    expect(await setup.findOrderRow(nextOrder.order)).toMatchObject({
      status: 'payment-requested',
      offer: 'first-report',
    });
    await composed.close();
  });

  it('is not taken over from an order that is paid at the same moment', async () => {
    const firstOrder = (await createOrder('Anand Kumar', 499).expect(200)).body;
    const proof = await setup.payAtGateway(firstOrder.orderId);
    const corrections = Array.from({ length: 6 }, (_, n) =>
      createOrder('Anand Kumar', 499, { time: `14:4${n}` }),
    );
    const [verified, ...responses] = await Promise.all([
      setup.verifyPayment(setup.asha, proof),
      ...corrections,
    ]);
    expect(verified.status).toBe(200);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const holders = await setup.app
      .db('orders')
      .where({ offer: 'first-report' })
      .whereIn('status', OFFER_HOLDING_STATUSES);
    expect(holders).toHaveLength(1);
  });

  it('is absent from a quote that is requested with offer=none', async () => {
    await createOrder('Anand', 499).expect(200);
    const readQuote = async (query: string) =>
      (await setup.asha.get(`/api/payment/quote?reportKey=${PAID_REPORT_KEY}${query}`).expect(200)).body;
    expect(await readQuote('')).toMatchObject({ pricePaise: 49_900, offer: 'first-report' });
    const quoteWithoutOffer = await readQuote('&offer=none');
    expect(quoteWithoutOffer).toMatchObject({ pricePaise: 99_900 });
    expect(quoteWithoutOffer).not.toHaveProperty('offer');
  });

  it('is reported as available, held for one report by an open order, and used after the payment', async () => {
    const readOffer = async () => (await setup.asha.get('/api/payment/offer').expect(200)).body;
    expect(await readOffer()).toEqual({ success: true, status: 'available' });
    const { body: order } = await createOrder('Anand', 499).expect(200);
    expect(await readOffer()).toEqual({ success: true, status: 'held', reportKey: PAID_REPORT_KEY });
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(order.orderId)).expect(200);
    expect(await readOffer()).toEqual({ success: true, status: 'used' });
  });
});
