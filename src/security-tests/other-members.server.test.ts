import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequestBodies, getRouteName } from './request-bodies.ts';
import type { TestUser } from '#src/accounts/testing.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { startAppWithBuyers, type PlacedOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let routes: Route[];
let unpaidOrder: PlacedOrder;
let paidOrder: PlacedOrder;
let personId: string;
let matchId: string;
let sessionId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  const { asha, birthDetails } = setup;
  routes = await listRoutes(setup.app);
  unpaidOrder = await setup.placeOrder(asha);
  paidOrder = await setup.placeOrderFor(asha, { personName: 'Meera Rao' });
  await setup.verifyPayment(asha, await setup.payAtGateway(paidOrder.gatewayOrderId)).expect(200);
  personId = (await asha.post('/api/people', { birth: birthDetails }).expect(201)).body.person.id;
  const couple = { groom: { ...birthDetails, date: '1990-02-16' }, bride: birthDetails, consent: true };
  matchId = (await asha.post('/api/kept-matches', couple).expect(201)).body.kept.id;
  sessionId = (await asha.get('/api/account/sessions').expect(200)).body.sessions[0].id;
});
afterAll(() => setup.close());

const UNKNOWN_IDS = {
  order: 'LG-2611-222222',
  gatewayOrderId: 'order_NoSuchOrder1',
  personId: '019aa000-0000-7000-8000-000000000000',
};

type Ids = { order: string; gatewayOrderId: string; personId: string; matchId: string; sessionId: string };
const getUnknownIds = (): Ids => ({
  ...UNKNOWN_IDS,
  matchId: UNKNOWN_IDS.personId,
  sessionId: UNKNOWN_IDS.personId,
});
const getAshasIds = ({ orderId, gatewayOrderId }: PlacedOrder): Ids => ({
  order: orderId,
  gatewayOrderId,
  personId,
  matchId,
  sessionId,
});

function getUrl({ path }: Route, { order, personId, matchId, sessionId }: Ids): string {
  const ids = { '/api/people': personId, '/api/kept-matches': matchId, '/api/orders': order };
  const id = Object.entries(ids).find(([folder]) => path.startsWith(folder))?.[1] ?? sessionId;
  return path.replace(':id', id);
}

function call(caller: TestUser, route: Route, ids: Ids): supertest.Test {
  const body = buildRequestBodies({
    birth: setup.birthDetails,
    orderId: ids.order,
    gatewayOrderId: ids.gatewayOrderId,
  })[getRouteName(route)];
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return caller[method](getUrl(route, ids), body ?? {});
}

/** Without the headers that differ in every response. */
const toComparable = ({ status, body, headers }: supertest.Response) => {
  const { 'x-request-id': _id, date: _date, ...comparedHeaders } = headers as Record<string, string>;
  return { status, body: body as unknown, headers: comparedHeaders };
};

const ROUTES_WITH_ID_IN_BODY = [
  'POST /api/payment/verify-payment',
  'POST /api/payment/status',
  'POST /api/payment/retry',
  'POST /api/payment/attempts',
  'POST /api/auth/send-contact',
];
const listOwnedRoutes = () =>
  routes.filter(
    (route) => route.path.includes('/:id') || ROUTES_WITH_ID_IN_BODY.includes(getRouteName(route)),
  );

describe('data of another member', () => {
  it('every route with an id answers for a foreign id exactly as for an unknown id', async () => {
    expect(listOwnedRoutes().length).toBeGreaterThanOrEqual(18);
    const eventCount = await setup.countEvents();
    for (const route of listOwnedRoutes())
      for (const order of [unpaidOrder, paidOrder]) {
        const foreignResponse = toComparable(await call(setup.ravi, route, getAshasIds(order)));
        const unknownResponse = toComparable(await call(setup.ravi, route, getUnknownIds()));
        expect([getRouteName(route), foreignResponse.status]).toEqual([getRouteName(route), 404]);
        expect([getRouteName(route), foreignResponse]).toEqual([getRouteName(route), unknownResponse]);
      }
    expect(await setup.countEvents()).toBe(eventCount);
    expect((await setup.asha.get('/api/people').expect(200)).body.people).toHaveLength(1);
    await setup.asha.get('/api/profile').expect(200);
  });

  it('a foreign order is not found by gateway id, edition or list cursor', async () => {
    const { ravi } = setup;
    await ravi.get(`/api/orders/${unpaidOrder.gatewayOrderId}`).expect(404);
    await ravi.post('/api/payment/status', { order: unpaidOrder.gatewayOrderId }).expect(404);
    await ravi.get(`/api/orders/${paidOrder.orderId}/report.pdf?edition=1`).expect(404);
    const { body } = await ravi.get(`/api/orders?before=${paidOrder.orderId}`).expect(200);
    expect(body.orders).toEqual([]);
    const { body: responseWithoutOrder } = await ravi.post('/api/payment/status', {}).expect(200);
    expect(responseWithoutOrder).toEqual({ success: true, order: null });
  });

  it('a payment proof is accepted for its own order only', async () => {
    const { ravi } = setup;
    const ravisOrder = await setup.placeOrder(ravi);
    const proof = await setup.payAtGateway(unpaidOrder.gatewayOrderId);
    await setup.verifyPayment(ravi, proof).expect(404);
    await setup.verifyPayment(ravi, { ...proof, razorpay_order_id: ravisOrder.gatewayOrderId }).expect(400);
    expect((await setup.findOrderRow(ravisOrder.orderId)).status).toBe('payment-requested');
  });

  it('an owner id in a request is ignored', async () => {
    const id = setup.asha.member.id;
    const { body } = await setup.ravi
      .put('/api/profile', { id, _id: id, member_id: id, email: 'asha@example.in', name: 'Ravi' })
      .expect(200);
    expect(body.user).toMatchObject({ id: setup.ravi.member.id, email: 'ravi@example.in', name: 'Ravi' });
    const { body: list } = await setup.ravi.get(`/api/orders?memberId=${id}&member_id=${id}`).expect(200);
    expect(list.orders.map((order: { id: string }) => order.id)).not.toContain(unpaidOrder.orderId);
  });
});
