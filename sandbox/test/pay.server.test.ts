import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, KEY_SECRET, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const fetchOrder = async (id: string) => (await sandbox.api.get(`/orders/${id}`).expect(200)).body;
async function countLockWaits(): Promise<number> {
  const { rows } = await sandbox.db.raw(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}
const fetchPayments = async (id: string) =>
  (await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body.items;

describe('a successful payment', () => {
  it('returns the ids and a signature made with the key secret', async () => {
    const { id } = await sandbox.createOrder();
    const { body } = await sandbox.pay(id).expect(200);
    expect(body).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      razorpay_order_id: id,
      razorpay_signature: createHmac('sha256', KEY_SECRET)
        .update(`${id}|${body.razorpay_payment_id}`)
        .digest('hex'),
    });
  });

  it('marks the order paid', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id).expect(200);
    expect(await fetchOrder(id)).toMatchObject({
      status: 'paid',
      attempts: 1,
      amount_paid: 99_900,
      amount_due: 0,
    });
  });

  it('is captured with a fee of 2 % plus GST, in paise', async () => {
    const { id } = await sandbox.createOrder();
    const { body } = await sandbox
      .pay(id, { method: 'upi', vpa: 'asha@upi', outcome: 'success' })
      .expect(200);
    const payment = (await sandbox.api.get(`/payments/${body.razorpay_payment_id}`).expect(200)).body;
    expect(payment).toMatchObject({
      entity: 'payment',
      status: 'captured',
      captured: true,
      order_id: id,
      amount: 99_900,
      method: 'upi',
      vpa: 'asha@upi',
      fee: 2358,
      tax: 360,
      notes: [],
      error_code: null,
      acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
    });
  });

  it('stores the card without its number and returns it with expand[]=card', async () => {
    const { id } = await sandbox.createOrder();
    const card = { method: 'card', outcome: 'success', card: '5500 6700 0000 1002' };
    const paymentId = (await sandbox.pay(id, card).expect(200)).body.razorpay_payment_id;
    const { body } = await sandbox.api.get(`/payments/${paymentId}?expand[]=card`).expect(200);
    expect(body.card).toMatchObject({
      id: body.card_id,
      network: 'MasterCard',
      last4: '1002',
      international: false,
    });
    expect(JSON.stringify(await sandbox.db('sandbox.payments').where({ id: paymentId }))).not.toContain(
      '55006700',
    );
  });

  it('stores the payer’s contact details and the merchant’s notes', async () => {
    const { id } = await sandbox.createOrder();
    const payer = {
      email: 'asha@mail.example',
      contact: '+919876543210',
      description: 'Janam Kundli',
      notes: { n: '1' },
    };
    await sandbox.pay(id, { method: 'netbanking', outcome: 'success', bank: 'SBIN', ...payer }).expect(200);
    expect(await fetchPayments(id)).toEqual([expect.objectContaining({ ...payer, bank: 'SBIN' })]);
  });
});

describe('a test instrument', () => {
  it.each([
    ['success@razorpay', { method: 'upi', vpa: 'success@razorpay' }],
    ['an OTP of four digits', { method: 'card', card: '4100280000001007', otp: '1234' }],
    ['an OTP of ten digits', { method: 'card', card: '4100280000001007', otp: '1234567890' }],
  ])('%s pays without an explicit outcome', async (_name, attempt) => {
    await sandbox.pay((await sandbox.createOrder()).id, attempt).expect(200);
  });

  it.each([
    ['failure@razorpay', { method: 'upi', vpa: 'failure@razorpay' }, 'payment_failed'],
    ['an OTP of three digits', { method: 'card', card: '4100280000001007', otp: '123' }, 'invalid_otp'],
    [
      '4100 2800 0008 0001',
      { method: 'card', card: '4100280000080001', outcome: 'failure' },
      'insufficient_fund',
    ],
    [
      'a card that is declined, with an OTP of four digits',
      { method: 'card', card: '4100280000060003', otp: '1234' },
      'card_declined',
    ],
    [
      '4100 2800 0009 0000',
      { method: 'card', card: '4100280000090000', outcome: 'failure' },
      'payment_timed_out',
    ],
    [
      'a named reason',
      { method: 'netbanking', outcome: 'failure', reason: 'payment_cancelled' },
      'payment_cancelled',
    ],
  ])('%s fails with its documented reason', async (_name, attempt, reason) => {
    const { body } = await sandbox.pay((await sandbox.createOrder()).id, attempt).expect(400);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason });
  });

  it('4100 2800 0002 0007 fails with a gateway error', async () => {
    const attempt = { method: 'card', card: '4100280000020007', outcome: 'failure' };
    const { body } = await sandbox.pay((await sandbox.createOrder()).id, attempt).expect(400);
    expect(body.error).toMatchObject({
      code: 'GATEWAY_ERROR',
      source: 'gateway',
      reason: 'gateway_technical_error',
    });
  });
});

describe('a failed payment', () => {
  it('returns source, step and reason and is recorded as failed', async () => {
    const { id } = await sandbox.createOrder();
    const { body } = await sandbox
      .pay(id, { method: 'card', outcome: 'failure', reason: 'card_declined' })
      .expect(400);
    const [payment] = await fetchPayments(id);
    expect(body.error).toEqual({
      code: 'BAD_REQUEST_ERROR',
      description: 'The card was declined by its bank.',
      source: 'issuer_bank',
      step: 'payment_authorization',
      reason: 'card_declined',
      metadata: { payment_id: payment.id, order_id: id },
    });
    expect(payment).toMatchObject({
      status: 'failed',
      captured: false,
      fee: null,
      error_reason: 'card_declined',
    });
  });

  it('leaves the order open for another attempt', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, { method: 'upi', outcome: 'failure' }).expect(400);
    expect(await fetchOrder(id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
    await sandbox.pay(id).expect(200);
    expect(await fetchOrder(id)).toMatchObject({ status: 'paid', attempts: 2 });
  });
});

describe('an invalid payment', () => {
  it('of a paid order is rejected', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id).expect(200);
    const { body } = await sandbox.pay(id).expect(400);
    expect(body.error).toMatchObject({ reason: 'order_already_paid', metadata: { order_id: id } });
    expect(await fetchPayments(id)).toHaveLength(1);
  });

  it('is rejected when one of three simultaneous attempts has paid', async () => {
    const { id } = await sandbox.createOrder();
    const lockingTransaction = await sandbox.db.transaction();
    await lockingTransaction('sandbox.orders').where({ id }).forUpdate().first();
    const responses = Promise.all([sandbox.pay(id), sandbox.pay(id), sandbox.pay(id)]);
    await expect.poll(countLockWaits).toBe(3);
    await lockingTransaction.rollback();
    expect((await responses).map(({ status }) => String(status)).sort()).toEqual(['200', '400', '400']);
    expect(await fetchPayments(id)).toHaveLength(1);
  });

  it.each([
    ['an unknown method', { method: 'cowries', outcome: 'success' }],
    ['no outcome and no deciding instrument', { method: 'card' }],
    ['the number of a real card', { method: 'card', outcome: 'success', card: '4242424242424242' }],
    ['an unknown bank', { method: 'netbanking', outcome: 'success', bank: 'NOPE' }],
    ['an unknown reason', { method: 'upi', outcome: 'failure', reason: 'full_moon' }],
    ['a reason from the prototype', { method: 'upi', outcome: 'failure', reason: 'constructor' }],
  ])('with %s is rejected and not recorded', async (_case, attempt) => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, attempt).expect(400);
    expect(await fetchOrder(id)).toMatchObject({ status: 'created', attempts: 0 });
  });

  it('of an unknown order is rejected', async () => {
    await sandbox.pay('order_doesNotExist0').expect(400);
  });
});

describe('an order with manual capture', () => {
  const MANUAL_CAPTURE = { payment: { capture: 'manual' } };

  it('keeps the payment authorized and the order unpaid', async () => {
    const { id } = await sandbox.createOrder(MANUAL_CAPTURE);
    await sandbox.pay(id).expect(200);
    expect(await fetchPayments(id)).toEqual([
      expect.objectContaining({ status: 'authorized', captured: false, fee: null }),
    ]);
    expect(await fetchOrder(id)).toMatchObject({ status: 'attempted', amount_paid: 0 });
  });

  it('rejects another payment while one is authorized', async () => {
    const { id } = await sandbox.createOrder(MANUAL_CAPTURE);
    await sandbox.pay(id).expect(200);
    await sandbox.pay(id).expect(400);
  });

  it('captures the exact amount once', async () => {
    const paymentId = await sandbox.createPayment(MANUAL_CAPTURE);
    const capture = (amount: number) =>
      sandbox.api.post(`/payments/${paymentId}/capture`, { amount, currency: 'INR' });
    const shortCapture = await capture(50_000).expect(400);
    expect(shortCapture.body.error.description).toBe('Capture amount must be equal to the amount authorized');
    expect((await capture(99_900).expect(200)).body).toMatchObject({ status: 'captured', fee: 2358 });
    const secondCapture = await capture(99_900).expect(400);
    expect(secondCapture.body.error.description).toBe('This payment has already been captured');
  });

  it('rejects the capture of a failed payment', async () => {
    const { id } = await sandbox.createOrder(MANUAL_CAPTURE);
    await sandbox.pay(id, { method: 'upi', outcome: 'failure' }).expect(400);
    const [failedPayment] = await fetchPayments(id);
    await sandbox.api
      .post(`/payments/${failedPayment.id}/capture`, { amount: 99_900, currency: 'INR' })
      .expect(400);
  });
});

describe('GET /payments', () => {
  it('lists the newest payments first', async () => {
    const ids = [await sandbox.createPayment(), await sandbox.createPayment()];
    const { body } = await sandbox.api.get('/payments?count=2').expect(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  });

  it('rejects an unknown id', async () => {
    await sandbox.api.get('/payments/pay_doesNotExist0').expect(400);
    await sandbox.api.get('/orders/order_doesNotExist0/payments').expect(400);
  });
});
