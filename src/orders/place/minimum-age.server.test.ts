/** Reports about work and marriage are not made for a child: at ordering, at completing and at correcting the details. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import supertest from 'supertest';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all' });
});
afterAll(() => setup.close());

/** The birthday, today in India by the clock of the application, of a person of this age. */
function getBirthDate(age: number, { days = 0 } = {}): string {
  const today = new Date(`${getTodayInIndia(setup.app.clock.now().getTime())}T00:00:00Z`);
  today.setUTCFullYear(today.getUTCFullYear() - age);
  today.setUTCDate(today.getUTCDate() + days);
  return today.toISOString().slice(0, 10);
}

const PRICES = { 'career-wealth': 1299, 'love-marriage': 899, 'janam-kundli': 999 };

const requestOrder = (reportKey: keyof typeof PRICES, date: string) =>
  setup.asha.post('/api/payment/create-order', {
    amount: PRICES[reportKey],
    reportKey,
    birthDetails: { ...setup.birthDetails, date },
  });

const TOO_YOUNG = { code: 'person-too-young', issues: [{ path: 'birthDetails.date' }] };

describe('a new order', () => {
  it.each(['career-wealth', 'love-marriage'] as const)(
    'of %s is refused for a person of fifteen, with the reports that fit, and nothing is recorded',
    async (reportKey) => {
      const eventCount = await setup.countEvents();
      const { body } = await requestOrder(reportKey, getBirthDate(16, { days: 1 })).expect(422);
      expect(body).toMatchObject(TOO_YOUNG);
      expect(body.message).toMatch(/people of 16 or older.*please order the Janam Kundli/);
      expect(await setup.countEvents()).toBe(eventCount);
    },
  );

  it('is accepted on the sixteenth birthday', async () => {
    await requestOrder('career-wealth', getBirthDate(16)).expect(200);
  });

  it('of the Janam Kundli is accepted for a child of six', async () => {
    await requestOrder('janam-kundli', getBirthDate(6)).expect(200);
  });

  it('without birth details is refused by the date of birth of the account', async () => {
    const member = { name: 'Aarav', email: 'aarav@example.in', password: 'secret-6', dob: getBirthDate(8) };
    const { body } = await supertest(setup.app.url).post('/api/auth/register').send(member);
    const { body: refusal } = await supertest(setup.app.url)
      .post('/api/payment/create-order')
      .set('Authorization', `Bearer ${body.token}`)
      .send({ amount: 899, reportKey: 'love-marriage' })
      .expect(422);
    expect(refusal).toMatchObject({ code: 'person-too-young' });
  });
});

describe('a paid order', () => {
  it('that waits for birth details stays open when they are those of a child', async () => {
    const member = { name: 'Meera', email: 'meera@example.in', password: 'secret-6' };
    const { body } = await supertest(setup.app.url).post('/api/auth/register').send(member);
    const post = (path: string, content: object) =>
      supertest(setup.app.url).post(path).set('Authorization', `Bearer ${body.token}`).send(content);
    const { body: created } = await post('/api/payment/create-order', {
      amount: 899,
      reportKey: 'love-marriage',
    }).expect(200);
    const proof = await setup.payAtGateway(created.orderId as string);
    await post('/api/payment/verify-payment', { ...proof, reportKey: 'love-marriage' }).expect(200);
    const path = `/api/orders/${created.order}/birth-details`;
    const childDetails = { ...setup.birthDetails, date: getBirthDate(8) };
    const { body: refusal } = await post(path, { birthDetails: childDetails }).expect(422);
    expect(refusal).toMatchObject(TOO_YOUNG);
    expect(refusal.message).toContain('we will return the money');
    const { body: completed } = await post(path, { birthDetails: setup.birthDetails }).expect(200);
    expect(completed.order.reportStatus).not.toBe('awaiting-details');
  });

  it('keeps its birth details when the correction would make the person younger than sixteen', async () => {
    const { body: created } = await requestOrder('love-marriage', getBirthDate(17)).expect(200);
    const proof = await setup.payAtGateway(created.orderId as string);
    await setup.asha
      .post('/api/payment/verify-payment', { ...proof, reportKey: 'love-marriage' })
      .expect(200);
    const orderId = created.order as string;
    await setup.waitUntilDelivered(setup.asha, orderId);
    const requestCorrection = (date: string) =>
      setup.asha.post(`/api/orders/${orderId}/correction`, { birthDetails: { ...setup.birthDetails, date } });
    const { body: refusal } = await requestCorrection(getBirthDate(15)).expect(422);
    expect(refusal).toMatchObject(TOO_YOUNG);
    expect(refusal.message).toContain('check the year');
    expect((await setup.findOrderRow(orderId)).edition).toBe(1);
    await requestCorrection(getBirthDate(18)).expect(200);
  }, 60_000);
});
