/** Two payments of one order, with the worker running. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import { composeForJobs, startShop, waitUntil, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let composed: ComposedApp;
beforeAll(async () => {
  shop = await startShop({ role: 'all' });
  composed = await composeForJobs(shop);
});
afterEach(() => shop.setFaults({}));
afterAll(async () => {
  await composed.close();
  await shop.close();
});

/** Without birth details a paid order waits for them, and no report is produced. */
const placeOrderBy = (memberName: 'asha' | 'ravi') =>
  shop.placeOrder(shop[memberName], { birthDetails: undefined });

/** Ids of the refunded payments, and the amounts. */
async function listRefundsOf({ gatewayOrderId }: PlacedOrder): Promise<{ id: string; amount: number }[]> {
  const payments = (await shop.sandbox.listPayments()).filter(({ order_id }) => order_id === gatewayOrderId);
  const refunds = await shop.sandbox.listRefunds();
  return refunds
    .filter(({ payment_id }) => payments.some(({ id }) => id === payment_id))
    .map(({ payment_id: id, amount }) => ({ id, amount }));
}

it('a duplicate payment found at the buyer’s return is recorded, refunded once and shown to the member', async () => {
  const placedOrder = await placeOrderBy('asha');
  const first = await shop.payAtGateway(placedOrder.gatewayOrderId);
  await shop.verifyPayment(shop.asha, first).expect(200);
  await shop.setFaults({ allowSecondCapture: true });
  const second = await shop.payAtGateway(placedOrder.gatewayOrderId);
  await shop.verifyPayment(shop.asha, second).expect(200);
  await shop.verifyPayment(shop.asha, second).expect(200);
  await shop.waitForEvent(placedOrder.orderId, 'DuplicatePaymentRefunded');
  expect(await listRefundsOf(placedOrder)).toEqual([
    { id: second.razorpay_payment_id, amount: placedOrder.amount },
  ]);
  const { body } = await shop.asha.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
  expect(body).toMatchObject({
    paymentStatus: 'captured',
    duplicatePayments: [{ amountPaise: placedOrder.amount, refunded: true }],
  });
  const types = await shop.listEventTypes(placedOrder.orderId);
  expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
  expect(types.filter((type) => type === 'DuplicatePaymentDetected')).toHaveLength(1);
});

it('two payments without webhooks are both found by the payment status, and the second is refunded', async () => {
  const placedOrder = await placeOrderBy('ravi');
  await shop.setFaults({ webhooks: 'lost', allowSecondCapture: true });
  const first = await shop.payAtGateway(placedOrder.gatewayOrderId);
  const second = await shop.payAtGateway(placedOrder.gatewayOrderId);
  await shop.ravi.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
  await shop.waitForEvent(placedOrder.orderId, 'DuplicatePaymentRefunded');
  expect(await shop.findOrderRow(placedOrder.orderId)).toMatchObject({
    gateway_payment_id: first.razorpay_payment_id,
  });
  expect(await listRefundsOf(placedOrder)).toMatchObject([{ id: second.razorpay_payment_id }]);
});

it('a payment that succeeds after another one was captured is refunded by the gateway itself', async () => {
  const placedOrder = await placeOrderBy('asha');
  const pendingPaymentId = await shop.payPending(placedOrder.gatewayOrderId);
  await shop.verifyPayment(shop.asha, await shop.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
  await shop.simulatePaymentOutcome(pendingPaymentId, 'success');
  await waitUntil(async () => (await listRefundsOf(placedOrder)).length === 1);
  const refundWebhook = { type: 'refund.processed', gateway_payment_id: pendingPaymentId };
  const findHandled = () =>
    shop.app.db('webhook_inbox').where(refundWebhook).whereNotNull('handled_at').first();
  await waitUntil(async () => (await findHandled()) !== undefined);
  expect(await shop.listEventTypes(placedOrder.orderId)).not.toContain('DuplicatePaymentDetected');
  expect(hasDifferences(await compareBooks(composed.deps))).toBe(false);
});

it('the ledger is intact after duplicate payments, and a rebuild gives the same orders', async () => {
  expect(await verifyLedger(shop.app.db)).toMatchObject({ isIntact: true });
  const orders = await shop.app.db('orders').orderBy('id');
  expect(orders.length).toBe(3);
  await rebuildOrders(shop.app.db);
  expect(await shop.app.db('orders').orderBy('id')).toEqual(orders);
});
