import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterEach(async () => {
  await under.faults({});
  await under.gateway.deliverDue();
  under.shop.take();
});
afterAll(() => under.close());

const PENDING = { method: 'upi', outcome: 'pending' };

const paymentsOf = async (id: string) =>
  (await under.api.get(`/orders/${id}/payments`).expect(200)).body.items;
const order = async (id: string) => (await under.api.get(`/orders/${id}`).expect(200)).body;
const bank = (paymentId: string, outcome: string) =>
  under.root.post(`/admin/payments/${paymentId}/bank`).send({ outcome });

/** An order whose payer waits for a silent bank. */
async function undecided() {
  const { id } = await under.order();
  const { body } = await under.pay(id, PENDING).expect(200);
  return { id, paymentId: body.payment.id as string };
}

type Payload = { payment: { entity: { order_id: string } } };

/** What the shop hears of one order. */
async function heard(orderId: string) {
  await under.gateway.deliverDue();
  const about = under.shop
    .take()
    .filter(({ body }) => (body.payload as Payload).payment.entity.order_id === orderId);
  return about.map(({ event }) => event);
}

describe('a bank that says nothing', () => {
  it('leaves the payment created, hands over no signature and tells nobody', async () => {
    const { id } = await under.order();
    const { body } = await under.pay(id, PENDING).expect(200);
    expect(body).toEqual({ payment: { id: expect.stringMatching(/^pay_/), status: 'created' } });
    expect(await paymentsOf(id)).toMatchObject([{ status: 'created', captured: false, fee: null }]);
    expect(await order(id)).toMatchObject({ status: 'attempted', amount_paid: 0 });
    expect(await heard(id)).toEqual([]);
  });

  it('has refused after ten minutes', async () => {
    const { id } = await undecided();
    under.clock.advance(9 / 60);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'created' }]);
    under.clock.advance(1 / 60);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'failed', error_reason: 'payment_timed_out' }]);
    expect(await heard(id)).toEqual(['payment.failed']);
  });

  it('does not keep the payer from another try', async () => {
    const { id } = await undecided();
    await under.pay(id).expect(200);
    expect(await order(id)).toMatchObject({ status: 'paid', attempts: 2 });
  });
});

describe('a late answer', () => {
  it('pays the order as if it had come in time', async () => {
    const { id, paymentId } = await undecided();
    await bank(paymentId, 'success').expect(200);
    expect(await paymentsOf(id)).toMatchObject([{ id: paymentId, status: 'captured', fee: 2358 }]);
    expect(await order(id)).toMatchObject({ status: 'paid', amount_paid: 99_900 });
    expect(await heard(id)).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  it('turns a failed payment into a captured one: failed first, then captured, under one id', async () => {
    const { id } = await under.order();
    await under.pay(id, { method: 'upi', outcome: 'failure', reason: 'payment_timed_out' }).expect(400);
    const [failed] = await paymentsOf(id);
    await bank(failed.id, 'success').expect(200);
    expect(await paymentsOf(id)).toMatchObject([{ id: failed.id, status: 'captured', error_code: null }]);
    expect(await heard(id)).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('waits for the shop where capture is the shop’s own act', async () => {
    const { id } = await under.order({ payment: { capture: 'manual' } });
    const { body } = await under.pay(id, PENDING).expect(200);
    await bank(body.payment.id, 'success').expect(200);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'authorized' }]);
  });

  it('goes straight back when another payment has paid the order meanwhile', async () => {
    const { id, paymentId } = await undecided();
    await under.pay(id).expect(200);
    await heard(id);
    await bank(paymentId, 'success').expect(200);
    expect(await paymentsOf(id)).toMatchObject([
      { status: 'captured' },
      { id: paymentId, status: 'refunded', amount_refunded: 99_900 },
    ]);
    expect(await heard(id)).toEqual(['refund.created', 'refund.processed']);
  });

  it('of “no” fails the payment', async () => {
    const { id, paymentId } = await undecided();
    await bank(paymentId, 'failure').expect(200);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'failed' }]);
  });

  it('is given once, and only yes or no', async () => {
    const { paymentId } = await undecided();
    await bank(paymentId, 'perhaps').expect(400);
    await bank(paymentId, 'success').expect(200);
    await bank(paymentId, 'success').expect(400);
  });
});

describe('an order that pays again', () => {
  it('takes a second payment and keeps both, on demand', async () => {
    const { id } = await under.order();
    await under.pay(id).expect(200);
    await under.pay(id).expect(400);
    await under.faults({ paysAgain: true });
    await under.pay(id).expect(200);
    expect(await paymentsOf(id)).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
    expect((await heard(id)).filter((event) => event === 'payment.captured')).toHaveLength(2);
  });
});
