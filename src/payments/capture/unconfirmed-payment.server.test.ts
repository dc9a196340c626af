/** The buyer returns with a valid signature, and the gateway does not confirm that it collected the money. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import {
  composeForJobs,
  PAID_REPORT_KEY,
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { reconcilePayments } from './reconcile.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(async () => {
  await setup.setFaults({});
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** An order whose payment is authorized and waits for our capture, without webhooks. */
async function placeAuthorizedOrder(
  name: string,
): Promise<PlacedOrder & { paymentId: string; verify: () => Promise<object> }> {
  const placedOrder = await setup.placeOrderFor(setup.asha, { personName: name });
  await setup.sandbox.overrideOrder(placedOrder.gatewayOrderId, { autoCapture: false });
  await setup.setFaults({ webhooks: 'lost' });
  const proof = await setup.payAtGateway(placedOrder.gatewayOrderId);
  const verify = async () =>
    (
      await setup.asha
        .post('/api/payment/verify-payment', { ...proof, reportKey: PAID_REPORT_KEY })
        .expect(200)
    ).body;
  return { ...placedOrder, paymentId: proof.razorpay_payment_id, verify };
}

const listCaptures = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => type.startsWith('PaymentCaptured'));

describe('an authorized payment that is never captured', () => {
  it('is refunded by the gateway, and counts as a failed payment, not as a capture', async () => {
    const { orderId, paymentId } = await placeAuthorizedOrder('Never Captured');
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture' });
    setup.app.clock.advanceHours(24 * 6);
    await reconcilePayments(composed.deps);
    const findHandled = () =>
      setup.app
        .db('webhook_inbox')
        .where({ type: 'refund.processed', gateway_payment_id: paymentId })
        .whereNotNull('handled_at')
        .first();
    await waitUntil(async () => (await findHandled()) !== undefined);
    await reconcilePayments(composed.deps);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
    expect(await listCaptures(orderId)).toEqual([]);
    expect(await setup.app.db('tax_documents').where({ order_id: orderId })).toEqual([]);
    expect(hasDifferences(await compareBooks(composed.deps))).toBe(false);
  });
});

describe('a return from checkout that the gateway does not confirm', () => {
  it.each([
    ['responds to the capture with 500', { fail: '500', endpoint: 'payments.capture' }],
    ['responds to the capture with 429', { fail: '429', endpoint: 'payments.capture' }],
    ['responds to the capture with an HTML page', { fail: '502html', endpoint: 'payments.capture' }],
    ['responds to every request with 500', { fail: '500' }],
    ['responds to every request with 429', { fail: '429' }],
  ] as const)(
    'is not a capture when the gateway %s; reconciliation captures it later',
    async (name, faults) => {
      const { orderId, paymentId, verify } = await placeAuthorizedOrder(`Buyer ${name}`);
      await setup.setFaults({ ...faults, webhooks: 'lost' });
      expect(await verify()).toEqual({ success: true, order: orderId, status: 'pending' });
      expect(await listCaptures(orderId)).toEqual([]);
      expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'payment-requested' });

      await setup.setFaults({ webhooks: 'lost' });
      await reconcilePayments(composed.deps);
      expect(await listCaptures(orderId)).toEqual(['PaymentCapturedByReconciliation']);
      const { body } = await setup.sandbox.get(`/payments/${paymentId}`).expect(200);
      expect(body.status).toBe('captured');
      expect(await verify()).toEqual({ success: true, order: orderId, status: 'captured' });
      expect(await listCaptures(orderId)).toHaveLength(1);
    },
  );

  it('is captured once when the buyer’s browser sends five returns at the same moment', async () => {
    const { orderId, verify } = await placeAuthorizedOrder('Hurried Buyer');
    const responses = await Promise.all(Array.from({ length: 5 }, verify));
    expect(responses).toEqual(
      Array.from({ length: 5 }, () => ({ success: true, order: orderId, status: 'captured' })),
    );
    expect(await listCaptures(orderId)).toHaveLength(1);
  });

  it('stays pending as long as the gateway rejects the capture', async () => {
    const { orderId, verify } = await placeAuthorizedOrder('Patient Buyer');
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture', webhooks: 'lost' });
    await verify();
    await reconcilePayments(composed.deps);
    expect(await listCaptures(orderId)).toEqual([]);
    const { body } = await setup.asha.post('/api/payment/status', { order: orderId }).expect(200);
    expect(body.paymentStatus).toBe('authorized');
    await setup.asha.post('/api/payment/retry', { order: orderId }).expect(409);
  });

  it('of a payment that is refunded already records capture and refund, and starts no report', async () => {
    const { orderId, amount, paymentId, verify } = await placeAuthorizedOrder('Refunded Buyer');
    await setup.sandbox.post(`/payments/${paymentId}/capture`, { amount, currency: 'INR' }).expect(200);
    await setup.sandbox.post(`/payments/${paymentId}/refund`).expect(200);
    expect(await verify()).toMatchObject({ success: true, order: orderId });
    const types = await setup.listEventTypes(orderId);
    expect(types.slice(-2)).toEqual(['PaymentCapturedByCheckout', 'PaymentRefunded']);
    expect(types).not.toContain('GenerationRequested');
  });
});
