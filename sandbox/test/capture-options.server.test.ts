import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const OPTIONS = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
const createOrder = (options: object = OPTIONS, capture = 'automatic') =>
  sandbox.createOrder({ payment: { capture, capture_options: options } });
const fetchPayments = async (orderId: string) =>
  (await sandbox.api.get(`/orders/${orderId}/payments`).expect(200)).body.items;
const fetchPayment = async (id: string) => (await sandbox.api.get(`/payments/${id}`).expect(200)).body;
const capture = (id: string, currency = 'INR') =>
  sandbox.api.post(`/payments/${id}/capture`, { amount: 99_900, currency });

/** An authorized payment of an order with automatic capture, authorized after its twelve minutes. */
async function createLatePayment(options: object = OPTIONS) {
  const { id } = await createOrder(options);
  const { body } = await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
  await sandbox.advanceHours(13 / 60);
  await sandbox.admin(`/payments/${body.payment.id}/bank`, { outcome: 'success' }).expect(200);
  return { orderId: id, paymentId: body.payment.id as string };
}

describe('capture_options', () => {
  it.each([
    [
      'an automatic expiry of 5 minutes',
      { ...OPTIONS, automatic_expiry_period: 5 },
      'automatic_expiry_period',
    ],
    ['no automatic expiry', { ...OPTIONS, automatic_expiry_period: undefined }, 'automatic_expiry_period'],
    [
      'a manual expiry of 99999 minutes',
      { ...OPTIONS, manual_expiry_period: 99_999 },
      'manual_expiry_period',
    ],
    [
      'a manual expiry before the automatic one',
      { ...OPTIONS, automatic_expiry_period: 60, manual_expiry_period: 30 },
      'manual_expiry_period',
    ],
    ['a fraction of a minute', { ...OPTIONS, manual_expiry_period: 60.5 }, 'manual_expiry_period'],
    ['an unknown refund speed', { ...OPTIONS, refund_speed: 'x' }, 'refund_speed'],
    ['no refund speed', { ...OPTIONS, refund_speed: undefined }, 'refund_speed'],
  ])('with %s is rejected', async (_case, capture_options, field) => {
    const body = { amount: 500, currency: 'INR', payment: { capture: 'automatic', capture_options } };
    const answer = await sandbox.api.post('/orders', body).expect(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', field });
  });

  it('with an unknown field, or payment without capture, is rejected', async () => {
    const postOrder = (payment: object) =>
      sandbox.api.post('/orders', { amount: 500, currency: 'INR', payment });
    const capture_options = { ...OPTIONS, speed: 'fast' };
    expect((await postOrder({ capture: 'automatic', capture_options }).expect(400)).body.error.reason).toBe(
      'extra_field_sent',
    );
    await postOrder({ capture_options: OPTIONS }).expect(400);
    await postOrder({ capture: 'manual', capture_options: { refund_speed: 'normal' } }).expect(200);
  });
});

describe('automatic capture', () => {
  it('captures a payment that is authorized within the period after the creation of the order', async () => {
    const { id } = await createOrder();
    await sandbox.advanceHours(12 / 60);
    await sandbox.pay(id).expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'captured', captured: true }]);
  });

  it('leaves a payment that is authorized after the period uncaptured', async () => {
    const { orderId, paymentId } = await createLatePayment();
    expect(await fetchPayments(orderId)).toMatchObject([
      { id: paymentId, status: 'authorized', captured: false, fee: null },
    ]);
    await capture(paymentId).expect(200);
    expect((await sandbox.api.get(`/orders/${orderId}`).expect(200)).body.status).toBe('paid');
  });
});

describe('an authorized payment that nobody captures', () => {
  it('is refunded by the gateway after the manual expiry period, with webhooks of the refund', async () => {
    const { orderId, paymentId } = await createLatePayment({ ...OPTIONS, manual_expiry_period: 1440 });
    await sandbox.advanceHours(23);
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'authorized' });
    await sandbox.deliverDueWebhooks();
    sandbox.receiver.takeReceived();
    await sandbox.advanceHours(1);
    expect(await fetchPayment(paymentId)).toMatchObject({
      status: 'refunded',
      captured: false,
      amount_refunded: 99_900,
      refund_status: 'full',
      fee: null,
    });
    expect((await sandbox.api.get(`/orders/${orderId}`).expect(200)).body.status).toBe('attempted');
    await sandbox.deliverDueWebhooks();
    expect(sandbox.receiver.takeReceived().map(({ event }) => event)).toEqual([
      'refund.created',
      'refund.processed',
    ]);
    await capture(paymentId).expect(400);
  });

  it('of an order with manual capture is refunded after five days', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    await sandbox.advanceHours(5 * 24);
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'refunded' });
  });

  it('is refunded again when the bank fails the refund', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    await sandbox.advanceHours(5 * 24);
    const listRefunds = async () =>
      (await sandbox.api.get(`/payments/${paymentId}/refunds`).expect(200)).body.items;
    const [{ id }] = await listRefunds();
    await sandbox.admin(`/refunds/${id}/bank`, { outcome: 'failure' }).expect(200);
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'refunded', amount_refunded: 99_900 });
    expect(await listRefunds()).toMatchObject([{ status: 'processed' }, { id, status: 'failed' }]);
  });

  it('is refunded without any request, by the background work', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    sandbox.clock.advanceHours(5 * 24);
    await sandbox.deliverDueWebhooks();
    expect(await sandbox.db('sandbox.payments').where({ id: paymentId }).first()).toMatchObject({
      status: 'refunded',
      captured_at: null,
    });
  });
});

describe('a late answer of the bank with afterHours', () => {
  it('arrives when the clock reaches the time', async () => {
    const { id } = await createOrder();
    const { body } = await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
    const answer = { outcome: 'success', afterHours: 72 };
    await sandbox.admin(`/payments/${body.payment.id}/bank`, answer).expect(200);
    await sandbox.advanceHours(71);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'failed' }]);
    await sandbox.advanceHours(1);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'authorized', error_code: null }]);
  });

  it.each([
    [0.1, ['payment.authorized', 'payment.captured', 'order.paid']],
    [72, ['payment.failed', 'payment.authorized']],
    [6 * 24, ['payment.failed', 'payment.authorized', 'refund.created', 'refund.processed']],
  ])(
    'after %f hours sends its webhooks in the order of time when the clock jumps',
    async (afterHours, events) => {
      const { id } = await createOrder({ ...OPTIONS, automatic_expiry_period: 3 * 24 * 60 });
      const { body } = await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
      await sandbox
        .admin(`/payments/${body.payment.id}/bank`, { outcome: 'success', afterHours })
        .expect(200);
      await sandbox.advanceHours(afterHours + 1);
      await sandbox.deliverDueWebhooks();
      const received = sandbox.receiver
        .takeReceived()
        .filter(({ raw }) => raw.includes(body.payment.id as string));
      expect(received.map(({ event }) => event)).toEqual(events);
    },
  );

  it('is delivered again after an error interrupted its delivery', async () => {
    const { id } = await createOrder();
    const { body } = await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
    const answer = { outcome: 'success', afterHours: 72 };
    await sandbox.admin(`/payments/${body.payment.id}/bank`, answer).expect(200);
    await sandbox.advanceHours(71);
    await sandbox.db.raw(
      `alter table sandbox.payments add constraint no_authorization check (status <> 'authorized') not valid`,
    );
    await sandbox.admin('/clock', { advanceSeconds: 3600 }).expect(500);
    await sandbox.db.raw('alter table sandbox.payments drop constraint no_authorization');
    expect(await fetchPayments(id)).toMatchObject([{ status: 'authorized' }]);
  });

  it('after the manual expiry period leads to a refund at once', async () => {
    const { id } = await createOrder();
    const { body } = await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
    const answer = { outcome: 'success', afterHours: 6 * 24 };
    await sandbox.admin(`/payments/${body.payment.id}/bank`, answer).expect(200);
    await sandbox.advanceHours(6 * 24);
    expect(await fetchPayments(id)).toMatchObject([{ status: 'refunded', captured: false }]);
  });

  it('is rejected for a decided payment and for an invalid time', async () => {
    const paymentId = await sandbox.createPayment();
    await sandbox.admin(`/payments/${paymentId}/bank`, { outcome: 'success', afterHours: 1 }).expect(400);
    await sandbox.admin(`/payments/${paymentId}/bank`, { outcome: 'success', afterHours: -1 }).expect(400);
  });
});

describe('currencies', () => {
  it('other than rupees are rejected for an order', async () => {
    const postOrder = (currency: string) => sandbox.api.post('/orders', { amount: 500, currency });
    expect((await postOrder('USD').expect(400)).body.error).toMatchObject({
      description: 'Currency is not supported',
      field: 'currency',
    });
    await postOrder('rupees').expect(400);
  });

  it('other than the payment’s are rejected at capture', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    expect((await capture(paymentId, 'USD').expect(400)).body.error).toMatchObject({ field: 'currency' });
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'authorized' });
    await sandbox.api.post(`/payments/${paymentId}/capture`, { amount: 99_900, rate: 1 }).expect(400);
    await sandbox.api.post(`/payments/${paymentId}/capture`, { amount: 99_900 }).expect(200);
  });

  it('of an order can be changed by the admin API, so that the payment differs from what was ordered', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.root.patch(`/admin/orders/${id}`).send({ currency: 'IDR' }).expect(200);
    await sandbox.pay(id).expect(200);
    expect(await fetchPayments(id)).toMatchObject([{ currency: 'IDR', status: 'captured' }]);
    await sandbox.root.patch(`/admin/orders/${id}`).send({ currency: 'rupiah' }).expect(400);
  });
});
