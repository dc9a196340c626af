/** Correctly signed webhooks of every content: none is lost, none blocks the next, and none can invent a payment. */
import { createHmac, randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import {
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let placedOrder: PlacedOrder;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Webhook' });
});
afterAll(() => setup.close());

const SECRET = readConfig({}).gateway.webhookSecrets[0]!;

/** @returns the outcome of the job that handles the webhook */
async function deliver(
  body: string | Buffer,
  eventId: string = randomUUID(),
): Promise<{ type: string; outcome: string }> {
  await send(body, eventId).expect(200);
  const findWebhook = () => setup.app.db('webhook_inbox').where({ event_id: eventId }).first();
  await waitUntil(async () => (await findWebhook()).handled_at !== null);
  return findWebhook();
}

const send = (body: string | Buffer, eventId: string) =>
  supertest(setup.app.url)
    .post('/api/payment/webhook')
    .set('Content-Type', 'application/json')
    .set('X-Razorpay-Event-Id', eventId)
    .set('X-Razorpay-Signature', createHmac('sha256', SECRET).update(body).digest('hex'))
    .send(typeof body === 'string' ? body : body.toString());

const buildPayment = (change: object = {}) => ({
  id: `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
  entity: 'payment',
  order_id: placedOrder.gatewayOrderId,
  amount: placedOrder.amount,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  ...change,
});
const buildBody = (event: string, payment: object) =>
  JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment'],
    payload: { payment: { entity: payment } },
  });

const countCaptures = async () =>
  (await setup.listEventTypes(placedOrder.orderId)).filter((type) => type.startsWith('PaymentCaptured'))
    .length;

describe('a correctly signed webhook', () => {
  it('is stored with its bytes and signature, and acknowledged once however often it is delivered', async () => {
    const body = '{"event":"invoice.paid","payload":{},"note":"\\u20b9 \\/ bytes"}';
    const eventId = randomUUID();
    expect(await deliver(body, eventId)).toMatchObject({ type: 'invoice.paid', outcome: 'not-used' });
    await send(body, eventId).expect(200);
    const rows = await setup.app.db('webhook_inbox').where({ event_id: eventId });
    expect(rows).toHaveLength(1);
    expect(rows[0].body.toString()).toBe(body);
    expect(rows[0].signature).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['a NUL character', buildBodyWithPaymentId('"a\\u0000b"')],
    ['a lone surrogate', buildBodyWithPaymentId('"\\ud800"')],
    ['no JSON', 'not json'],
    ['no event', '{}'],
    ['an empty array', '[]'],
  ])('with %s is stored and handled without an error', async (_case, body) => {
    expect(['unreadable', 'not-used']).toContain((await deliver(body)).outcome);
  });

  it.each([
    ['an unknown payment status', 'payment.captured', { status: 'pending' }],
    ['the status failed under payment.captured', 'payment.captured', { status: 'failed' }],
    ['the status authorized under order.paid', 'order.paid', { status: 'authorized' }],
    ['another currency', 'payment.captured', { currency: 'IDR' }],
    ['another amount', 'payment.captured', { amount: 100 }],
    ['no order', 'payment.captured', { order_id: null }],
  ])('with %s pays no order', async (_case, event, change) => {
    await deliver(buildBody(event, buildPayment(change)));
    expect(await countCaptures()).toBe(0);
  });

  it('with an unmatched payment lists it with its reason', async () => {
    const rows = await setup.app.db('unmatched_payments').orderBy('reason');
    expect(rows.map(({ reason, order_id: id }) => [reason, id])).toEqual([
      ['amount-mismatch', placedOrder.orderId],
      ['currency-mismatch', placedOrder.orderId],
      ['unknown-order', null],
    ]);
  });

  it('with fees as text pays its order', async () => {
    await deliver(buildBody('payment.captured', buildPayment({ fee: '1178', tax: '180' })));
    expect(await countCaptures()).toBe(1);
  });

  it('with one payment id on two orders pays only the first', async () => {
    const secondOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Other Order' });
    const payment = buildPayment({ order_id: secondOrder.gatewayOrderId, amount: secondOrder.amount });
    await deliver(buildBody('payment.captured', payment));
    const thirdOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Third Order' });
    const conflictingPayment = { ...payment, order_id: thirdOrder.gatewayOrderId, amount: thirdOrder.amount };
    expect((await deliver(buildBody('payment.captured', conflictingPayment))).outcome).toBe('contradictory');
    expect(await setup.findOrderRow(thirdOrder.orderId)).toMatchObject({ status: 'payment-requested' });
  });
});

function buildBodyWithPaymentId(jsonLiteral: string): string {
  return `{"event":"payment.captured","payload":{"payment":{"entity":{"id":${jsonLiteral}}}}}`;
}
