/** Two payments of one order, with the worker running. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all' });
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** Without birth details a paid order waits for them, and no report is produced. */
const placeOrderBy = (memberName: 'asha' | 'ravi') =>
  setup.placeOrder(setup[memberName], { birthDetails: undefined });

/** Ids of the refunded payments, and the amounts. */
async function listRefundsOf({ gatewayOrderId }: PlacedOrder): Promise<{ id: string; amount: number }[]> {
  const payments = (await setup.sandbox.listPayments()).filter(({ order_id }) => order_id === gatewayOrderId);
  const refunds = await setup.sandbox.listRefunds();
  return refunds
    .filter(({ payment_id }) => payments.some(({ id }) => id === payment_id))
    .map(({ payment_id: id, amount }) => ({ id, amount }));
}

it('a duplicate payment found at the buyer’s return is recorded, refunded once and shown to the member', async () => {
  const placedOrder = await placeOrderBy('asha');
  const first = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, first).expect(200);
  await setup.setFaults({ allowSecondCapture: true });
  const second = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, second).expect(200);
  await setup.verifyPayment(setup.asha, second).expect(200);
  await setup.waitForEvent(placedOrder.orderId, 'DuplicatePaymentRefunded');
  expect(await listRefundsOf(placedOrder)).toEqual([
    { id: second.razorpay_payment_id, amount: placedOrder.amount },
  ]);
  const { body } = await setup.asha.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
  expect(body).toMatchObject({
    paymentStatus: 'captured',
    duplicatePayments: [{ amountPaise: placedOrder.amount, refunded: true }],
  });
  const types = await setup.listEventTypes(placedOrder.orderId);
  expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
  expect(types.filter((type) => type === 'DuplicatePaymentDetected')).toHaveLength(1);
});

it('two payments without webhooks are both found by the payment status, and the second is refunded', async () => {
  const placedOrder = await placeOrderBy('ravi');
  await setup.setFaults({ webhooks: 'lost', allowSecondCapture: true });
  const first = await setup.payAtGateway(placedOrder.gatewayOrderId);
  const second = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.ravi.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
  await setup.waitForEvent(placedOrder.orderId, 'DuplicatePaymentRefunded');
  expect(await setup.findOrderRow(placedOrder.orderId)).toMatchObject({
    gateway_payment_id: first.razorpay_payment_id,
  });
  expect(await listRefundsOf(placedOrder)).toMatchObject([{ id: second.razorpay_payment_id }]);
});

it('a payment that succeeds after another one was captured is refunded by the gateway itself', async () => {
  const placedOrder = await placeOrderBy('asha');
  const pendingPaymentId = await setup.payPending(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
  await setup.simulatePaymentOutcome(pendingPaymentId, 'success');
  await waitUntil(async () => (await listRefundsOf(placedOrder)).length === 1);
  const refundWebhook = { type: 'refund.processed', gateway_payment_id: pendingPaymentId };
  const findHandled = () =>
    setup.app.db('webhook_inbox').where(refundWebhook).whereNotNull('handled_at').first();
  await waitUntil(async () => (await findHandled()) !== undefined);
  expect(await setup.listEventTypes(placedOrder.orderId)).not.toContain('DuplicatePaymentDetected');
  expect(hasDifferences(await compareBooks(composed.deps))).toBe(false);
});

it('the ledger is intact after duplicate payments, and a rebuild gives the same orders', async () => {
  expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  const orders = await setup.app.db('orders').orderBy('id');
  expect(orders.length).toBe(3);
  await rebuildOrders(setup.app.db);
  expect(await setup.app.db('orders').orderBy('id')).toEqual(orders);
});
