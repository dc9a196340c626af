import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterEach(async () => {
  await sandbox.setFaults({});
  await sandbox.deliverDueWebhooks();
  sandbox.receiver.takeReceived();
});
afterAll(() => sandbox.close());

const PENDING = { method: 'upi', outcome: 'pending' };

const fetchPayments = async (id: string) =>
  (await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body.items;
const fetchOrder = async (id: string) => (await sandbox.api.get(`/orders/${id}`).expect(200)).body;
const answerAsBank = (paymentId: string, outcome: string) =>
  sandbox.root.post(`/admin/payments/${paymentId}/bank`).send({ outcome });

/** An order with a payment that the bank has not answered. */
async function createPendingPayment() {
  const { id } = await sandbox.createOrder();
  const { body } = await sandbox.pay(id, PENDING).expect(200);
  return { id, paymentId: body.payment.id as string };
}

type Payload = { payment: { entity: { order_id: string } } };

/** The webhooks of one order. */
async function deliverWebhooksOf(orderId: string) {
  await sandbox.deliverDueWebhooks();
  const received = sandbox.receiver
    .takeReceived()
    .filter(({ body }) => (body.payload as Payload).payment.entity.order_id === orderId);
  return received.map(({ event }) => event);
}

describe('a bank that does not answer', () => {
  it('leaves the payment created, without signature and webhooks', async () => {
    const { id } = await sandbox.createOrder();
    const { body } = await sandbox.pay(id, PENDING).expect(200);
    expect(body).toEqual({ payment: { id: expect.stringMatching(/^pay_/), status: 'created' } });
    expect(await fetchPayments(id)).toMatchObject([{ status: 'created', captured: false, fee: null }]);
    expect(await fetchOrder(id)).toMatchObject({ status: 'attempted', amount_paid: 0 });
    expect(await deliverWebhooksOf(id)).toEqual([]);
  });

  it('fails the payment after ten minutes', async () => {
    const { id } = await createPendingPayment();
    sandbox.clock.advanceHours(9 / 60);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'created' }]);
    sandbox.clock.advanceHours(1 / 60);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'failed', error_reason: 'payment_timed_out' }]);
    expect(await deliverWebhooksOf(id)).toEqual(['payment.failed']);
  });

  it('allows another attempt', async () => {
    const { id } = await createPendingPayment();
    await sandbox.pay(id).expect(200);
    expect(await fetchOrder(id)).toMatchObject({ status: 'paid', attempts: 2 });
  });
});

describe('a late answer of the bank', () => {
  it('pays the order', async () => {
    const { id, paymentId } = await createPendingPayment();
    await answerAsBank(paymentId, 'success').expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ id: paymentId, status: 'captured', fee: 2358 }]);
    expect(await fetchOrder(id)).toMatchObject({ status: 'paid', amount_paid: 99_900 });
    expect(await deliverWebhooksOf(id)).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  it('turns a failed payment into a captured one with the same id', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, { method: 'upi', outcome: 'failure', reason: 'payment_timed_out' }).expect(400);
    const [failedPayment] = await fetchPayments(id);
    await answerAsBank(failedPayment.id, 'success').expect(200);
    expect(await fetchPayments(id)).toMatchObject([
      { id: failedPayment.id, status: 'captured', error_code: null },
    ]);
    expect(await deliverWebhooksOf(id)).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('authorizes the payment of an order with manual capture', async () => {
    const { id } = await sandbox.createOrder({ payment: { capture: 'manual' } });
    const { body } = await sandbox.pay(id, PENDING).expect(200);
    await answerAsBank(body.payment.id, 'success').expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'authorized' }]);
  });

  it('is refunded when another payment has paid the order', async () => {
    const { id, paymentId } = await createPendingPayment();
    await sandbox.pay(id).expect(200);
    await deliverWebhooksOf(id);
    await answerAsBank(paymentId, 'success').expect(200);
    expect(await fetchPayments(id)).toMatchObject([
      { status: 'captured' },
      { id: paymentId, status: 'refunded', amount_refunded: 99_900 },
    ]);
    expect(await deliverWebhooksOf(id)).toEqual(['refund.created', 'refund.processed']);
  });

  it('with failure fails the payment', async () => {
    const { id, paymentId } = await createPendingPayment();
    await answerAsBank(paymentId, 'failure').expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'failed' }]);
  });

  it('is accepted once, as success or failure', async () => {
    const { paymentId } = await createPendingPayment();
    await answerAsBank(paymentId, 'perhaps').expect(400);
    await answerAsBank(paymentId, 'success').expect(200);
    await answerAsBank(paymentId, 'success').expect(400);
  });
});

describe('allowSecondCapture', () => {
  it('accepts a second payment of a paid order and keeps both', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id).expect(200);
    await sandbox.pay(id).expect(400);
    await sandbox.setFaults({ allowSecondCapture: true });
    await sandbox.pay(id).expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
    expect((await deliverWebhooksOf(id)).filter((event) => event === 'payment.captured')).toHaveLength(2);
  });
});
