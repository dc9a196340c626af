import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
});
afterAll(() => app.close());

/** Orders without birth details, so that the place typed at sign-up is used. */
async function orderWithPlace(placeOfBirth: string, placeId?: string) {
  const email = `${Buffer.from(placeOfBirth + (placeId ?? '')).toString('hex')}@example.in`;
  const member = await registerUser(app.url, 'asha', {
    email,
    dob: '1990-01-15',
    tob: '06:10',
    placeOfBirth,
    ...(placeId === undefined ? {} : { placeId }),
  });
  const { body } = await member
    .post('/api/payment/payment-success', { reportType: 'free-kundli' })
    .expect(200);
  const [details] = await app.db('order_birth_details').where({ member_id: member.member.id });
  const order = (await member.get(`/api/orders/${body.order}`).expect(200)).body.order;
  const { signUpPlace } = (await member.get('/api/profile').expect(200)).body;
  return { order, place: details?.details.place, signUpPlace };
}

describe('an order of a member who typed a place at sign-up', () => {
  it.each([
    ['Ballia, Uttar Pradesh', { name: 'Ballia', region: 'Uttar Pradesh' }],
    ['बलिया, उत्तर प्रदेश', { name: 'Ballia', region: 'Uttar Pradesh' }],
    ['Kupwara', { name: 'Kupwara', latitude: 34.5262, longitude: 74.2546 }],
  ])(
    'an order without birth details uses the place "%s" that the member typed at sign-up',
    async (typed, expected) => {
      const { order, place } = await orderWithPlace(typed);
      expect(place).toMatchObject(expected);
      expect(order.reportStatus).toBe('queued');
    },
  );

  it.each(['Ballia', 'बलिया', 'Udaipur', 'Konaje'])(
    'an order waits for a choice when the place "%s" typed at sign-up may mean another place',
    async (typed) => {
      const { order, place } = await orderWithPlace(typed);
      expect(place).toBeUndefined();
      expect(order).toMatchObject({
        reportStatus: 'awaiting-details',
        note: expect.stringContaining('Choose yours from the list'),
      });
    },
  );
});

describe('an order of a member who picked a place from the list at sign-up', () => {
  it('uses the picked place although its name may mean another, and the profile has it', async () => {
    const hits = (await supertest(app.url).get('/api/places?q=Aurangabad').expect(200)).body.places;
    for (const { id, label, region } of hits.slice(0, 2)) {
      const { order, place, signUpPlace } = await orderWithPlace(label, id);
      expect(place).toMatchObject({ id, region });
      expect(signUpPlace).toEqual(place);
      expect(order.reportStatus).toBe('queued');
    }
  });

  it('an unknown id of a place is ignored', async () => {
    const { place, signUpPlace } = await orderWithPlace('Kupwara', 'no-such-place');
    expect(place).toMatchObject({ name: 'Kupwara' });
    expect(signUpPlace).toBeUndefined();
  });
});
