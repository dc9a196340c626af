/** What is wrong or open with the money of an order: disputes, refunds, duplicate payments, differences with the gateway. Pure. */
import { isInquiry, isOpenDispute, sumLostDisputes, type Dispute } from '#src/orders/domain/dispute.ts';
import { hasFailedDuplicateRefund } from '#src/orders/domain/duplicate-refund.ts';
import {
  computeUnreturnedDuplicatePaise,
  isDuplicateReturned,
  isPaymentDisputed,
  listExcessReturns,
} from '#src/orders/domain/order-disputes.ts';
import {
  computeRefundablePaise,
  computeUnrequestedPaise,
  listUnrepeatedFailures,
} from '#src/orders/domain/refund-amounts.ts';
import { toAttentionKey, type DuplicatePayment, type Order } from '#src/orders/domain/order-state.ts';
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { formatExactPaise as format } from '#src/platform/contract-money.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { listDifferences, listUnknownAtGateway } from './compare-gateway.ts';
import { describeJob, findJob } from './explain-job.ts';
import { REASON, type ExplainFacts, type Finding } from './finding.ts';

/** The most urgent first. */
export const explainMoney = (facts: ExplainFacts): Finding[] => [
  ...facts.order.disputes.filter(isOpenDispute).map((dispute) => explainDispute(facts.order, dispute)),
  ...explainReturnedTwice(facts.order),
  ...explainDifferences(facts),
  ...explainUnknownPayments(facts),
  ...explainRefund(facts),
  ...explainUnmatched(facts),
  ...facts.order.duplicatePayments
    .filter((payment) => !isDuplicateReturned(facts.order, payment))
    .map((payment) => explainDuplicate(facts, payment)),
];

function explainDispute(order: Order, dispute: Dispute): Finding {
  const { id, amount, reasonCode, phase, respondBy, openedAt, status } = dispute;
  const isReviewed = status === 'under_review';
  return {
    headline: `The payer disputes ${format(amount)} at the bank.`,
    why: isReviewed
      ? `The bank reviews our evidence (${id}, ${phase}, ${reasonCode}). Refunds wait.`
      : `Dispute ${id} (${phase}, ${reasonCode}) needs an answer by ${formatIstMinute(respondBy)}, in the gateway’s dashboard. Without it the bank decides against us.${isInquiry(dispute) ? ' The bank only asks: a refund ends it.' : ' Never refund it before the decision.'}`,
    since: openedAt,
    needsAction: !isReviewed,
    next: isReviewed
      ? []
      : [
          { command: `lagna order timeline ${order.id}`, note: 'the evidence: payment, delivery, e-mails' },
          ...(isInquiry(dispute)
            ? [{ command: `lagna order refund ${order.id} ${REASON}`, note: 'ends the inquiry' }]
            : []),
        ],
  };
}

function explainReturnedTwice(order: Order): Finding[] {
  const [excess] = listExcessReturns(order);
  if (!excess || isAcknowledged(order, 'returned-twice', `${excess.paymentId}:${excess.excess}`)) return [];
  return [
    {
      headline: `The payer has ${format(excess.excess)} twice.`,
      why: `${excess.paymentId} went back by a refund and by the bank after a lost dispute. Settle it with the payer or the gateway.`,
      needsAction: true,
      next: [{ command: `lagna order acknowledge ${order.id} ${REASON}`, note: 'when it is settled' }],
    },
  ];
}

const isAcknowledged = ({ acknowledgedKeys }: Order, reason: string, subject: string): boolean =>
  acknowledgedKeys.includes(toAttentionKey({ reason, subject }));

function explainDifferences({ order, gateway, now }: ExplainFacts): Finding[] {
  const differences = listDifferences(order, gateway);
  if (differences.length === 0) return [];
  const [from, to] = [getTodayInIndia(Date.parse(order.placedAt)), getTodayInIndia(Date.parse(now))];
  return [
    {
      headline: 'Our books and the gateway differ.',
      why: `${toSentence(differences)} Usually a webhook did not come; reconciliation records what is missing.`,
      needsAction: true,
      next: [
        { command: `lagna reconcile --from ${from} --to ${to}`, note: 'records what the gateway knows' },
      ],
    },
  ];
}

const toSentence = ([first = '', ...others]: readonly string[]): string =>
  `${[first[0]!.toUpperCase() + first.slice(1), ...others].join('; ')}.`;

/** No reconciliation adds a payment to the gateway. */
function explainUnknownPayments({ order, gateway }: ExplainFacts): Finding[] {
  const unknown = listUnknownAtGateway(order, gateway);
  if (unknown.length === 0) return [];
  return [
    {
      headline: 'The gateway does not know a payment of our books.',
      why: `${toSentence(unknown)} Search the id in the gateway’s dashboard. If it is not there, our keys belong to another account, or the ledger was changed.`,
      needsAction: true,
      next: [
        { command: 'lagna ledger verify', note: 'says whether the ledger was changed' },
        { command: 'lagna doctor', note: 'checks the keys of the gateway' },
      ],
    },
  ];
}

function explainUnmatched({ gateway }: ExplainFacts): Finding[] {
  if (gateway.kind !== 'answered') return [];
  return gateway.payments
    .filter(({ isUnmatched, status }) => isUnmatched && status === 'captured')
    .map(({ id, amount, refunded }) => ({
      headline: `A payment of ${format(amount - refunded)} does not fit the order.`,
      why: `${id} has another amount or currency than the order, so it does not count as its payment. It is refunded by itself after 24 hours.`,
      needsAction: false,
      next: [{ command: `lagna payment refund ${id} ${REASON}`, note: 'refunds it at once' }],
    }));
}

function explainRefund(facts: ExplainFacts): Finding[] {
  const { order } = facts;
  if (order.status === 'refunded') return [];
  const reason = getAttentionReason({
    ...order,
    disputes: order.disputes.filter((dispute) => !isOpenDispute(dispute)),
  });
  const [failed] = listUnrepeatedFailures(order);
  if (reason === 'dispute-partly-lost') return [explainPartlyLost(order)];
  if (reason === 'refund-failed' && failed) return [explainFailedRefund(order, failed)];
  if (reason === 'refund-rejected') return [explainRejectedRefund(facts)];
  if (order.status === 'refund-requested') return [explainOpenRefund(facts)];
  return order.pendingRefunds.length > 0 || order.partialRefund ? [explainPartialRefund(facts)] : [];
}

const explainPartlyLost = (order: Order): Finding => ({
  headline: `The bank took a part of the payment; ${format(computeUnrequestedPaise(order))} is not returned.`,
  why: `After a lost dispute (${format(sumLostDisputes(order, order.gatewayPaymentId))}) no job refunds the rest. Refund it in the gateway’s dashboard, or by bank transfer.`,
  needsAction: true,
  next: listManualSteps(order),
});

const listManualSteps = ({ id }: Order) => [
  {
    command: `lagna order record-refund ${id} ${REASON}`,
    note: 'after a bank transfer; issues the credit note',
  },
  { command: `lagna order acknowledge ${id} ${REASON}`, note: 'closes the entry' },
];

const explainFailedRefund = (
  order: Order,
  { refundId, amountPaise, failedAt }: { refundId: string; amountPaise: number; failedAt?: string },
): Finding => ({
  headline: `A refund of ${format(amountPaise)} failed at the bank.`,
  why: `The gateway accepted ${refundId} and could not complete it: no money was moved.`,
  since: failedAt,
  needsAction: true,
  next: [
    {
      command: `lagna order refund ${order.id}${amountPaise < computeRefundablePaise(order) ? ` --amount ${amountPaise / 100}` : ''} ${REASON}`,
      note: 'makes a new refund',
    },
    ...listManualSteps(order),
  ],
});

function explainRejectedRefund({ order, events }: ExplainFacts): Finding {
  const isPart = order.status !== 'refund-requested';
  const rejection = events.findLast(
    ({ type }) => type === (isPart ? 'PartialRefundRejected' : 'RefundRejected'),
  );
  const code = rejection && 'code' in rejection.data ? rejection.data.code : undefined;
  const amount = isPart ? order.partialRefund!.amountPaise : computeRefundablePaise(order);
  return {
    headline: `The gateway rejected every attempt to refund ${format(amount)}.`,
    why: `${code ? `Its last code is ${code}. ` : ''}Usual causes: our balance at the gateway is empty, or the payment is older than six months.`,
    since: (isPart ? order.partialRefund : order.refund)?.rejectedAt,
    needsAction: true,
    next: [
      {
        command: `lagna order refund ${order.id}${isPart ? ` --amount ${amount / 100}` : ''} ${REASON}`,
        note: 'when the cause is fixed',
      },
      ...listManualSteps(order),
    ],
  };
}

function explainOpenRefund(facts: ExplainFacts): Finding {
  const { order, events } = facts;
  const requested = events.findLast(({ type }) => type === 'RefundRequested');
  const since = requested?.type === 'RefundRequested' ? requested.data.at : undefined;
  const [pending] = order.pendingRefunds;
  const headline = `A refund of ${format(computeRefundablePaise(order))} is on its way.`;
  if (isPaymentDisputed(order))
    return {
      headline,
      why: 'It waits for the decision of the bank about the dispute.',
      since,
      needsAction: false,
      next: [],
    };
  if (pending)
    return { headline, why: describePending(pending.refundId), since, needsAction: false, next: [] };
  return { headline, since, ...describeJob(facts, findJob(facts, ['refund-order']), 'the refund') };
}

const describePending = (refundId: string) =>
  `The gateway accepted it (${refundId}); the bank takes 5 to 7 working days.`;

function explainPartialRefund(facts: ExplainFacts): Finding {
  const { pendingRefunds, partialRefund } = facts.order;
  const [pending] = pendingRefunds;
  const headline = `A part of the payment, ${format(pending?.amountPaise ?? partialRefund!.amountPaise)}, is being refunded.`;
  if (pending) return { headline, why: describePending(pending.refundId), needsAction: false, next: [] };
  return { headline, ...describeJob(facts, findJob(facts, ['refund-order-partially']), 'the refund') };
}

function explainDuplicate(facts: ExplainFacts, payment: DuplicatePayment): Finding {
  const { order } = facts;
  const amount = format(computeUnreturnedDuplicatePaise(order, payment));
  const base = {
    headline: `The buyer paid twice; ${amount} of ${payment.id} is not refunded.`,
    since: payment.detectedAt,
  };
  const isLost = sumLostDisputes(order, payment.id) > 0;
  if (!payment.rejectedAt && !hasFailedDuplicateRefund(payment) && !isLost)
    return { ...base, ...describeJob(facts, findJob(facts, ['refund-duplicate-payment']), 'the refund') };
  return {
    ...base,
    why: payment.rejectedAt
      ? 'The gateway rejected every attempt to refund it. Fix the cause, then refund it in the gateway’s dashboard.'
      : isLost
        ? 'After a lost dispute no job refunds the rest. Refund it in the gateway’s dashboard.'
        : 'A refund failed at the bank, and no job repeats it. Refund it in the gateway’s dashboard.',
    needsAction: true,
    next: [
      {
        command: `lagna order record-refund ${order.id} --payment ${payment.id} ${REASON}`,
        note: 'after a bank transfer',
      },
      { command: `lagna order acknowledge ${order.id} ${REASON}`, note: 'closes the entry' },
    ],
  };
}
