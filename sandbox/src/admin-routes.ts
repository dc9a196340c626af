/**
 * Routes below /admin, for tests and inspection, like Razorpay's dashboard. Simulated faults do not affect them. The
 * routes of the clock are in routes.ts.
 */
import { decideDispute, listDisputes, openDispute } from './disputes.ts';
import { updateDowntime, listDowntimes, createDowntime } from './downtimes.ts';
import { listOrders, overrideOrder } from './orders.ts';
import { capturePayment, listPayments } from './payments.ts';
import { createRefund, listRefunds } from './refunds.ts';
import type { Handler, HttpMethod } from './route-types.ts';
import { changeRefundSpeed, simulateRefundOutcome } from './simulate-refund-outcome.ts';
import { simulatePaymentOutcome } from './simulate-payment-outcome.ts';
import { exportSettlement, listReconRows, listSettlements, runSettlement } from './settlements.ts';
import { replaceFaults } from './shared-state.ts';
import { listWebhooks, replayWebhook, setWebhookEnabled, showWebhook } from './webhook-admin.ts';

type AdminRoute = [method: HttpMethod, path: string, handler: Handler];

const SHARED_STATE_ROUTES: AdminRoute[] = [
  ['get', '/faults', async ({ faults }) => faults],
  ['post', '/faults', (context, { body }) => replaceFaults(context, body)],
  ['get', '/webhook', (context) => showWebhook(context)],
  ['post', '/webhook', (context, { body }) => setWebhookEnabled(context, body)],
  ['get', '/webhooks', (context, { query }) => listWebhooks(context, query)],
  ['post', '/webhooks/:id/replay', (context, { id }) => replayWebhook(context, id)],
];

const PAYMENT_ROUTES: AdminRoute[] = [
  ['get', '/orders', (context, { query }) => listOrders(context, query)],
  ['patch', '/orders/:id', (context, { id, body }) => overrideOrder(context, id, body)],
  ['get', '/payments', (context, { query }) => listPayments(context, query)],
  ['get', '/payments/:id/refunds', (context, { id, query }) => listRefunds(context, query, id)],
  ['post', '/payments/:id/bank', (context, { id, body }) => simulatePaymentOutcome(context, id, body)],
  ['post', '/payments/:id/capture', (context, { id, body }) => capturePayment(context, id, body)],
  ['post', '/payments/:id/refund', (context, { id, body }) => createRefund(context, id, body)],
  ['get', '/refunds', (context, { query }) => listRefunds(context, query)],
  ['post', '/refunds/:id/bank', (context, { id, body }) => simulateRefundOutcome(context, id, body)],
  ['post', '/refunds/:id/speed', (context, { id }) => changeRefundSpeed(context, id)],
];

const DISPUTE_ROUTES: AdminRoute[] = [
  ['get', '/disputes', (context, { query }) => listDisputes(context, query)],
  ['post', '/payments/:id/disputes', (context, { id, body }) => openDispute(context, id, body)],
  ['post', '/disputes/:id', (context, { id, body }) => decideDispute(context, id, body)],
];

const SETTLEMENT_ROUTES: AdminRoute[] = [
  ['get', '/settlements', (context, { query }) => listSettlements(context, query)],
  ['get', '/settlements/:id/rows', (context, { id }) => listReconRows(context, id)],
  ['get', '/settlements/:id/csv', (context, { id }) => exportSettlement(context, id)],
  ['post', '/settlements', (context) => runSettlement(context)],
];

const DOWNTIME_ROUTES: AdminRoute[] = [
  ['get', '/downtimes', (context, { query }) => listDowntimes(context, query)],
  ['post', '/downtimes', (context, { body }) => createDowntime(context, body)],
  ['patch', '/downtimes/:id', (context, { id, body }) => updateDowntime(context, id, body)],
];

export const ADMIN_ROUTES: AdminRoute[] = [
  ...SHARED_STATE_ROUTES,
  ...PAYMENT_ROUTES,
  ...DISPUTE_ROUTES,
  ...SETTLEMENT_ROUTES,
  ...DOWNTIME_ROUTES,
];
