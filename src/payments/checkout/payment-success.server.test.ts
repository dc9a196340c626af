import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KUNDLI, startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('starting a report', () => {
  it('payment-success without a verified payment is rejected', async () => {
    const before = await shop.countEvents();
    const stranger = (
      await supertest(shop.app.url)
        .post('/api/auth/register')
        .send({ name: 'Stranger', email: 'stranger@example.in', password: 'secret-6' })
    ).body.token as string;
    const { body } = await supertest(shop.app.url)
      .post('/api/payment/payment-success')
      .set('auth-Token', stranger)
      .send({ reportKey: 'janam-kundli' })
      .expect(402);
    expect(body).toMatchObject({ success: false, code: 'payment-required' });
    expect(await shop.countEvents()).toBe(before);
  });

  it('payment-success returns the paid order every time', async () => {
    const { orderId, order } = await shop.placeOrder(shop.asha);
    await shop.verifyPayment(shop.asha, await shop.payAtGateway(orderId)).expect(200);
    const start = () => shop.asha.post('/api/payment/payment-success', { reportKey: KUNDLI }).expect(200);
    expect((await start()).body).toEqual({ success: true, order });
    expect((await start()).body).toEqual({ success: true, order });
  });

  it('payment-success places free orders, one per person and three a day', async () => {
    const free = (name: string) =>
      shop.ravi.post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: { ...shop.birthDetails, name },
      });
    const first = await free('One Person').expect(200);
    expect(await shop.listEventTypes(first.body.order)).toEqual([
      'OrderPlaced',
      'BirthDetailsFrozen',
      'GenerationRequested',
    ]);
    const same = await free('one  PERSON').expect(200);
    expect(same.body).toEqual({ success: true, order: first.body.order, existing: true });
    await free('Two').expect(200);
    await free('Three').expect(200);
    const fourth = await free('Four').expect(429);
    expect(fourth.body).toMatchObject({ code: 'free-report-limit' });
  });
});
