import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, waitFor, type Ordered, type Proof, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('verifying a payment', () => {
  let created: Ordered;
  let other: Ordered;
  let proof: Proof;
  beforeAll(async () => {
    created = await shop.orderFor(shop.asha, 'Asha the Elder');
    // before anything is paid: news of a payment changes the price, and it may come at any moment
    other = await shop.orderFor(shop.asha, 'Asha the Younger');
    proof = await shop.payWell(created.orderId);
  });

  it('refuses a wrong signature and appends nothing', async () => {
    const before = await shop.eventsOf(created.order);
    const forged = createHmac('sha256', 'guess')
      .update(`${proof.razorpay_order_id}|${proof.razorpay_payment_id}`)
      .digest('hex');
    const { body } = await shop.asha
      .post('/api/payment/verify-payment', {
        ...proof,
        razorpay_signature: forged,
        reportKey: 'janam-kundli',
      })
      .expect(400);
    expect(body).toMatchObject({ success: false, error: 'Payment verification failed' });
    const after = await shop.eventsOf(created.order);
    expect(
      after.filter((type) => !type.startsWith('PaymentCaptured') && type !== 'GenerationRequested'),
    ).toEqual(before.filter((type) => !type.startsWith('PaymentCaptured') && type !== 'GenerationRequested'));
  });

  it('refuses somebody else’s order as if it did not exist', async () => {
    await shop.ravi.post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' }).expect(404);
    await shop.ravi.get(`/api/orders/${created.order}`).expect(404);
    await shop.ravi.get(`/api/orders/${created.order}/report.pdf`).expect(404);
    await shop.ravi.get(`/api/orders/${created.order}/progress`).expect(404);
  });

  it('refuses a payment of another order, even with a signature of its own', async () => {
    const mixed = { ...proof, razorpay_order_id: other.orderId, reportKey: 'janam-kundli' };
    await shop.asha.post('/api/payment/verify-payment', mixed).expect(400);
    expect(await shop.eventsOf(other.order)).not.toContain('PaymentCapturedByReturn');
  });

  it('records the capture once and starts the report, whoever brings the news how often', async () => {
    for (let n = 0; n < 3; n += 1)
      await shop.asha
        .post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' })
        .expect(200);
    await waitFor(
      async () =>
        (
          await shop.app
            .db('webhook_inbox')
            .where({ gateway_order_id: created.orderId })
            .whereNotNull('handled_at')
        ).length >= 2,
    );
    const types = await shop.eventsOf(created.order);
    expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
    expect(types.filter((type) => type === 'GenerationRequested')).toHaveLength(1);
    expect(
      await shop.app
        .db('pgboss.job')
        .where({ name: 'produce-report' })
        .whereRaw(`data ->> 'orderId' = ?`, [created.order]),
    ).toHaveLength(1);
  });

  it('spends the first-report offer', async () => {
    const { body } = await shop.asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
    expect(body).toMatchObject({ listPaise: 99_900, pricePaise: 99_900 });
    expect(body).not.toHaveProperty('offer');
  });
});
