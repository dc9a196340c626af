/** Two payments for one order, with the worker running: the second goes back by itself. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#src/ledger/verify.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { openShop, waitFor, type Ordered, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ role: 'all' });
});
afterEach(() => shop.faults({}));
afterAll(() => shop.close());

/** Without birth details: paid, it waits for them, and no report is in the way. */
const orderedBy = (who: 'asha' | 'ravi') => shop.order(shop[who], { birthDetails: undefined });

/** Ids of the refunded payments, and the amounts. */
async function refundsOf({ orderId }: Ordered): Promise<{ id: string; amount: number }[]> {
  const payments = (await shop.sandbox.listPayments()).filter(({ order_id }) => order_id === orderId);
  const refunds = await shop.sandbox.listRefunds();
  return refunds
    .filter(({ payment_id }) => payments.some(({ id }) => id === payment_id))
    .map(({ payment_id: id, amount }) => ({ id, amount }));
}

it('the buyer’s return brings a second payment: it is recorded, refunded once, and shown', async () => {
  const created = await orderedBy('asha');
  const first = await shop.payWell(created.orderId);
  await shop.verify(shop.asha, first).expect(200);
  await shop.faults({ allowSecondCapture: true });
  const second = await shop.payWell(created.orderId);
  await shop.verify(shop.asha, second).expect(200);
  await shop.verify(shop.asha, second).expect(200);
  await shop.heardOf(created.order, 'DuplicatePaymentRefunded');
  expect(await refundsOf(created)).toEqual([{ id: second.razorpay_payment_id, amount: created.amount }]);
  const { body } = await shop.asha.post('/api/payment/status', { order: created.order }).expect(200);
  expect(body).toMatchObject({
    money: 'captured',
    secondPayments: [{ amountPaise: created.amount, sentBack: true }],
  });
  const types = await shop.eventsOf(created.order);
  expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
  expect(types.filter((type) => type === 'DuplicatePaymentDetected')).toHaveLength(1);
});

it('two payments of which no messenger told are both found by asking', async () => {
  const created = await orderedBy('ravi');
  await shop.faults({ webhooks: 'lost', allowSecondCapture: true });
  const first = await shop.payWell(created.orderId);
  const second = await shop.payWell(created.orderId);
  await shop.ravi.post('/api/payment/status', { order: created.order }).expect(200);
  await shop.heardOf(created.order, 'DuplicatePaymentRefunded');
  expect(await shop.row(created.order)).toMatchObject({ gateway_payment_id: first.razorpay_payment_id });
  expect(await refundsOf(created)).toMatchObject([{ id: second.razorpay_payment_id }]);
});

it('a payment that turns out well after another one paid goes back by the gateway’s own hand', async () => {
  const created = await orderedBy('asha');
  const undecided = await shop.payUndecided(created.orderId);
  await shop.verify(shop.asha, await shop.payWell(created.orderId)).expect(200);
  await shop.bank(undecided, 'success');
  await waitFor(async () => (await refundsOf(created)).length === 1);
  expect(await shop.eventsOf(created.order)).not.toContain('DuplicatePaymentDetected');
});

it('the ledger is intact after all of this, and folds to what the orders say', async () => {
  expect(await verifyLedger(shop.app.db)).toMatchObject({ intact: true });
  const live = await shop.app.db('orders').orderBy('id');
  expect(live.length).toBe(3);
  await rebuildOrders(shop.app.db);
  expect(await shop.app.db('orders').orderBy('id')).toEqual(live);
});
