import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const requestRefund = (paymentId: string, body: Record<string, unknown> = {}, key?: string) => {
  const request = sandbox.api.post(`/payments/${paymentId}/refund`, body);
  return key === undefined ? request : request.set('X-Refund-Idempotency', key);
};
const fetchPayment = async (id: string) => (await sandbox.api.get(`/payments/${id}`).expect(200)).body;

describe('a refund', () => {
  it('without an amount refunds the whole payment', async () => {
    const paymentId = await sandbox.createPayment();
    const { body } = await requestRefund(paymentId, { notes: { why: 'asked' }, receipt: 'R-1' }).expect(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      entity: 'refund',
      amount: 99_900,
      currency: 'INR',
      payment_id: paymentId,
      notes: { why: 'asked' },
      receipt: 'R-1',
      acquirer_data: { arn: null },
      created_at: 1_795_230_000,
      batch_id: null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
    });
    expect(await fetchPayment(paymentId)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      amount_refunded: 99_900,
      captured: true,
    });
  });

  it('leaves the order paid', async () => {
    const { id } = await sandbox.createOrder();
    const paymentId = (await sandbox.pay(id).expect(200)).body.razorpay_payment_id;
    await requestRefund(paymentId).expect(200);
    expect((await sandbox.api.get(`/orders/${id}`).expect(200)).body.status).toBe('paid');
  });

  it('without an amount after a partial refund refunds the remaining amount', async () => {
    const paymentId = await sandbox.createPayment();
    await requestRefund(paymentId, { amount: 40_000 }).expect(200);
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'captured', refund_status: 'partial' });
    expect((await requestRefund(paymentId).expect(200)).body.amount).toBe(59_900);
  });
});

describe('an invalid refund', () => {
  it('of more than the remaining amount is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    await requestRefund(paymentId, { amount: 99_800 }).expect(200);
    const { body } = await requestRefund(paymentId, { amount: 200 }).expect(400);
    expect(body.error.description).toBe('The refund amount provided is greater than amount captured');
  });

  it('of a fully refunded payment is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    await requestRefund(paymentId).expect(200);
    expect((await requestRefund(paymentId).expect(400)).body.error.description).toBe(
      'The payment has been fully refunded already',
    );
  });

  it('of an authorized payment is rejected', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    const { body } = await requestRefund(paymentId).expect(400);
    expect(body.error.description).toBe('The payment status should be captured for action to be taken');
  });

  it('of less than one rupee or of an unknown payment is rejected', async () => {
    await requestRefund(await sandbox.createPayment(), { amount: 99 }).expect(400);
    await requestRefund('pay_doesNotExist0').expect(400);
  });

  it('is rejected when ten simultaneous requests exceed the payment', async () => {
    const paymentId = await sandbox.createPayment();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => requestRefund(paymentId, { amount: 60_000 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the bank’s answer to a refund', () => {
  const answerAsBank = (id: string, outcome: string) => sandbox.admin(`/refunds/${id}/bank`, { outcome });

  it('processes a deferred refund', async () => {
    await sandbox.setFaults({ deferRefunds: true });
    const { body } = await requestRefund(await sandbox.createPayment(), { amount: 10_000 }).expect(200);
    await sandbox.setFaults({});
    expect(body.status).toBe('pending');
    expect((await answerAsBank(body.id, 'success').expect(200)).body.status).toBe('processed');
    await answerAsBank(body.id, 'success').expect(400);
  });

  it('fails a processed refund, and the payment can be refunded again', async () => {
    const paymentId = await sandbox.createPayment();
    const { body } = await requestRefund(paymentId).expect(200);
    expect((await answerAsBank(body.id, 'failure').expect(200)).body.status).toBe('failed');
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'captured', amount_refunded: 0 });
    await answerAsBank(body.id, 'failure').expect(400);
    expect((await requestRefund(paymentId).expect(200)).body.amount).toBe(99_900);
  });

  it('is rejected for an unknown refund and an unknown outcome', async () => {
    await answerAsBank('rfnd_doesNotExist0', 'success').expect(400);
    await answerAsBank('rfnd_doesNotExist0', 'perhaps').expect(400);
  });
});

describe('X-Refund-Idempotency', () => {
  it('with the same key and body returns the same refund', async () => {
    const paymentId = await sandbox.createPayment();
    const firstResponse = await requestRefund(paymentId, { amount: 10_000 }, 'refund-of-LG-1').expect(200);
    const secondResponse = await requestRefund(paymentId, { amount: 10_000 }, 'refund-of-LG-1').expect(200);
    expect(secondResponse.body).toEqual(firstResponse.body);
    expect(await fetchPayment(paymentId)).toMatchObject({ amount_refunded: 10_000 });
  });

  it('with the same key and another body is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    await requestRefund(paymentId, { amount: 10_000 }, 'refund-of-LG-2').expect(200);
    const { body } = await requestRefund(paymentId, { amount: 20_000 }, 'refund-of-LG-2').expect(409);
    expect(body.error.description).toMatch(/^Different request with the same idempotency key/);
  });

  it('with the same key and another payment is rejected', async () => {
    await requestRefund(await sandbox.createPayment(), {}, 'refund-of-LG-3').expect(200);
    await requestRefund(await sandbox.createPayment(), {}, 'refund-of-LG-3').expect(409);
  });

  it('in simultaneous requests with one key refunds once', async () => {
    const paymentId = await sandbox.createPayment();
    const calls = Array.from({ length: 5 }, () =>
      requestRefund(paymentId, { amount: 10_000 }, 'refund-of-LG-4'),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await fetchPayment(paymentId)).toMatchObject({ amount_refunded: 10_000 });
  });

  it('with a short key or invalid characters is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    await requestRefund(paymentId, {}, 'too-short').expect(400);
    await requestRefund(paymentId, {}, 'has spaces in it').expect(400);
  });
});

describe('GET /refunds', () => {
  it('returns one refund by id, and the refunds of a payment', async () => {
    const paymentId = await sandbox.createPayment();
    const { body } = await requestRefund(paymentId, { amount: 500 }).expect(200);
    expect((await sandbox.api.get(`/refunds/${body.id}`).expect(200)).body).toEqual(body);
    expect((await sandbox.api.get(`/payments/${paymentId}/refunds`).expect(200)).body).toMatchObject({
      count: 1,
      items: [body],
    });
    expect((await sandbox.api.get('/refunds?count=1').expect(200)).body.items).toEqual([body]);
  });

  it('rejects unknown ids', async () => {
    await sandbox.api.get('/refunds/rfnd_doesNotExist0').expect(400);
    await sandbox.api.get('/payments/pay_doesNotExist0/refunds').expect(400);
  });
});
