import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OrderPaymentStatus } from '#src/payments/contract.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterEach(() => setup.setFaults({}));
afterAll(() => setup.close());

const SECOND_IN_HOURS = 1 / 3600;

async function getStatus(order?: string): Promise<OrderPaymentStatus> {
  setup.app.clock.advanceHours(11 * SECOND_IN_HOURS);
  return OrderPaymentStatus.parse((await setup.asha.post('/api/payment/status', { order }).expect(200)).body);
}

/** Paid at the gateway, and not reported: the buyer closed the page and the webhook is lost. */
async function payWithoutWebhook(name: string) {
  const placedOrder = await setup.placeOrderFor(setup.asha, { personName: name });
  await setup.setFaults({ webhooks: 'lost' });
  await setup.payAtGateway(placedOrder.gatewayOrderId);
  return placedOrder;
}

describe('the payment status', () => {
  it('the payment status is unpaid while there is no payment', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Not Paid' });
    const status = await getStatus(orderId);
    expect(status).toMatchObject({ paymentStatus: 'unpaid', failedAttempts: 0, duplicatePayments: [] });
    expect(status.order).toMatchObject({
      id: orderId,
      gatewayOrderId,
      status: 'payment-requested',
    });
    expect(status.order.expiresAt).toBeDefined();
    expect(status.checkedAt).toBe(setup.app.clock.now().toISOString());
  });

  it('the payment status is captured when the gateway has a payment without webhook, and the report starts', async () => {
    const { orderId } = await payWithoutWebhook('Not Reported');
    expect(await getStatus(orderId)).toMatchObject({
      paymentStatus: 'captured',
      order: { status: 'paid', reportStatus: 'queued', dueBy: expect.any(String) },
    });
    expect((await setup.listEventTypes(orderId)).slice(-2)).toEqual([
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('the payment status records a capture once', async () => {
    const { orderId } = await payWithoutWebhook('Asked Twice');
    await getStatus(orderId);
    const events = await setup.listEventTypes(orderId);
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured' });
    expect(await setup.listEventTypes(orderId)).toEqual(events);
  });

  it('the payment status is authorized until the capture succeeds', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Set Aside' });
    await setup.sandbox.overrideOrder(gatewayOrderId, { autoCapture: false });
    await setup.payAtGateway(gatewayOrderId);
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect(await getStatus(orderId)).toMatchObject({
      paymentStatus: 'authorized',
      order: { status: 'payment-requested' },
    });
    await setup.setFaults({});
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured', order: { status: 'paid' } });
  });

  it('the payment status is pending until the bank decides', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Undecided' });
    const paymentId = await setup.payPending(gatewayOrderId);
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'pending' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.simulatePaymentOutcome(paymentId, 'success');
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured' });
  });

  it('the payment status is unknown while the gateway does not respond', async () => {
    const { orderId } = await payWithoutWebhook('Gateway Down');
    for (const fail of ['500', '502html', '429'] as const) {
      await setup.setFaults({ fail, endpoint: 'orders.payments' });
      expect(await getStatus(orderId), fail).toMatchObject({ paymentStatus: 'unknown' });
    }
    await setup.setFaults({});
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured' });
  });

  it('the payment status is captured when the payment succeeds after the order expired', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Late' });
    const paymentId = await setup.payPending(gatewayOrderId);
    setup.app.clock.advanceHours(73);
    await setup.setFaults({ webhooks: 'lost' });
    await setup.simulatePaymentOutcome(paymentId, 'success');
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured', order: { status: 'paid' } });
  });
});

describe('requests to the gateway', () => {
  it('the payments of one order are fetched from the gateway at most once in ten seconds', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Impatient' });
    await getStatus(orderId);
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(gatewayOrderId);
    const cachedResponse = await setup.asha.post('/api/payment/status', { order: orderId }).expect(200);
    expect(cachedResponse.body).toMatchObject({ paymentStatus: 'unpaid' });
    setup.app.clock.advanceHours(10 * SECOND_IN_HOURS);
    const laterResponse = await setup.asha.post('/api/payment/status', { order: orderId }).expect(200);
    expect(laterResponse.body).toMatchObject({ paymentStatus: 'captured' });
  });

  it('the payments of a paid order are not fetched from the gateway', async () => {
    const { orderId } = await payWithoutWebhook('Settled');
    await getStatus(orderId);
    await setup.setFaults({ fail: '500' });
    expect(await getStatus(orderId)).toMatchObject({ paymentStatus: 'captured' });
  });
});

describe('payment attempts', () => {
  it('the payment status contains the number of failed attempts and the last reason', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, {
      personName: 'Refused Twice',
    });
    await setup
      .pay(gatewayOrderId, { method: 'card', outcome: 'failure', reason: 'card_declined' })
      .expect(400);
    await setup.waitForEvent(orderId, 'PaymentAttemptFailed');
    const refused = await setup.pay(gatewayOrderId, {
      method: 'upi',
      outcome: 'failure',
      reason: 'payment_timed_out',
    });
    const paymentId = refused.body.error.metadata.payment_id;
    const report = { orderId: gatewayOrderId, outcome: 'failed', paymentId, reason: 'payment_timed_out' };
    await setup.asha.post('/api/payment/attempts', report).expect(200);
    await setup.asha
      .post('/api/payment/attempts', { orderId: gatewayOrderId, outcome: 'dismissed' })
      .expect(200);
    const status = await getStatus(orderId);
    expect(status.failedAttempts).toBe(2);
    expect(status.lastAttempt).toMatchObject({ kind: 'failed', reason: 'payment_timed_out' });
  });

  it('a failed payment is recorded once, however often the payments are fetched', async () => {
    const placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Declined' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.pay(placedOrder.gatewayOrderId, { method: 'upi', outcome: 'failure' });
    for (const _ of [1, 2, 3]) {
      setup.app.clock.advanceHours(1);
      await setup.asha.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
    }
    const attempts = (await setup.listEventTypes(placedOrder.orderId)).filter(
      (type) => type === 'PaymentAttemptFailed',
    );
    expect(attempts).toHaveLength(1);
  });

  it('an attempt reported by a browser enters the ledger only with identifiers of the gateway', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Free Words' });
    const reports = [
      { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', paymentId: 'pay_Mine1' },
      { code: '\u001b[2Jcall 98290 12345', reason: 'Asha Rao of Kota', paymentId: 'asha@example.in' },
      { code: 'x'.repeat(61), reason: '' },
    ];
    for (const report of reports)
      await setup.asha
        .post('/api/payment/attempts', { orderId: gatewayOrderId, outcome: 'failed', ...report })
        .expect(200);
    const events = await setup.app
      .db('events')
      .where({ stream: orderId, type: 'PaymentAttemptFailed' })
      .orderBy('version');
    expect(events.map(({ data }) => data)).toEqual([
      {
        reportedBy: 'browser',
        gatewayPaymentId: 'pay_Mine1',
        code: 'BAD_REQUEST_ERROR',
        reason: 'payment_failed',
      },
      { reportedBy: 'browser', code: 'other', reason: 'other' },
      { reportedBy: 'browser', code: 'other', reason: 'other' },
    ]);
  });

  it('a dismissed checkout is the last attempt when no payment failed', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Closed' });
    await setup.asha
      .post('/api/payment/attempts', { orderId: gatewayOrderId, outcome: 'dismissed' })
      .expect(200);
    expect((await getStatus(orderId)).lastAttempt).toMatchObject({ kind: 'dismissed' });
  });
});

describe('the order of a payment status', () => {
  it('the payment status is found by order number, by gateway order id, or for the newest order', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'The Newest' });
    expect((await getStatus(gatewayOrderId)).order.id).toBe(orderId);
    expect((await getStatus()).order.id).toBe(orderId);
  });

  it('the payment status of another member’s order is not found', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Not For Ravi' });
    for (const reference of [orderId, gatewayOrderId])
      await setup.ravi.post('/api/payment/status', { order: reference }).expect(404);
    const { body } = await setup.ravi.post('/api/payment/status', {}).expect(200);
    expect(body).toEqual({ success: true, order: null });
    await setup.ravi.post('/api/payment/status', { order: 7 }).expect(422);
  });
});
