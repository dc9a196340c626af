/** The member in whose name the requests are sent, with an unpaid, a paid and a free order and a saved person. */
import supertest from 'supertest';
import { createTestUser, type TestUser } from '#src/accounts/testing.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createSandboxClient, type PaymentProof } from '#src/testing/sandbox-client.ts';

export type FuzzMember = {
  token: string;
  /** as in the header Cookie */
  cookie: string;
  email: string;
  birth: BirthDetails;
  orderIds: string[];
  gatewayOrderId: string;
  paidOrderId: string;
  /** of the paid order */
  proof: PaymentProof;
  /** rupees of the unpaid and of the next order */
  amount: number;
  personId: string;
  matchId: string;
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
  const couple = { groom: { ...birth, date: '1990-02-16' }, bride: birth, consent: true };
  const { body: kept } = await user.post('/api/kept-matches', couple).expect(201);
  const { body: sessions } = await user.get('/api/account/sessions').expect(200);
  return {
    token: login.body.token as string,
    cookie: readCookies(login.headers['set-cookie'] as unknown as string[]),
    email,
    birth,
    ...(await placeOrders(url, user, birth)),
    personId: people.person.id as string,
    matchId: kept.kept.id as string,
    sessionId: sessions.sessions[0].id as string,
  };
}

async function placeOrders(url: string, user: TestUser, birthDetails: BirthDetails) {
  // Paid first: its report gets the offer, and the price of those that follow is the list price.
  const paid = await placeOrder(user, { ...birthDetails, name: 'Ravi Rao' });
  const { body: proof } = await createSandboxClient(url).pay(paid.gatewayOrderId).expect(200);
  const verification = { ...(proof as PaymentProof), reportKey: PAID_REPORT };
  await user.post('/api/payment/verify-payment', verification).expect(200);
  const placed = await placeOrder(user, birthDetails);
  const { body: free } = await user
    .post('/api/payment/payment-success', { reportType: 'free-kundli', birthDetails })
    .expect(200);
  return {
    orderIds: [placed.orderId, paid.orderId, free.order as string],
    gatewayOrderId: placed.gatewayOrderId,
    amount: placed.amount,
    paidOrderId: paid.orderId,
    proof: proof as PaymentProof,
  };
}

async function placeOrder(user: TestUser, birthDetails: BirthDetails) {
  const { body: quote } = await user.get(`/api/payment/quote?reportKey=${PAID_REPORT}`).expect(200);
  const amount: number = quote.pricePaise / 100;
  const input = { amount, reportKey: PAID_REPORT, birthDetails };
  const { body } = await user.post('/api/payment/create-order', input).expect(200);
  return { orderId: body.order as string, gatewayOrderId: body.orderId as string, amount };
}

const readCookies = (lines: string[]) => lines.map((line) => line.split(';')[0]!).join('; ');
