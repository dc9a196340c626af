/** A webhook whose handler fails at every attempt, because the gateway does not answer the request for its payment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { markWebhookFailed, processWebhook } from './process-webhook.ts';

const UNANSWERED = new GatewayError(0, 'NO_RESPONSE', 'no answer');
/** MAX_ATTEMPTS of process-webhook.ts: afterwards the webhook is not tried again. */
const ATTEMPTS_OF_TWO_WEEKS = 320;
const PAYMENT_ID = 'pay_FailingWebhook';

let setup: AppWithBuyers;
let composed: ComposedApp;
let deps: PaymentDeps;
let order: PlacedOrder;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  const gateway = { ...composed.deps.gateway, fetchPayment: () => Promise.reject(UNANSWERED) };
  deps = { ...composed.deps, gateway };
  order = await setup.placeOrderFor(setup.asha, { personName: 'Failing Webhook' });
  const { gatewayOrderId: order_id, amount } = order;
  await storeWebhook('unknown-dispute', 'payment.dispute.created', {
    dispute: { entity: { id: 'disp_1', payment_id: 'pay_Unknown', amount: 100, status: 'open' } },
  });
  await storeWebhook('early-refund', 'refund.processed', {
    refund: { entity: { id: 'rfnd_1', payment_id: PAYMENT_ID, amount: 100, status: 'processed' } },
  });
  await storeWebhook('capture', 'payment.captured', {
    payment: { entity: { id: PAYMENT_ID, order_id, amount, currency: 'INR', status: 'captured' } },
  });
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** Without a job, so that the tests decide when it is handled. */
const storeWebhook = (id: string, type: string, payload: object) =>
  setup.app.db('webhook_inbox').insert({
    event_id: id,
    signature: 'valid',
    body: Buffer.from(JSON.stringify({ event: type, payload })),
    received_at: setup.app.clock.now(),
    type,
    gateway_payment_id: id === 'unknown-dispute' ? 'pay_Unknown' : PAYMENT_ID,
  });
const findWebhook = (id: string) => setup.app.db('webhook_inbox').where({ event_id: id }).first();

it('an earlier webhook that fails does not block a later one of the same payment', async () => {
  await expect(processWebhook(deps, 'early-refund')).rejects.toBe(UNANSWERED);
  await processWebhook(deps, 'capture');
  expect(await setup.listEventTypes(order.orderId)).toContain('PaymentCapturedByWebhook');
  expect(await findWebhook('early-refund')).toMatchObject({ handled_at: null, attempts: 2 });
  await processWebhook(deps, 'early-refund');
  expect(await setup.listEventTypes(order.orderId)).toContain('PaymentPartiallyRefunded');
});

it('a webhook that fails for two weeks ends with the outcome failed, not earlier', async () => {
  await expect(processWebhook(deps, 'unknown-dispute')).rejects.toBe(UNANSWERED);
  await markWebhookFailed(deps, 'unknown-dispute', UNANSWERED);
  expect(await findWebhook('unknown-dispute')).toMatchObject({ handled_at: null, attempts: 1 });
  await setup.app
    .db('webhook_inbox')
    .where({ event_id: 'unknown-dispute' })
    .update({ attempts: ATTEMPTS_OF_TWO_WEEKS });
  await markWebhookFailed(deps, 'unknown-dispute', UNANSWERED);
  expect(await findWebhook('unknown-dispute')).toMatchObject({ outcome: 'failed' });
});
