import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeCalled } from '#src/testing/cast.ts';
import { openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('an order without complete birth details', () => {
  it('is never refused: it is paid, waits, and starts when they come', async () => {
    const email = 'aurangabad@example.in';
    const { body } = await supertest(shop.app.url).post('/api/auth/register').send({
      name: 'Meera',
      email,
      password: 'secret-6',
      dob: '1990-01-15',
      tob: '06:10',
      placeOfBirth: 'Aurangabad',
    });
    const call = (path: string, content: object) =>
      supertest(shop.app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const created = (
      await call('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli' }).expect(200)
    ).body;
    await call('/api/payment/verify-payment', {
      ...(await shop.payWell(created.orderId)),
      reportKey: 'janam-kundli',
    }).expect(200);
    const waiting = await supertest(shop.app.url)
      .get(`/api/orders/${created.order}`)
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(waiting.body.order).toMatchObject({
      status: 'paid',
      report: 'awaiting-details',
      note: expect.stringContaining('several places'),
    });
    expect(waiting.body.order).not.toHaveProperty('dueBy');
    const place = await placeCalled(shop.app.url, 'Aurangabad');
    const given = { name: 'Meera', date: '1990-01-15', time: '06:10', timeKind: 'exact', place };
    const completed = await call(`/api/orders/${created.order}/details`, { birthDetails: given }).expect(200);
    expect(completed.body.order).toMatchObject({ report: 'queued', dueBy: expect.any(String) });
  });

  it('waits, too, where the member’s own name is in letters that cannot be printed', async () => {
    const member = { name: '张伟', email: 'zhang@example.in', password: 'secret-6' };
    const { body } = await supertest(shop.app.url)
      .post('/api/auth/register')
      .send({ ...member, dob: '1990-01-15', tob: '06:10', placeOfBirth: 'Kota, Rajasthan' });
    const call = (path: string, content: object) =>
      supertest(shop.app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const { order } = (
      await call('/api/payment/payment-success', { reportKey: 'free-kundli' }).expect((answer) =>
        expect(answer.status).toBeLessThan(300),
      )
    ).body;
    const waiting = await supertest(shop.app.url)
      .get(`/api/orders/${order}`)
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(waiting.body.order).toMatchObject({
      report: 'awaiting-details',
      note: 'We cannot print the letters of the name on your account. Write it in English letters, or in a script we print, such as Devanagari or Tamil, and the 12 hours begin.',
    });
    const given = { ...shop.birthDetails, name: member.name };
    const { body: refused } = await call(`/api/orders/${order}/details`, { birthDetails: given }).expect(422);
    expect(refused.issues[0].path).toBe('birthDetails.name');
    given.name = 'Zhang Wei';
    const completed = await call(`/api/orders/${order}/details`, { birthDetails: given }).expect(200);
    expect(completed.body.order).toMatchObject({ report: 'queued' });
  });
});
