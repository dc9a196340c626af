/**
 * Razorpay's best-practice scenarios BP-01 to BP-12, in our own words:
 * https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/best-practices
 *
 * Of the published pages these parts were available: the full text of BP-02, BP-06 and BP-07, the title of BP-01, and the
 * purpose of BP-08 and BP-12. For those marked "(derived)" only the tool was known: a failing endpoint (BP-04, BP-11), a
 * reconciliation job (BP-04, BP-05), stored webhooks to send again (BP-03, BP-10). Nothing was known of BP-09, "(assigned)":
 * its number is ours.
 *
 * | not applicable                                   | reason                                                        |
 * | ------------------------------------------------ | ------------------------------------------------------------- |
 * | create-payment call with the buyer's address     | the site uses Razorpay's checkout, which creates the payment; |
 * | and browser, and its retry by the server (BP-08) | BP-08 is tested for the checkout's lost response              |
 */
import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import type { ComposedApp } from '#src/compose.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { compareBooks } from '#src/payments/reconciliation/compare-books.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** Razorpay expects the response to a webhook within five seconds. */
const ACKNOWLEDGE_MS = 5000;

const reconcile = () => reconcilePayments(composed.deps);
const retry = (orderId: string) => setup.asha.post('/api/payment/retry', { order: orderId });
const countCaptures = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => type.startsWith('PaymentCaptured')).length;
const countReports = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => type === 'GenerationRequested').length;

async function expectFulfilledOnce(orderId: string): Promise<void> {
  expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
  expect([await countCaptures(orderId), await countReports(orderId)]).toEqual([1, 1]);
}

type StoredWebhook = { event_id: string; type: string; body: Buffer; signature: string };

/** The webhooks of an order in the order of arrival. */
const listStoredWebhooks = (gatewayOrderId: string): Promise<StoredWebhook[]> =>
  setup.app.db('webhook_inbox').where({ gateway_order_id: gatewayOrderId }).orderBy('position');

const waitUntilHandled = (gatewayOrderId: string, count: number) =>
  waitUntil(async () => {
    const rows = await setup.app.db('webhook_inbox').where({ gateway_order_id: gatewayOrderId });
    return rows.length >= count && rows.every(({ handled_at }) => handled_at !== null);
  });

const sendAgain = (body: Buffer, signature: string, eventId: string) =>
  supertest(setup.app.url)
    .post('/api/payment/webhook')
    .set('Content-Type', 'application/json')
    .set('X-Razorpay-Event-Id', eventId)
    .set('X-Razorpay-Signature', signature)
    .send(body.toString());

const changeFirstCharacter = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1);

type SentWebhook = { id: string; event: string; payment_id: string; attempts: number };
const callSandbox = () => supertest(setup.app.url + SANDBOX_PATH);
const listSentWebhooks = async (paymentId: string): Promise<SentWebhook[]> =>
  (await callSandbox().get('/admin/webhooks?count=100').expect(200)).body.items.filter(
    ({ payment_id: id }: SentWebhook) => id === paymentId,
  );

it('BP-01 the webhook fulfils an order without the buyer’s return, and a return alone does not', async () => {
  const orderWithoutReturn = await setup.placeOrderFor(setup.asha, { personName: 'Closed Browser' });
  await setup.payAtGateway(orderWithoutReturn.gatewayOrderId);
  await setup.waitForEvent(orderWithoutReturn.orderId, 'GenerationRequested');
  await expectFulfilledOnce(orderWithoutReturn.orderId);

  const orderWithReturnOnly = await setup.placeOrderFor(setup.asha, { personName: 'Returned Only' });
  await setup.sandbox.overrideOrder(orderWithReturnOnly.gatewayOrderId, { autoCapture: false });
  await setup.setFaults({ webhooks: 'lost' });
  const proof = await setup.payAtGateway(orderWithReturnOnly.gatewayOrderId);
  await setup.setFaults({ webhooks: 'lost', fail: '500' });
  const { body } = await setup.verifyPayment(setup.asha, proof).expect(200);
  expect(body.status).toBe('pending');
  expect(await countReports(orderWithReturnOnly.orderId)).toBe(0);
});

it('BP-02 a changed payment signature and a changed webhook signature are refused, the genuine ones accepted', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Two Signatures' });
  const otherOrder = await setup.placeOrderFor(setup.asha, { personName: 'Other Signatures' });
  const proof = await setup.payAtGateway(gatewayOrderId);
  const tampered = { ...proof, razorpay_signature: changeFirstCharacter(proof.razorpay_signature) };
  await setup.verifyPayment(setup.asha, tampered).expect(400);
  await setup
    .verifyPayment(setup.asha, { ...proof, razorpay_order_id: otherOrder.gatewayOrderId })
    .expect(400);
  await setup.verifyPayment(setup.asha, proof).expect(200);

  await waitUntilHandled(gatewayOrderId, 3);
  const { body, signature } = (await listStoredWebhooks(gatewayOrderId))[0]!;
  await sendAgain(body, changeFirstCharacter(signature), 'evt_changed_signature').expect(401);
  // Equal JSON of other bytes: the signature covers the bytes.
  const reserialised = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
  await sendAgain(reserialised, signature, 'evt_other_bytes').expect(401);
  await sendAgain(body, signature, 'evt_genuine').expect(200);
  await waitUntilHandled(gatewayOrderId, 4);
  await expectFulfilledOnce(orderId);
});

it('BP-03 (derived) a stored webhook sent again changes nothing, and a changed copy is refused', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Sent Again' });
  await setup.setFaults({ webhooks: 'duplicated' });
  await setup.payAtGateway(gatewayOrderId);
  await waitUntilHandled(gatewayOrderId, 3);
  const storedWebhooks = await listStoredWebhooks(gatewayOrderId);
  for (const { body, signature, event_id: id } of storedWebhooks) {
    await sendAgain(body, signature, id).expect(200);
    const changedBody = Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1'));
    await sendAgain(changedBody, signature, id).expect(401);
  }
  expect(await listStoredWebhooks(gatewayOrderId)).toEqual(storedWebhooks);
  await expectFulfilledOnce(orderId);
});

it('BP-04 (derived) a webhook that the endpoint refused is recovered by reconciliation, and its repetition changes nothing', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Endpoint Down' });
  await setup.setFaults({ webhooks: 'wrong-signature' });
  const { razorpay_payment_id: paymentId } = await setup.payAtGateway(gatewayOrderId);
  await waitUntil(async () => (await listSentWebhooks(paymentId)).some(({ attempts }) => attempts > 0));
  expect(await countCaptures(orderId)).toBe(0);
  setup.app.clock.advanceHours(1);
  await reconcile();
  await expectFulfilledOnce(orderId);

  await setup.setFaults({});
  for (const { id } of await listSentWebhooks(paymentId))
    await callSandbox().post(`/admin/webhooks/${id}/replay`).expect(200);
  await waitUntilHandled(gatewayOrderId, 3);
  await expectFulfilledOnce(orderId);
});

it('BP-05 (derived) the comparison with the gateway’s list, run on demand, finds a payment without webhooks once', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'No Webhook' });
  await setup.setFaults({ webhooks: 'lost' });
  const paymentId = await setup.payPending(gatewayOrderId);
  expect((await compareBooks(composed.deps)).newlyRecorded).not.toContain(paymentId);
  expect(await countCaptures(orderId)).toBe(0);
  await setup.simulatePaymentOutcome(paymentId, 'success');
  expect((await compareBooks(composed.deps)).newlyRecorded).toContain(paymentId);
  expect((await compareBooks(composed.deps)).newlyRecorded).not.toContain(paymentId);
  setup.app.clock.advanceHours(1);
  await reconcile();
  await expectFulfilledOnce(orderId);
});

it('BP-06 an order stays open after payment.failed and is fulfilled once when the same payment is captured later', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Late Bank' });
  const paymentId = await setup.payPending(gatewayOrderId);
  await setup.simulatePaymentOutcome(paymentId, 'failure');
  await setup.waitForEvent(orderId, 'PaymentAttemptFailed');
  expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'payment-requested' });
  await setup.simulatePaymentOutcome(paymentId, 'success');
  await waitUntilHandled(gatewayOrderId, 4);
  expect((await listStoredWebhooks(gatewayOrderId)).map(({ type }) => type).toSorted()).toEqual([
    'order.paid',
    'payment.authorized',
    'payment.captured',
    'payment.failed',
  ]);
  await expectFulfilledOnce(orderId);
});

it('BP-07 creating an order again after a lost response gives one order at the gateway', async () => {
  await setup.setFaults({ fail: 'reset-after-commit', endpoint: 'orders.create', times: 1 });
  const input = {
    amount: 999,
    reportKey: 'janam-kundli',
    birthDetails: { ...setup.birthDetails, name: 'Lost Answer' },
  };
  await setup.asha.post('/api/payment/create-order', input).expect(503);
  const { body: openOrders } = await setup.asha.get('/api/orders?open=1').expect(200);
  const placedOrder = openOrders.orders.find(({ status }: { status: string }) => status === 'placed');
  const { body } = await retry(placedOrder.id).expect(200);
  const gatewayOrders = (await setup.sandbox.get(`/orders?receipt=${placedOrder.id}`).expect(200)).body;
  expect(gatewayOrders.items.map(({ id }: { id: string }) => id)).toEqual([body.orderId]);
});

it('BP-08 after a payment with a lost response the site fetches the order’s payments and requests no second payment', async () => {
  const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, {
    personName: 'Payment Answer Lost',
  });
  await setup.setFaults({
    fail: 'reset-after-commit',
    endpoint: 'checkout.pay',
    times: 1,
    webhooks: 'lost',
  });
  await expect(Promise.resolve(setup.pay(gatewayOrderId))).rejects.toThrow();
  expect((await retry(orderId).expect(409)).body.code).toBe('already-paid');
  expect((await setup.sandbox.get(`/orders/${gatewayOrderId}/payments`).expect(200)).body.count).toBe(1);
  await expectFulfilledOnce(orderId);
});

it('BP-09 (assigned) a payment is tried again on the same gateway order', async () => {
  const placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Same Order' });
  for (const method of ['card', 'upi', 'netbanking'])
    await setup.pay(placedOrder.gatewayOrderId, { method, outcome: 'failure' }).expect(400);
  const { body } = await retry(placedOrder.orderId).expect(200);
  expect(body.orderId).toBe(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(body.orderId)).expect(200);
  await waitUntilHandled(placedOrder.gatewayOrderId, 6);
  await expectFulfilledOnce(placedOrder.orderId);
});

it.each(['reordered', 'captured-before-failed'] as const)(
  'BP-10 (derived) webhooks out of sequence fulfil the order once and never move its status back: %s',
  async (webhooks) => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, {
      personName: `Shuffled ${webhooks}`,
    });
    await setup.setFaults({ webhooks });
    const paymentId = await setup.payPending(gatewayOrderId);
    await setup.simulatePaymentOutcome(paymentId, 'failure');
    await setup.simulatePaymentOutcome(paymentId, 'success');
    await waitUntilHandled(gatewayOrderId, 4);
    await expectFulfilledOnce(orderId);
  },
);

it('BP-11 (derived) a webhook is acknowledged in time while the gateway’s API is slow, and handled once', async () => {
  const { orderId, gatewayOrderId, amount } = await setup.placeOrderFor(setup.asha, {
    personName: 'Slow Gateway',
  });
  await setup.setFaults({ webhooks: 'lost' });
  const { razorpay_payment_id: id } = await setup.payAtGateway(gatewayOrderId);
  const { body: payment } = await setup.sandbox.get(`/payments/${id}`).expect(200);
  expect(payment.amount).toBe(amount);
  const payload = { payment: { entity: payment } };
  const body = Buffer.from(JSON.stringify({ entity: 'event', event: 'payment.captured', payload }));
  const secret = composed.deps.gatewayKeys.webhookSecrets[0]!;
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  await setup.setFaults({ latencyMs: 2 * ACKNOWLEDGE_MS, webhooks: 'lost' });
  const startedAt = performance.now();
  for (let delivery = 0; delivery < 3; delivery += 1)
    await sendAgain(body, signature, 'evt_slow_gateway').expect(200);
  expect(performance.now() - startedAt).toBeLessThan(ACKNOWLEDGE_MS);
  await setup.setFaults({});
  await waitUntilHandled(gatewayOrderId, 1);
  await expectFulfilledOnce(orderId);
});

it('BP-12 a refund requested again after a lost response is made once', async () => {
  const { orderId, paymentId } = await placePaidOrder(setup, 'Refund Answer Lost');
  const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
  await changeOrder(composed.deps, orderId, meta, (current) => requestRefund(current, 'support', meta.at));
  await setup.setFaults({ fail: 'reset-after-commit', endpoint: 'payments.refund', webhooks: 'lost' });
  const runJob = () => refundOrder(composed.deps, { orderId, requestNumber: 1 });
  await expect(runJob()).rejects.toMatchObject({ status: 0 });
  await setup.setFaults({});
  await runJob();
  expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
});

it('BP-12 the same idempotency key gives the same refund, and refuses another amount', async () => {
  const { paymentId } = await placePaidOrder(setup, 'Same Refund Key');
  const refund = (amount: number, key = `scenario-${paymentId}`) =>
    setup.sandbox.post(`/payments/${paymentId}/refund`, { amount }).set('X-Refund-Idempotency', key);
  const first = (await refund(100).expect(200)).body;
  expect((await refund(100).expect(200)).body.id).toBe(first.id);
  await refund(200).expect(409);
  await refund(100, 'too-short').expect(400);
  expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
});
