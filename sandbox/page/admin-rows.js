// @ts-check
/** The rows of each list: their texts and actions. */
import { patch, post } from './admin-api.js';

/**
 * @typedef {Record<string, any> & { id: string }} Entity
 * @typedef {{ label: string, run: (amount?: number) => Promise<unknown>, hasAmount?: boolean }} Action
 * @typedef {{ title: string, status?: string, facts: string[], actions: Action[] }} Row
 */

/**
 * @param {string} label
 * @param {Action['run']} run
 * @param {boolean} [hasAmount]
 * @returns {Action}
 */
const createAction = (label, run, hasAmount = false) => ({ label, run, hasAmount });

/** @param {number} paise @param {string} currency */
const formatAmount = (paise, currency = 'INR') =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(paise / 100);

/** @param {number} seconds Unix time */
export const formatTime = (seconds) =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(seconds * 1000);

/** By list, such as `payments`. @type {Record<string, (entity: Entity) => Row>} */
export const ROW_BUILDERS = {
  payments: (payment) => ({
    title: payment.id,
    status: payment.status,
    facts: [
      formatAmount(payment.amount, payment.currency),
      payment.method,
      payment.order_id,
      ...(payment.amount_refunded ? [`refunded ${formatAmount(payment.amount_refunded)}`] : []),
      ...(payment.error_reason ? [payment.error_reason] : []),
      formatTime(payment.created_at),
    ],
    actions: listPaymentActions(payment),
  }),
  orders: (order) => ({
    title: order.id,
    status: order.status,
    facts: [
      formatAmount(order.amount, order.currency),
      ...(order.receipt ? [order.receipt] : []),
      `${order.attempts} attempts`,
      formatTime(order.created_at),
    ],
    actions: order.status === 'paid' ? [] : listOrderActions(order),
  }),
  refunds: (refund) => ({
    title: refund.id,
    status: refund.status,
    facts: [
      formatAmount(refund.amount, refund.currency),
      refund.payment_id,
      `${refund.speed_requested}, processed ${refund.speed_processed}`,
      formatTime(refund.created_at),
    ],
    actions: listRefundActions(refund),
  }),
  disputes: (dispute) => ({
    title: dispute.id,
    status: dispute.status,
    facts: [
      formatAmount(dispute.amount, dispute.currency),
      dispute.payment_id,
      dispute.phase,
      `answer until ${formatTime(dispute.respond_by)}`,
    ],
    actions: ['open', 'under_review'].includes(dispute.status) ? listDecisions(dispute) : [],
  }),
  settlements: (settlement) => ({
    title: settlement.id,
    status: settlement.status,
    facts: [formatAmount(settlement.amount), `UTR ${settlement.utr}`, formatTime(settlement.created_at)],
    actions: [],
  }),
  downtimes: (downtime) => ({
    title: downtime.id,
    status: downtime.status,
    facts: [
      downtime.method,
      `severity ${downtime.severity}`,
      ...Object.entries(downtime.instrument).map(([name, value]) => `${name} ${value}`),
      formatTime(downtime.begin),
    ],
    actions: downtime.status === 'started' || downtime.status === 'scheduled' ? listChanges(downtime) : [],
  }),
  webhooks: (webhook) => ({
    title: webhook.event,
    status: webhook.state,
    facts: [
      ...(webhook.payment_id ? [webhook.payment_id] : []),
      `${webhook.attempts} attempts`,
      ...(webhook.last_response ? [`last answer ${webhook.last_response}`] : []),
      formatTime(webhook.created_at),
    ],
    actions: [createAction('Replay', () => post(`/admin/webhooks/${webhook.id}/replay`))],
  }),
};

/** @param {Entity} payment */
function listPaymentActions({ id, status, amount, currency }) {
  const answerAsBank = (/** @type {string} */ outcome) => () =>
    post(`/admin/payments/${id}/bank`, { outcome });
  if (status === 'created')
    return [
      createAction('Bank: success', answerAsBank('success')),
      createAction('Bank: failure', answerAsBank('failure')),
    ];
  if (status === 'failed') return [createAction('Late success', answerAsBank('success'))];
  if (status === 'authorized')
    return [createAction('Capture', () => post(`/admin/payments/${id}/capture`, { amount, currency }))];
  const openDispute = (/** @type {number | undefined} */ disputedPaise) =>
    post(`/admin/payments/${id}/disputes`, { amount: disputedPaise });
  const refund = (/** @type {number | undefined} */ refundedPaise) =>
    post(`/admin/payments/${id}/refund`, { amount: refundedPaise });
  return [
    ...(status === 'captured' ? [createAction('Refund', refund, true)] : []),
    createAction('Dispute', openDispute, true),
  ];
}

/** @param {Entity} order */
function listOrderActions({ id }) {
  const pay = (/** @type {string} */ outcome) => () =>
    // The response to a failed payment is an error, which is the expected result here.
    post(`/checkout/${id}/pay`, { method: 'upi', outcome }).catch((error) => {
      if (outcome !== 'failure') throw error;
    });
  return [
    createAction('Pay by UPI', pay('success')),
    createAction('Fail', pay('failure')),
    createAction('Leave pending', pay('pending')),
  ];
}

/** @param {Entity} refund */
function listRefundActions({ id, status, speed_processed }) {
  const answerAsBank = (/** @type {string} */ outcome) => () =>
    post(`/admin/refunds/${id}/bank`, { outcome });
  return [
    ...(status === 'pending' ? [createAction('Bank: process', answerAsBank('success'))] : []),
    ...(status === 'failed' ? [] : [createAction('Bank: fail', answerAsBank('failure'))]),
    ...(speed_processed === 'instant'
      ? [createAction('Make it normal speed', () => post(`/admin/refunds/${id}/speed`))]
      : []),
  ];
}

/** @param {Entity} dispute */
function listDecisions({ id }) {
  const labels = {
    under_review: 'Under review',
    action_required: 'Action required',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
  };
  return Object.entries(labels).map(([status, label]) =>
    createAction(label, () => post(`/admin/disputes/${id}`, { status })),
  );
}

/** @param {Entity} downtime */
function listChanges({ id, status, severity }) {
  const change = (/** @type {object} */ changes) => () => patch(`/admin/downtimes/${id}`, changes);
  const nextSeverity = severity === 'high' ? 'medium' : 'high';
  return [
    ...(status === 'scheduled' ? [createAction('Start', change({ status: 'started' }))] : []),
    createAction(`Severity ${nextSeverity}`, change({ severity: nextSeverity })),
    createAction('Resolve', change({ status: 'resolved' })),
  ];
}
