/** The routes of the REST API about money. */
import { acceptDispute, saveEvidence, fetchDispute, listDisputes } from './disputes.ts';
import { fetchDowntime, listDowntimes } from './downtimes.ts';
import { OBJECT_ROUTES } from './object-routes.ts';
import { createOrder, fetchOrder, fetchOrderPayments, listOrders, updateOrderNotes } from './orders.ts';
import {
  capturePayment,
  fetchPayment,
  fetchPaymentCard,
  listPayments,
  updatePaymentNotes,
} from './payments.ts';
import { createRefund, fetchRefund, listRefunds, updateRefundNotes } from './refunds.ts';
import type { Route } from './route-types.ts';
import { fetchRecon, fetchSettlement, listSettlements } from './settlements.ts';

const ORDERS: Route[] = [
  ['post', '/orders', 'orders.create', (context, { body }) => createOrder(context, body)],
  ['get', '/orders', 'orders.list', (context, { query }) => listOrders(context, query)],
  ['get', '/orders/:id', 'orders.fetch', (context, { id, query }) => fetchOrder(context, id, query)],
  ['patch', '/orders/:id', 'orders.edit', (context, { id, body }) => updateOrderNotes(context, id, body)],
  [
    'get',
    '/orders/:id/payments',
    'orders.payments',
    (context, { id, query }) => fetchOrderPayments(context, id, query),
  ],
];

const PAYMENTS: Route[] = [
  ['get', '/payments', 'payments.list', (context, { query }) => listPayments(context, query)],
  // Before /payments/:id, which would read `downtimes` as an id.
  ['get', '/payments/downtimes', 'downtimes.list', (context, { query }) => listDowntimes(context, query)],
  ['get', '/payments/downtimes/:id', 'downtimes.fetch', (context, { id }) => fetchDowntime(context, id)],
  ['get', '/payments/:id', 'payments.fetch', (context, { id, query }) => fetchPayment(context, id, query)],
  [
    'patch',
    '/payments/:id',
    'payments.edit',
    (context, { id, body }) => updatePaymentNotes(context, id, body),
  ],
  ['get', '/payments/:id/card', 'payments.card', (context, { id }) => fetchPaymentCard(context, id)],
  [
    'post',
    '/payments/:id/capture',
    'payments.capture',
    (context, { id, body }) => capturePayment(context, id, body),
  ],
  [
    'post',
    '/payments/:id/refund',
    'payments.refund',
    (context, { id, body, idempotencyKey }) => createRefund(context, id, body, idempotencyKey),
  ],
  [
    'get',
    '/payments/:id/refunds',
    'payments.refunds',
    (context, { id, query }) => listRefunds(context, query, id),
  ],
  [
    'get',
    '/payments/:id/refunds/:subId',
    'payments.refunds.fetch',
    (context, { id, subId }) => fetchRefund(context, subId, id),
  ],
];

const REFUNDS: Route[] = [
  ['get', '/refunds', 'refunds.list', (context, { query }) => listRefunds(context, query)],
  ['get', '/refunds/:id', 'refunds.fetch', (context, { id }) => fetchRefund(context, id)],
  ['patch', '/refunds/:id', 'refunds.edit', (context, { id, body }) => updateRefundNotes(context, id, body)],
];

const DISPUTES: Route[] = [
  ['get', '/disputes', 'disputes.list', (context, { query }) => listDisputes(context, query)],
  ['get', '/disputes/:id', 'disputes.fetch', (context, { id, query }) => fetchDispute(context, id, query)],
  [
    'post',
    '/disputes/:id/accept',
    'disputes.accept',
    (context, { id, body }) => acceptDispute(context, id, body),
  ],
  [
    'patch',
    '/disputes/:id/contest',
    'disputes.contest',
    (context, { id, body }) => saveEvidence(context, id, body),
  ],
];

const SETTLEMENTS: Route[] = [
  ['get', '/settlements', 'settlements.list', (context, { query }) => listSettlements(context, query)],
  [
    'get',
    '/settlements/recon/combined',
    'settlements.recon',
    (context, { query }) => fetchRecon(context, query),
  ],
  ['get', '/settlements/:id', 'settlements.fetch', (context, { id }) => fetchSettlement(context, id)],
];

export const REST_ROUTES: Route[] = [
  ...ORDERS,
  ...PAYMENTS,
  ...REFUNDS,
  ...DISPUTES,
  ...SETTLEMENTS,
  ...OBJECT_ROUTES,
];
