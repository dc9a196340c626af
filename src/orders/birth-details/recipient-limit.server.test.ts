import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let birthDetails: BirthDetails;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  [asha, ravi] = await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  birthDetails = await buildBirthDetails(app.url);
});
afterAll(() => app.close());

const orderReport = (user: TestUser, name: string, email?: string) =>
  user.post('/api/payment/payment-success', {
    reportType: 'free-kundli',
    birthDetails: { ...birthDetails, name },
    ...(email ? { email } : {}),
  });

it('one address receives at most three free reports from other members, and members still receive their own', async () => {
  const stranger = 'stranger@example.in';
  await orderReport(asha, 'One', stranger).expect(200);
  await orderReport(asha, 'Two', 'Stranger@Example.in').expect(200);
  await orderReport(ravi, 'Three', stranger).expect(200);
  const { body } = await orderReport(ravi, 'Four', stranger).expect(429);
  expect(body).toMatchObject({ code: 'recipient-limit', message: expect.stringMatching(/your own address/) });
  await orderReport(ravi, 'Four', 'friend@example.in').expect(200);
  await orderReport(ravi, 'Five').expect(200);
});
