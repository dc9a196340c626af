import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.close());

const refund = (paymentId: string, body: Record<string, unknown> = {}, key?: string) => {
  const call = under.api.post(`/payments/${paymentId}/refund`, body);
  return key === undefined ? call : call.set('X-Refund-Idempotency', key);
};
const fetchPayment = async (id: string) => (await under.api.get(`/payments/${id}`).expect(200)).body;

describe('a refund', () => {
  it('of everything', async () => {
    const paymentId = await under.payment();
    const { body } = await refund(paymentId, { notes: { why: 'asked' }, receipt: 'R-1' }).expect(200);
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
    const { id } = await under.order();
    const paymentId = (await under.pay(id).expect(200)).body.razorpay_payment_id;
    await refund(paymentId).expect(200);
    expect((await under.api.get(`/orders/${id}`).expect(200)).body.status).toBe('paid');
  });

  it('in two parts, the second being what is left', async () => {
    const paymentId = await under.payment();
    await refund(paymentId, { amount: 40_000 }).expect(200);
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'captured', refund_status: 'partial' });
    expect((await refund(paymentId).expect(200)).body.amount).toBe(59_900);
  });
});

describe('a refund that cannot be', () => {
  it('is more than what is left', async () => {
    const paymentId = await under.payment();
    await refund(paymentId, { amount: 99_800 }).expect(200);
    const { body } = await refund(paymentId, { amount: 200 }).expect(400);
    expect(body.error.description).toBe('The refund amount provided is greater than amount captured');
  });

  it('is a second full one', async () => {
    const paymentId = await under.payment();
    await refund(paymentId).expect(200);
    expect((await refund(paymentId).expect(400)).body.error.description).toBe(
      'The payment has been fully refunded already',
    );
  });

  it('is of money that was only authorised', async () => {
    const paymentId = await under.payment({ payment: { capture: 'manual' } });
    const { body } = await refund(paymentId).expect(400);
    expect(body.error.description).toBe('The payment status should be captured for action to be taken');
  });

  it('is under one rupee, or of an unknown payment', async () => {
    await refund(await under.payment(), { amount: 99 }).expect(400);
    await refund('pay_doesNotExist0').expect(400);
  });

  it('is twice the money in ten calls at once', async () => {
    const paymentId = await under.payment();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund(paymentId, { amount: 60_000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the bank behind a refund', () => {
  const bank = (id: string, outcome: string) => under.admin(`/refunds/${id}/bank`, { outcome });

  it('lets it wait, then takes the money', async () => {
    await under.faults({ refundsWait: true });
    const { body } = await refund(await under.payment(), { amount: 10_000 }).expect(200);
    await under.faults({});
    expect(body.status).toBe('pending');
    expect((await bank(body.id, 'success').expect(200)).body.status).toBe('processed');
    await bank(body.id, 'success').expect(400);
  });

  it('sends it back, even after it seemed to be through: the payment can be refunded anew', async () => {
    const paymentId = await under.payment();
    const { body } = await refund(paymentId).expect(200);
    expect((await bank(body.id, 'failure').expect(200)).body.status).toBe('failed');
    expect(await fetchPayment(paymentId)).toMatchObject({ status: 'captured', amount_refunded: 0 });
    await bank(body.id, 'failure').expect(400);
    expect((await refund(paymentId).expect(200)).body.amount).toBe(99_900);
  });

  it('says yes or no, of refunds that exist', async () => {
    await bank('rfnd_doesNotExist0', 'success').expect(400);
    await bank('rfnd_doesNotExist0', 'perhaps').expect(400);
  });
});

describe('X-Refund-Idempotency', () => {
  it('answers the same refund to the same key and body', async () => {
    const paymentId = await under.payment();
    const first = await refund(paymentId, { amount: 10_000 }, 'refund-of-LG-1').expect(200);
    const again = await refund(paymentId, { amount: 10_000 }, 'refund-of-LG-1').expect(200);
    expect(again.body).toEqual(first.body);
    expect(await fetchPayment(paymentId)).toMatchObject({ amount_refunded: 10_000 });
  });

  it('refuses another body under the same key', async () => {
    const paymentId = await under.payment();
    await refund(paymentId, { amount: 10_000 }, 'refund-of-LG-2').expect(200);
    const { body } = await refund(paymentId, { amount: 20_000 }, 'refund-of-LG-2').expect(409);
    expect(body.error.description).toMatch(/^Different request with the same idempotency key/);
  });

  it('refuses another payment under the same key', async () => {
    await refund(await under.payment(), {}, 'refund-of-LG-3').expect(200);
    await refund(await under.payment(), {}, 'refund-of-LG-3').expect(409);
  });

  it('pays back once however many calls carry it at once', async () => {
    const paymentId = await under.payment();
    const calls = Array.from({ length: 5 }, () => refund(paymentId, { amount: 10_000 }, 'refund-of-LG-4'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await fetchPayment(paymentId)).toMatchObject({ amount_refunded: 10_000 });
  });

  it('refuses a key that is short or has odd letters', async () => {
    const paymentId = await under.payment();
    await refund(paymentId, {}, 'too-short').expect(400);
    await refund(paymentId, {}, 'has spaces in it').expect(400);
  });
});

describe('reading refunds', () => {
  it('one by id, and those of a payment', async () => {
    const paymentId = await under.payment();
    const { body } = await refund(paymentId, { amount: 500 }).expect(200);
    expect((await under.api.get(`/refunds/${body.id}`).expect(200)).body).toEqual(body);
    expect((await under.api.get(`/payments/${paymentId}/refunds`).expect(200)).body).toMatchObject({
      count: 1,
      items: [body],
    });
    expect((await under.api.get('/refunds?count=1').expect(200)).body.items).toEqual([body]);
  });

  it('refuses ids that do not exist', async () => {
    await under.api.get('/refunds/rfnd_doesNotExist0').expect(400);
    await under.api.get('/payments/pay_doesNotExist0/refunds').expect(400);
  });
});
