/** Money that goes back: the whole payment of an order, or a second payment that should never have been taken. */
import { OrderRule } from './decide.ts';
import type { EventOf, OrderEvent } from './events.ts';
import { goesBack, type Order } from './order.ts';

export type RefundCause = EventOf<'RefundRequested'>['data']['cause'];

/**
 * From here on nothing is made or mailed; the job asks the gateway. Asked for again it changes nothing, unless the
 * gateway refused every try: then it is tried anew.
 * @throws OrderRule in the member's words: free, not paid, or not (any more) the member's to ask for
 */
export function requestRefund(order: Order, cause: RefundCause, at: string): OrderEvent[] {
  if (order.kind === 'free')
    throw new OrderRule('free-report', 'This report is free, so there is no money to give back.');
  const again = order.status === 'refund-requested' && order.refund?.refusedAt !== undefined;
  if (goesBack(order.status) && !again) return [];
  if (order.amountPaidPaise === undefined)
    throw new OrderRule('not-paid', 'Only an order that is paid can be refunded.');
  if (cause === 'member' && !again) refuseToTakeBack(order);
  return [{ type: 'RefundRequested', data: { cause, amountPaise: order.amountPaidPaise, at } }];
}

/**
 * Whether the member may take the money back by a press: the twelve hours are over and there is no report. A corrected
 * edition that is late costs us no money: the report that was paid for was delivered, and stays.
 */
export const isRefundOffered = ({ kind, status, report }: Order): boolean =>
  kind === 'paid' &&
  status === 'paid' &&
  report.edition === 1 &&
  report.brokenAt !== undefined &&
  report.renderedAt === undefined;

function refuseToTakeBack(order: Order): void {
  if (isRefundOffered(order)) return;
  if (order.report.renderedAt || order.earlier.length > 0)
    throw new OrderRule(
      'report-there',
      'Your report is ready, so the money cannot be taken back here. If something is wrong with it, please write to us.',
    );
  throw new OrderRule(
    'promise-stands',
    'The twelve hours we promised are not over yet. If your report is not here by then, you can take the money back.',
  );
}

/** The whole payment is back, once; whether we asked for it or it was given back by hand at the gateway. */
export function refundPayment(order: Order, gatewayRefundId: string, at: string): OrderEvent[] {
  if (order.status === 'refunded') return [];
  if (order.amountPaidPaise === undefined)
    throw new OrderRule('not-paid', 'Only an order that is paid can be refunded.');
  return [{ type: 'PaymentRefunded', data: { gatewayRefundId, amountPaise: order.amountPaidPaise, at } }];
}

/** The gateway refused every try: a person has to look. */
export function refuseRefund(order: Order, code: string, at: string): OrderEvent[] {
  if (order.status !== 'refund-requested' || order.refund?.refusedAt) return [];
  return [{ type: 'RefundRefused', data: { code: code.slice(0, 60), at } }];
}

export function refundDuplicate(
  order: Order,
  gatewayPaymentId: string,
  gatewayRefundId: string,
): OrderEvent[] {
  const known = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!known || known.refundId) return [];
  return [
    {
      type: 'DuplicatePaymentRefunded',
      data: { gatewayPaymentId, gatewayRefundId, amountPaise: known.amountPaise },
    },
  ];
}
