/** The member in whose name the requests are sent, with an unpaid order, a free order and a saved person. */
import supertest from 'supertest';
import { createTestUser, type TestUser } from '#src/accounts/testing.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails } from '#src/places/testing.ts';

export type FuzzMember = {
  token: string;
  /** as in the header Cookie */
  cookie: string;
  email: string;
  birth: BirthDetails;
  orderIds: string[];
  gatewayOrderId: string;
  personId: string;
  sessionId: string;
};

export const FUZZ_PASSWORD = 'nadi-yantra-7';
const PAID_REPORT = 'janam-kundli';

/** `name` makes the address unique. */
export async function createFuzzMember(url: string, name: string): Promise<FuzzMember> {
  const email = `${name}@example.in`;
  const input = { name: 'Asha Rao', email, password: FUZZ_PASSWORD };
  const address = { 'X-Forwarded-For': `10.${name.length}.0.1` };
  await supertest(url).post('/api/auth/register').set(address).send(input).expect(201);
  const login = await supertest(url)
    .post('/api/auth/login')
    .set(address)
    .send({ email, password: FUZZ_PASSWORD, remember: true })
    .expect(200);
  const user = createTestUser(url, login.body);
  const birth = await buildBirthDetails(url);
  const { body: people } = await user.post('/api/people', { birth }).expect(201);
  const { body: sessions } = await user.get('/api/account/sessions').expect(200);
  return {
    token: login.body.token as string,
    cookie: readCookies(login.headers['set-cookie'] as unknown as string[]),
    email,
    birth,
    ...(await placeOrders(user, birth)),
    personId: people.person.id as string,
    sessionId: sessions.sessions[0].id as string,
  };
}

async function placeOrders(user: TestUser, birthDetails: BirthDetails) {
  const { body: quote } = await user.get(`/api/payment/quote?reportKey=${PAID_REPORT}`).expect(200);
  const input = { amount: quote.pricePaise / 100, reportKey: PAID_REPORT, birthDetails };
  const { body: placed } = await user.post('/api/payment/create-order', input).expect(200);
  const { body: free } = await user
    .post('/api/payment/payment-success', { reportType: 'free-kundli', birthDetails })
    .expect(200);
  return {
    orderIds: [placed.order as string, free.order as string],
    gatewayOrderId: placed.orderId as string,
  };
}

const readCookies = (lines: string[]) => lines.map((line) => line.split(';')[0]!).join('; ');
