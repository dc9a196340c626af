/** What an order without a money problem waits for: payment, birth details, report, e-mail, or nothing. Pure. */
import { findPendingEmail } from '#src/orders/domain/report-email-commands.ts';
import { DETAILS_REFUND_DAYS } from '#src/orders/domain/delivery-sla.ts';
import { addHours, type Order } from '#src/orders/domain/order-state.ts';
import { computeRefundablePaise } from '#src/orders/domain/refund-amounts.ts';
import { formatExactPaise as format } from '#src/platform/contract-money.ts';
import { formatAge, formatIstMinute } from '#src/support/terminal/format.ts';
import { findLastFailure } from '#src/support/order/report-parts.ts';
import { describeJob, findJob } from './explain-job.ts';
import { EMAIL_FAILURES, REASON, type ExplainFacts, type Finding, type NextStep } from './finding.ts';

export function explainReport(facts: ExplainFacts): Finding {
  const { order } = facts;
  switch (order.status) {
    case 'placed':
    case 'payment-requested':
      return explainUnpaid(facts);
    case 'expired':
      return explainClosed(
        'The order expired unpaid.',
        'It was not paid within three days. A late payment reopens it.',
      );
    case 'cancelled':
      return explainClosed(
        'The order was cancelled before payment.',
        `${findCancelReason(facts)} A late payment is refunded at once.`,
      );
    case 'refunded':
      return explainClosed('The order is refunded.', 'The bank of the payer takes 5 to 7 working days.');
    case 'refund-requested':
      return explainClosed('The order is being refunded.', 'Its report is not made or sent any more.');
    default:
      return explainProduction(facts);
  }
}

const explainClosed = (headline: string, why: string): Finding => ({
  headline,
  why,
  needsAction: false,
  next: [],
});

function findCancelReason({ events }: ExplainFacts): string {
  const event = events.findLast(({ type }) => type === 'OrderCancelled');
  return event?.type === 'OrderCancelled' && event.data.reason === 'account-deletion'
    ? 'The member deleted the account.'
    : 'The member placed the order again with other details.';
}

function explainUnpaid({ order, events, now, gateway }: ExplainFacts): Finding {
  const isAuthorized =
    gateway.kind === 'answered' && gateway.payments.some(({ status }) => status === 'authorized');
  const failure = events.findLast(({ type }) => type === 'PaymentAttemptFailed');
  const lastFailure =
    failure?.type === 'PaymentAttemptFailed' ? (failure.data.reason ?? failure.data.code) : undefined;
  const attempts =
    order.attemptCount === 0
      ? 'No attempt was reported.'
      : `${order.attemptCount} ${order.attemptCount === 1 ? 'attempt' : 'attempts'} failed or ended without payment${lastFailure ? `; the last failure: ${lastFailure}` : ''}.`;
  return {
    headline: `Not paid; ordered ${formatAge(Date.parse(now) - Date.parse(order.placedAt))} ago.`,
    why: isAuthorized
      ? 'The bank approved a payment that the gateway has not captured yet. It is captured by itself.'
      : `The order waits for its payment. ${attempts} The buyer can pay in My Reports${order.expiresAt ? ` until ${formatIstMinute(order.expiresAt)}` : ''}.`,
    since: order.placedAt,
    needsAction: false,
    next: [],
  };
}

function explainProduction(facts: ExplainFacts): Finding {
  const { report } = facts.order;
  if (report.emailFailedAt) return explainFailedEmail(facts);
  switch (report.status) {
    case 'none':
    case 'awaiting-details':
      return explainMissingDetails(facts);
    case 'failed':
      return explainFailedReport(facts);
    case 'ready':
      return explainReadyReport(facts);
    case 'delivered':
      return explainDelivered(facts);
    default:
      return explainReportInProgress(facts);
  }
}

/** "Paid 2 h 10 min ago", or when the free report was requested. */
function describeStart({ order, now }: ExplainFacts): string {
  const since = order.paidAt ?? order.placedAt;
  return `${order.paidAt ? 'Paid' : 'Requested'} ${formatAge(Date.parse(now) - Date.parse(since))} ago`;
}

function describeDeadline({ order: { kind, report }, now }: ExplainFacts): string {
  if (!report.dueBy || kind !== 'priced') return '';
  const overMs = Date.parse(now) - Date.parse(report.dueBy);
  const time = formatIstMinute(report.dueBy);
  return overMs > 0
    ? ` The delivery deadline was ${time}, ${formatAge(overMs)} ago.`
    : ` The delivery deadline is ${time}.`;
}

const listRefundSteps = (order: Order): NextStep[] =>
  order.amountPaidPaise === undefined || computeRefundablePaise(order) === 0
    ? []
    : [
        {
          command: `lagna order refund ${order.id} ${REASON}`,
          note: `gives ${format(computeRefundablePaise(order))} back`,
        },
      ];

function explainMissingDetails(facts: ExplainFacts): Finding {
  const { order, events } = facts;
  const event = events.findLast(({ type }) => type === 'BirthDetailsRequested');
  const reason = event?.type === 'BirthDetailsRequested' ? event.data.reason : 'missing';
  const refundAt = order.paidAt && formatIstMinute(addHours(order.paidAt, DETAILS_REFUND_DAYS * 24));
  return {
    headline: `${describeStart(facts)}, waiting for birth details.`,
    why: `${DETAILS_TEXTS[reason]} My Reports asks the buyer for it. The 12 hours of the delivery begin after that.${order.detailsReminderNumber ? ` ${order.detailsReminderNumber} of 3 reminders were sent.` : ''}${refundAt ? ` The payment is refunded by itself on ${refundAt}.` : ''}`,
    since: order.paidAt ?? order.placedAt,
    needsAction: false,
    next: listRefundSteps(order),
  };
}

const DETAILS_TEXTS = {
  missing: 'Date, time or place of birth is missing.',
  'name-unprintable': 'The name has letters that cannot be printed.',
  'place-unknown': 'The place of birth was not found.',
  'place-ambiguous': 'Several places have the name of the place of birth.',
  'clock-change': 'The clocks were changed at the hour of birth: it is open which time is meant.',
};

function explainFailedReport(facts: ExplainFacts): Finding {
  const { order, events } = facts;
  const failure = findLastFailure(events);
  const job = findJob(facts, ['produce-report']);
  const times = job ? ` after ${job.retryCount + 1} runs` : '';
  return {
    headline: `${describeStart(facts)}, report not delivered.`,
    why: `The report failed at “${failure?.step ?? 'unknown'}”${times}. Last error: ${job?.lastError ?? failure?.reason ?? 'not recorded'}.${describeDeadline(facts)}`,
    since: failure?.at,
    needsAction: true,
    next: [
      {
        command: `lagna order regenerate ${order.id} ${REASON}`,
        note: 'after the fix: starts again at this step',
      },
      { command: 'lagna doctor', note: 'names what is down' },
      ...listRefundSteps(order),
    ],
  };
}

function explainReportInProgress(facts: ExplainFacts): Finding {
  const { order } = facts;
  const job = findJob(facts, ['produce-report']);
  const explanation = describeJob(facts, job, 'the report');
  const isLost = !job || !['created', 'retry', 'active'].includes(job.state);
  return {
    headline: `${describeStart(facts)}, the report is in production.`,
    ...explanation,
    why: `${explanation.why}${describeDeadline(facts)}`,
    since: order.report.requestedAt,
    needsAction: explanation.needsAction || isLost,
    next: isLost
      ? [
          { command: `lagna order retry ${order.id} ${REASON}`, note: 'sends the job again at once' },
          ...listRefundSteps(order),
        ]
      : explanation.next,
  };
}

function explainReadyReport(facts: ExplainFacts): Finding {
  const { order, isMemberDeleted } = facts;
  const { emailBouncedAt, renderedAt } = order.report;
  if (emailBouncedAt)
    return {
      headline: 'The report is ready; its e-mail bounced.',
      why: `The mail server rejected the address. The report is in My Reports.${isMemberDeleted ? '' : ' Ask the member for another address; My Reports then sends it again.'}`,
      since: emailBouncedAt,
      needsAction: !isMemberDeleted,
      next: isMemberDeleted
        ? []
        : [{ command: `lagna order show ${order.id}`, note: 'name and address of the member' }],
    };
  const explanation = describeJob(facts, findEmailJob(facts), 'the e-mail');
  return {
    headline: 'The report is ready, in My Reports; its e-mail is not sent yet.',
    ...explanation,
    since: renderedAt,
  };
}

const findEmailJob = (facts: ExplainFacts) =>
  findPendingEmail(facts.order) ? findJob(facts, ['send-report-email']) : undefined;

function explainFailedEmail({ order, events, isMemberDeleted }: ExplainFacts): Finding {
  const event = events.findLast(
    ({ type }) => type === 'ReportEmailFailed' || type === 'ReportEmailResendFailed',
  );
  const reason =
    event?.type === 'ReportEmailFailed' || event?.type === 'ReportEmailResendFailed'
      ? EMAIL_FAILURES[event.data.reason]
      : 'not recorded';
  return {
    headline: 'The report is ready, in My Reports; its e-mail failed.',
    why: `No attempt is left: ${reason}.${isMemberDeleted ? ' The account is deleted, so the e-mail is no longer needed.' : ''}`,
    since: order.report.emailFailedAt,
    needsAction: !isMemberDeleted,
    next: isMemberDeleted
      ? []
      : [
          { command: `lagna order resend-email ${order.id} ${REASON}`, note: 'when the cause is fixed' },
          { command: 'lagna doctor', note: 'logs in to the mail server and reads its DNS records' },
        ],
  };
}

function explainDelivered({ order }: ExplainFacts): Finding {
  const { deliveredAt, edition } = order.report;
  return {
    headline: `Delivered ${formatIstMinute(deliveredAt!)}: nothing is wrong.`,
    why: `Edition ${edition} was sent by e-mail, and is in My Reports. The member can have it sent again there three times a day.`,
    since: deliveredAt,
    needsAction: false,
    next: [],
  };
}
