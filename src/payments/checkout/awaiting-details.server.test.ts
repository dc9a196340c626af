import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlace } from '#src/places/testing.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

describe('an order without complete birth details', () => {
  it('an order without complete birth details can be paid, and its report starts when they are complete', async () => {
    const email = 'aurangabad@example.in';
    const { body } = await supertest(setup.app.url).post('/api/auth/register').send({
      name: 'Meera',
      email,
      password: 'secret-6',
      dob: '1990-01-15',
      tob: '06:10',
      placeOfBirth: 'Aurangabad',
    });
    const post = (path: string, content: object) =>
      supertest(setup.app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const createdOrder = (
      await post('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli' }).expect(200)
    ).body;
    await post('/api/payment/verify-payment', {
      ...(await setup.payAtGateway(createdOrder.orderId)),
      reportKey: 'janam-kundli',
    }).expect(200);
    const waitingResponse = await supertest(setup.app.url)
      .get(`/api/orders/${createdOrder.order}`)
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(waitingResponse.body.order).toMatchObject({
      status: 'paid',
      reportStatus: 'awaiting-details',
      note: expect.stringContaining('More than one place'),
    });
    expect(waitingResponse.body.order).not.toHaveProperty('dueBy');
    const place = await findPlace(setup.app.url, 'Aurangabad');
    const birthDetails = { name: 'Meera', date: '1990-01-15', time: '06:10', timeKind: 'exact', place };
    const completedResponse = await post(`/api/orders/${createdOrder.order}/birth-details`, {
      birthDetails,
    }).expect(200);
    expect(completedResponse.body.order).toMatchObject({ reportStatus: 'queued', dueBy: expect.any(String) });
  });

  it('an order waits for another name when the member’s name cannot be printed', async () => {
    const member = { name: '张伟', email: 'zhang@example.in', password: 'secret-6' };
    const { body } = await supertest(setup.app.url)
      .post('/api/auth/register')
      .send({ ...member, dob: '1990-01-15', tob: '06:10', placeOfBirth: 'Kota, Rajasthan' });
    const post = (path: string, content: object) =>
      supertest(setup.app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const { order } = (
      await post('/api/payment/payment-success', { reportKey: 'free-kundli' }).expect((response) =>
        expect(response.status).toBeLessThan(300),
      )
    ).body;
    const waitingResponse = await supertest(setup.app.url)
      .get(`/api/orders/${order}`)
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(waitingResponse.body.order).toMatchObject({
      reportStatus: 'awaiting-details',
      note: 'We cannot print the letters of the name on your account. Write it in English letters, or in a script we print, such as Devanagari or Tamil, and the 12 hours begin.',
    });
    const birthDetails = { ...setup.birthDetails, name: member.name };
    const { body: rejection } = await post(`/api/orders/${order}/birth-details`, {
      birthDetails,
    }).expect(422);
    expect(rejection.issues[0].path).toBe('birthDetails.name');
    birthDetails.name = 'Zhang Wei';
    const completedResponse = await post(`/api/orders/${order}/birth-details`, {
      birthDetails,
    }).expect(200);
    expect(completedResponse.body.order).toMatchObject({ reportStatus: 'queued' });
  });
});
