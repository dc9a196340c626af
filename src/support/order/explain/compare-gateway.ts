/** Compares the payments of an order with the gateway's answer, and says where the money is. Pure. */
import { computeUnreturnedDuplicatePaise } from '#src/orders/domain/order-disputes.ts';
import { sumDuplicateRefundsPaise } from '#src/orders/domain/duplicate-refund.ts';
import { computeRefundablePaise, sumRefundedPaise } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { formatDuration } from '#src/support/terminal/format.ts';

export type GatewayPaymentFact = {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount: number;
  refunded: number;
  /** it is in our books as a payment that fits no order: of another amount or currency than the order */
  isUnmatched: boolean;
};

export type GatewayAnswer =
  | { kind: 'not-asked' }
  | { kind: 'no-answer'; message: string }
  | { kind: 'answered'; payments: readonly GatewayPaymentFact[]; milliseconds: number };

type BookedPayment = { id: string; amount: number; refunded: number; pending: number };

/** Sentences about what the gateway says otherwise; empty without an answer. Reconciliation records what is missing. */
export function listDifferences(order: Order, answer: GatewayAnswer): string[] {
  const booked = listBookedPayments(order);
  return listCaptured(answer).flatMap((payment) =>
    comparePayment(
      payment,
      booked.find(({ id }) => id === payment.id),
    ),
  );
}

/** Sentences about payments of our books that the gateway does not have; empty without an answer. */
export function listUnknownAtGateway(order: Order, answer: GatewayAnswer): string[] {
  if (answer.kind !== 'answered') return [];
  const captured = listCaptured(answer);
  return listBookedPayments(order)
    .filter(({ id }) => !captured.some((payment) => payment.id === id))
    .map(
      ({ id, amount }) =>
        `our books have ${formatExactPaise(amount)} of ${id}, the gateway has no such captured payment`,
    );
}

const listCaptured = (answer: GatewayAnswer): GatewayPaymentFact[] =>
  answer.kind === 'answered'
    ? answer.payments.filter(
        ({ status, isUnmatched }) => !isUnmatched && (status === 'captured' || status === 'refunded'),
      )
    : [];

function listBookedPayments(order: Order): BookedPayment[] {
  const { gatewayPaymentId, amountPaidPaise, duplicatePayments, pendingRefunds } = order;
  const duplicates = duplicatePayments.map((payment) => {
    const { id, amountPaise: amount } = payment;
    const refunded = sumDuplicateRefundsPaise(payment);
    // A duplicate payment has no events about refunds that wait: the gateway may be ahead.
    return { id, amount, refunded, pending: amount - refunded };
  });
  if (!gatewayPaymentId) return duplicates;
  const pending = pendingRefunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [
    { id: gatewayPaymentId, amount: amountPaidPaise ?? 0, refunded: sumRefundedPaise(order), pending },
    ...duplicates,
  ];
}

function comparePayment(payment: GatewayPaymentFact, booked: BookedPayment | undefined): string[] {
  const { id, amount, refunded } = payment;
  if (!booked)
    return [`the gateway has captured ${formatExactPaise(amount)} (${id}), our books have no such payment`];
  if (booked.amount !== amount)
    return [
      `${id} is ${formatExactPaise(booked.amount)} in our books and ${formatExactPaise(amount)} at the gateway`,
    ];
  if (refunded >= booked.refunded && refunded <= booked.refunded + booked.pending) return [];
  return [
    `of ${id} ${formatExactPaise(booked.refunded)} are refunded in our books and ${formatExactPaise(refunded)} at the gateway`,
  ];
}

/** Where the money of the buyer is, and whether the gateway says the same. */
export function describeMoney(order: Order, answer: GatewayAnswer): string {
  if (order.kind === 'free') return 'The report is free: nothing was paid.';
  return `${describeOurMoney(order)} ${describeAgreement(order, answer)}`;
}

function describeOurMoney(order: Order): string {
  if (order.amountPaidPaise === undefined) return 'Nothing was paid.';
  const kept = computeRefundablePaise(order);
  const returned = order.amountPaidPaise - kept;
  const duplicates = order.duplicatePayments.reduce(
    (sum, payment) => sum + Math.max(0, computeUnreturnedDuplicatePaise(order, payment)),
    0,
  );
  return [
    kept === 0
      ? `Nothing is with us: ${formatExactPaise(returned)} went back to the payer.`
      : `${formatExactPaise(kept)} ${returned > 0 ? `of ${formatExactPaise(order.amountPaidPaise)} ` : ''}is with us.`,
    ...(duplicates > 0 ? [`${formatExactPaise(duplicates)} of a duplicate payment is with us too.`] : []),
  ].join(' ');
}

function describeAgreement(order: Order, answer: GatewayAnswer): string {
  if (answer.kind === 'not-asked') return 'The gateway was not asked: no payment was requested there.';
  if (answer.kind === 'no-answer') return `The gateway could not be asked: ${answer.message}.`;
  if (listDifferences(order, answer).length + listUnknownAtGateway(order, answer).length > 0)
    return 'The gateway differs.';
  return `The gateway agrees (answered in ${formatDuration(answer.milliseconds)}).`;
}
