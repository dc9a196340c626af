/** A purchase with all that can follow it, and one request to every route of the API. */
import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { vi } from 'vitest';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createConfirmationToken } from '#src/newsletter/confirmation-tokens.ts';
import { addSubscriber, confirm } from '#src/newsletter/testing.ts';
import { DECLARED_ROUTES } from '#src/openapi/declared-routes.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { ApiRoute } from '#src/platform/http/api-route.ts';
import { buildRequestBodies } from '#src/security-tests/request-bodies.ts';
import { placePaidOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

/** Routes that are not requested, with the reason. */
export const UNVISITED_ROUTES: Record<string, string> = {
  'GET /api/orders/progress': 'the response does not end; its statements are those of /api/orders',
  'GET /api/orders/:id/progress':
    'the response ends with the delivery; its statements are those of the order',
  'GET /api/orders/:id/receipt.pdf': 'a job prints it; the other statements are those of the receipt',
};

/** @returns the number of the order, which is paid and has no report yet */
export async function buyAndRefund(setup: AppWithBuyers, composed: ComposedApp): Promise<string> {
  const { asha } = setup;
  const { orderId, gatewayOrderId } = await placePaidOrder(setup, 'Recorded');
  await setup.setFaults({ allowSecondCapture: true });
  await setup.verifyPayment(asha, await setup.payAtGateway(gatewayOrderId)).expect(200);
  await setup.setFaults({});
  await requestRefunds(setup, composed);
  await payWrongAmount(setup);
  await setup.sandbox.runSettlement();
  await vi.waitUntil(
    async () => !(await composed.deps.db('webhook_inbox').whereNull('handled_at').first()),
    20_000,
  );
  const unpaidOrder = await setup.placeOrderFor(asha, { personName: 'Unpaid' });
  await asha.post('/api/payment/status', { order: unpaidOrder.gatewayOrderId }).expect(200);
  await asha.post('/api/payment/retry', { order: unpaidOrder.orderId }).expect(200);
  const freeReport = {
    reportKey: 'free-kundli',
    birthDetails: setup.birthDetails,
    email: 'friend@example.in',
  };
  await asha.post('/api/payment/payment-success', freeReport).expect(200);
  return orderId;
}

/** A whole refund and a partial one, of separate orders. */
async function requestRefunds(setup: AppWithBuyers, { deps }: ComposedApp): Promise<void> {
  const meta = createJobMeta(deps, 'test', 'a refund');
  const whole = await placePaidOrder(setup, 'Refunded');
  await changeOrder(deps, whole.orderId, meta, (order) => requestRefund(order, 'support', meta.at));
  const partial = await placePaidOrder(setup, 'Partially refunded');
  await changeOrder(deps, partial.orderId, meta, (order) => requestPartialRefund(order, 100, meta.at));
}

/** The payment fits no order, and is refunded after a day. */
async function payWrongAmount({ asha, sandbox, ...setup }: AppWithBuyers): Promise<void> {
  const { gatewayOrderId } = await setup.placeOrderFor(asha, { personName: 'Wrong amount' });
  await sandbox.overrideOrder(gatewayOrderId, { amount: 12_300 });
  await setup.payAtGateway(gatewayOrderId);
}

/** The job deletes the account after 48 hours. */
export async function orderAndDeleteAccount(setup: AppWithBuyers): Promise<void> {
  const member = await registerUser(setup.app.url, 'asha', { email: 'leaves@example.in' });
  await setup.placeFreeOrder(member);
  await member.post('/api/people', { birth: setup.birthDetails }).expect(201);
  await member.delete('/api/account').expect(200);
}

/** Requests every route as a member with a valid body. Deletions come last. */
export async function visitEveryRoute(setup: AppWithBuyers, orderId: string): Promise<void> {
  const { app, asha, birthDetails: birth } = setup;
  const { gateway_order_id: gatewayOrderId } = await setup.findOrderRow(orderId);
  const bodies = buildRequestBodies({ birth, orderId, gatewayOrderId });
  const { body } = await asha.post('/api/people', { birth }).expect(201);
  const personId = body.person.id as string;
  const kept = await asha.post('/api/kept-matches', bodies['POST /api/kept-matches']).expect(201);
  const matchId = kept.body.kept.id as string;
  await asha.post('/api/account/confirm', { password: TEST_USERS.asha.password }).expect(200);
  for (const route of listVisitedRoutes()) {
    const url = toUrl(route, { orderId, personId, matchId });
    // The member stays signed in for the routes that follow.
    if (/logout|sign-out/.test(url)) await supertest(app.url)[route.method](url);
    else await asha[route.method](url, bodies[getRouteName(route)]);
  }
  await visitPagesOfOrders(asha, orderId);
}

export const getRouteName = ({ method, path }: ApiRoute) => `${method.toUpperCase()} ${path}`;

export const listVisitedRoutes = (): ApiRoute[] =>
  Object.values(DECLARED_ROUTES)
    .flat()
    .filter((route) => !(getRouteName(route) in UNVISITED_ROUTES))
    .toSorted((a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'));

function toUrl(
  { path, params = {} }: ApiRoute,
  { orderId, personId, matchId }: { orderId: string; personId: string; matchId: string },
): string {
  const ids = { '/api/orders': orderId, '/api/people': personId, '/api/kept-matches': matchId };
  const id = Object.entries(ids).find(([folder]) => path.startsWith(folder))?.[1] ?? randomUUID();
  return path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? id : (params[name]?.example ?? '0'.repeat(32)),
  );
}

async function visitPagesOfOrders(member: TestUser, orderId: string): Promise<void> {
  for (const query of [`before=${orderId}`, 'open', `order=${orderId}`])
    await member.get(`/api/orders?${query}`).expect(200);
  for (const length of [32, 64]) await member.get(`/api/verify/${'0'.repeat(length)}`);
}

export async function subscribeAndLeave({ app, asha }: AppWithBuyers): Promise<void> {
  await asha.post('/api/newsletter/subscribe', { email: asha.member.email }).expect(201);
  const { id: requestId } = await app
    .db('subscription_requests')
    .where({ member_id: asha.member.id })
    .first('id');
  const token = await createConfirmationToken(app.db, requestId as string, app.clock.now());
  await confirm(app.url, token).expect(200);
  await asha.put('/api/newsletter/subscription', { withMoonSign: true }).expect(200);
  await asha.delete('/api/newsletter/subscription').expect(200);
  const { unsubscribe_token: unsubscribeToken } = await addSubscriber(app.db, 'unsubscribes@example.in');
  await supertest(app.url).post(`/api/newsletter/unsubscribe/${unsubscribeToken}`).expect(200);
}
