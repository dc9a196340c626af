import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let meera: TestUser;
let leela: TestUser;
let kiran: TestUser;
let birthDetails: BirthDetails;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  [asha, ravi] = await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  [meera, leela, kiran] = (await registerMembers('meera', 'leela', 'kiran')) as [
    TestUser,
    TestUser,
    TestUser,
  ];
  birthDetails = await buildBirthDetails(app.url);
});
afterAll(() => app.close());

const registerMembers = (...names: string[]): Promise<TestUser[]> =>
  Promise.all(names.map((name) => registerUser(app.url, 'asha', { name, email: `${name}@example.in` })));

const orderReport = (user: TestUser, name: string, email?: string) =>
  user.post('/api/payment/payment-success', {
    reportType: 'free-kundli',
    birthDetails: { ...birthDetails, name },
    ...(email ? { email } : {}),
  });

it('members can send at most three free reports to the address of another person, and any to their own', async () => {
  const stranger = 'stranger@example.in';
  await orderReport(asha, 'One', stranger).expect(200);
  await orderReport(asha, 'Two', 'Stranger@Example.in').expect(200);
  await orderReport(ravi, 'Three', stranger).expect(200);
  const { body } = await orderReport(ravi, 'Four', stranger).expect(429);
  expect(body).toMatchObject({ code: 'recipient-limit', message: expect.stringMatching(/your own address/) });
  await orderReport(ravi, 'Four', 'friend@example.in').expect(200);
  await orderReport(ravi, 'Five').expect(200);
});

it('reports that a member orders to the address of the account do not count for other members', async () => {
  for (const name of ['One', 'Two', 'Three']) await orderReport(meera, name).expect(200);
  await orderReport(kiran, 'Four', meera.member.email).expect(200);
});

it('a report counts once although its birth details were corrected', async () => {
  const friend = 'corrected@example.in';
  await orderReport(leela, 'One', friend).expect(200);
  const storedDetails = await app.db('order_birth_details').where({ email: friend }).first();
  for (const id of [randomUUID(), randomUUID()])
    await app.db('order_birth_details').insert({ ...storedDetails, id });
  await orderReport(leela, 'Two', friend).expect(200);
  await orderReport(leela, 'Three', friend).expect(200);
  await orderReport(kiran, 'Six', friend).expect(429);
});

it('an order without complete birth details keeps its address, which counts before and after they are provided', async () => {
  const friend = 'waiting@example.in';
  const [vani, tara, jaya] = await registerMembers('vani', 'tara', 'jaya');
  const orders: string[] = [];
  for (const user of [vani!, tara!, jaya!]) {
    const input = { reportType: 'free-kundli', email: friend };
    orders.push((await user.post('/api/payment/payment-success', input).expect(200)).body.order);
  }
  await orderReport(kiran, 'Five', friend).expect(429);
  await vani!.post(`/api/orders/${orders[0]}/birth-details`, { birthDetails }).expect(200);
  const deliveryAddresses: string[] = await app
    .db('order_birth_details')
    .where({ member_id: vani!.member.id })
    .pluck('email');
  expect(deliveryAddresses).toEqual([friend]);
  await orderReport(kiran, 'Five', friend).expect(429);
});
