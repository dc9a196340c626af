import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAID_REPORT_KEY, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

describe('starting a report', () => {
  it('payment-success without a verified payment is rejected', async () => {
    const eventCount = await setup.countEvents();
    const strangerToken = (
      await supertest(setup.app.url)
        .post('/api/auth/register')
        .send({ name: 'Stranger', email: 'stranger@example.in', password: 'secret-6' })
    ).body.token as string;
    const { body } = await supertest(setup.app.url)
      .post('/api/payment/payment-success')
      .set('auth-Token', strangerToken)
      .send({ reportKey: 'janam-kundli' })
      .expect(402);
    expect(body).toMatchObject({ success: false, code: 'payment-required' });
    expect(await setup.countEvents()).toBe(eventCount);
  });

  it('payment-success returns the paid order every time', async () => {
    const { gatewayOrderId, orderId } = await setup.placeOrder(setup.asha);
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(gatewayOrderId)).expect(200);
    const startReport = () =>
      setup.asha.post('/api/payment/payment-success', { reportKey: PAID_REPORT_KEY }).expect(200);
    expect((await startReport()).body).toEqual({ success: true, order: orderId });
    expect((await startReport()).body).toEqual({ success: true, order: orderId });
  });

  it('payment-success places free orders, one per person and three a day', async () => {
    const orderFreeReport = (name: string) =>
      setup.ravi.post('/api/payment/payment-success', {
        reportType: 'free-kundli',
        birthDetails: { ...setup.birthDetails, name },
      });
    const firstOrder = await orderFreeReport('One Person').expect(200);
    expect(await setup.listEventTypes(firstOrder.body.order)).toEqual([
      'OrderPlaced',
      'BirthDetailsFrozen',
      'GenerationRequested',
    ]);
    const repeated = await orderFreeReport('one  PERSON').expect(200);
    expect(repeated.body).toEqual({ success: true, order: firstOrder.body.order, isExisting: true });
    await orderFreeReport('Two').expect(200);
    await orderFreeReport('Three').expect(200);
    const fourth = await orderFreeReport('Four').expect(429);
    expect(fourth.body).toMatchObject({ code: 'free-report-limit' });
  });
});
