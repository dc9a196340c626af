/** Money that goes back: the payment of an order, whole or in parts, or a second payment that should never have been taken. */
import { OrderRule } from './decide.ts';
import type { EventOf, OrderEvent } from './events.ts';
import { refundedPaise, refundablePaise } from './given-back.ts';
import { isRefunding, type Order } from './order.ts';

export type RefundCause = EventOf<'RefundRequested'>['data']['cause'];

/**
 * All that has not gone back yet. From here on nothing is made or mailed; the job asks the gateway. Asked for again it changes nothing, unless the
 * gateway refused every try: then it is tried anew. What it accepted and could not carry out is support's to ask anew.
 * @throws OrderRule in the member's words: free, not paid, or not (any more) the member's to ask for
 */
export function requestRefund(order: Order, cause: RefundCause, at: string): OrderEvent[] {
  if (order.kind === 'free')
    throw new OrderRule('free-report', 'This report is free, so there is no money to give back.');
  const again = order.refund?.refusedAt !== undefined && (cause === 'support' || !hasFailed(order));
  if (isRefunding(order.status) && !again) return [];
  if (order.amountPaidPaise === undefined)
    throw new OrderRule('not-paid', 'Only an order that is paid can be refunded.');
  if (cause === 'member' && !again) refuseToTakeBack(order);
  return [{ type: 'RefundRequested', data: { cause, amountPaise: refundablePaise(order), at } }];
}

const hasFailed = ({ refunds }: Order) => refunds.some(({ failedAt }) => failedAt);

/**
 * Whether the member may take the money back by a press: the twelve hours are over and there is no report. A corrected
 * edition that is late costs us no money: the report that was paid for was delivered, and stays.
 */
export const isRefundOffered = ({ kind, status, report }: Order): boolean =>
  kind === 'paid' &&
  status === 'paid' &&
  report.edition === 1 &&
  report.slaBreachedAt !== undefined &&
  report.renderedAt === undefined;

function refuseToTakeBack(order: Order): void {
  if (isRefundOffered(order)) return;
  if (order.report.renderedAt || order.supersededEditions.length > 0)
    throw new OrderRule(
      'report-there',
      'Your report is ready, so the money cannot be taken back here. If something is wrong with it, please write to us.',
    );
  throw new OrderRule(
    'promise-stands',
    'The twelve hours we promised are not over yet. If your report is not here by then, you can take the money back.',
  );
}

/** A refund as the gateway tells of it, whether we asked for it or a hand at the gateway made it. Amount in paise. */
export type TheirRefund = { gatewayPaymentId: string; gatewayRefundId: string; amountPaise: number };

/** A refund is recorded once, by its id, whoever brings the news; with the one that gives the last paisa, the payment is back. */
export function refundPayment(
  order: Order,
  told: Omit<TheirRefund, 'gatewayPaymentId'>,
  at: string,
): OrderEvent[] {
  const { gatewayRefundId, amountPaise } = told;
  if (order.refunds.some(({ refundId }) => refundId === gatewayRefundId)) return [];
  if (order.amountPaidPaise === undefined)
    throw new OrderRule('not-paid', 'Only an order that is paid can be refunded.');
  const all = order.status !== 'refunded' && refundedPaise(order) + amountPaise >= order.amountPaidPaise;
  const type = all ? 'PaymentRefunded' : 'PaymentPartiallyRefunded';
  return [{ type, data: { gatewayRefundId, amountPaise, at } }];
}

/** The gateway could not carry out a refund after all, be it recorded already or not. Its id is never counted again. */
export function failRefund(order: Order, told: TheirRefund, at: string): OrderEvent[] {
  const failed: OrderEvent = { type: 'RefundFailed', data: { ...told, at } };
  if (told.gatewayPaymentId === order.gatewayPaymentId) {
    const known = order.refunds.find(({ refundId }) => refundId === told.gatewayRefundId);
    return known?.failedAt ? [] : [failed];
  }
  const second = order.duplicatePayments.find(({ id }) => id === told.gatewayPaymentId);
  return !second || second.failedRefunds?.includes(told.gatewayRefundId) ? [] : [failed];
}

/** The gateway refused every try: a person has to look. */
export function refuseRefund(order: Order, code: string, at: string): OrderEvent[] {
  if (order.status !== 'refund-requested' || order.refund?.refusedAt) return [];
  return [{ type: 'RefundRejected', data: { code: code.slice(0, 60), at } }];
}

/** A second payment goes back whole; a part of it that was given back by hand is for a person to look at. */
export function refundDuplicate(
  order: Order,
  { gatewayPaymentId, gatewayRefundId, amountPaise }: TheirRefund,
): OrderEvent[] {
  const known = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!known || known.refundId || known.amountPaise !== amountPaise) return [];
  if (known.failedRefunds?.includes(gatewayRefundId)) return [];
  return [{ type: 'DuplicatePaymentRefunded', data: { gatewayPaymentId, gatewayRefundId, amountPaise } }];
}
