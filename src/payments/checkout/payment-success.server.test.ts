import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KUNDLI, openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('starting a report', () => {
  it('proves nothing: without a verified payment it is refused', async () => {
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

  it('answers the paid order, again and again', async () => {
    const { orderId, order } = await shop.order(shop.asha);
    await shop.verify(shop.asha, await shop.payWell(orderId)).expect(200);
    const start = () => shop.asha.post('/api/payment/payment-success', { reportKey: KUNDLI }).expect(200);
    expect((await start()).body).toEqual({ success: true, order });
    expect((await start()).body).toEqual({ success: true, order });
  });

  it('makes a free report, once per person, three a day', async () => {
    const free = (name: string) =>
      shop.ravi.post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: { ...shop.birthDetails, name },
      });
    const first = await free('One Person').expect(200);
    expect(await shop.eventsOf(first.body.order)).toEqual([
      'OrderPlaced',
      'BirthDetailsFrozen',
      'GenerationRequested',
    ]);
    const same = await free('one  PERSON').expect(200);
    expect(same.body).toEqual({ success: true, order: first.body.order, existing: true });
    await free('Two').expect(200);
    await free('Three').expect(200);
    const fourth = await free('Four').expect(429);
    expect(fourth.body).toMatchObject({ code: 'free-limit' });
  });
});
