/**
 * Money that has gone back, refund by refund as the gateway tells of them, each known by its id; and what the order is
 * by that. Amounts in paise.
 */
import type { EventOf, OrderEvent } from './events.ts';
import type { Order } from './order.ts';

/** `failedAt`: the gateway had accepted it and could not carry it out; the money did not go. */
export type CompletedRefund = { refundId: string; amountPaise: number; at: string; failedAt?: string };

export type Refund = {
  /** still to go back while it is asked for; the whole payment once it is back */
  amountPaise: number;
  /** how often it was asked for; none when it was made by hand at the gateway */
  requests: number;
  /** the gateway refused every try since it was asked for last, or could not carry out what it had accepted */
  refusedAt?: string;
  gatewayRefundId?: string;
  refundedAt?: string;
};

type Money = Pick<Order, 'refunds' | 'amountPaidPaise'>;

/** Never more than was paid, whatever we are told. */
export function refundedPaise({ refunds, amountPaidPaise = 0 }: Money): number {
  const gone = refunds.filter(({ failedAt }) => !failedAt);
  return Math.min(
    amountPaidPaise,
    gone.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  );
}

/** What of the payment is still ours. */
export const refundablePaise = (order: Money): number => (order.amountPaidPaise ?? 0) - refundedPaise(order);

const NEWS = {
  RefundRequested: refundRequested,
  RefundRejected: refundRefused,
  PaymentPartiallyRefunded: partRefunded,
  PaymentRefunded: refunded,
  RefundFailed: refundFailed,
  DuplicatePaymentRefunded: duplicateRefunded,
};
type RefundEvent = EventOf<keyof typeof NEWS>;

export const isRefundEvent = (event: OrderEvent): event is RefundEvent => event.type in NEWS;

/** The order after news of money that goes back. */
export const applyRefundEvent = (order: Order, { type, data }: RefundEvent): Order =>
  (NEWS[type] as (order: Order, data: RefundEvent['data']) => Order)(order, data);

function refundRequested(order: Order, { amountPaise }: EventOf<'RefundRequested'>['data']): Order {
  const requests = (order.refund?.requests ?? 0) + 1;
  return { ...order, status: 'refund-requested', refund: { amountPaise, requests } };
}

function refundRefused(order: Order, { at }: EventOf<'RefundRejected'>['data']): Order {
  return { ...order, refund: { ...order.refund!, refusedAt: at } };
}

/** Some of it is back: the order stays what it is, and less remains to be asked for. */
function partRefunded(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const known = withRefund(order, data);
  if (order.status !== 'refund-requested') return known;
  return { ...known, refund: { ...order.refund!, amountPaise: refundablePaise(known) } };
}

/** With this one everything is back. */
function refunded(order: Order, data: EventOf<'PaymentRefunded'>['data']): Order {
  const requests = order.refund?.requests ?? 0;
  const { gatewayRefundId, at: refundedAt } = data;
  const refund = { amountPaise: order.amountPaidPaise!, requests, gatewayRefundId, refundedAt };
  return { ...withRefund(order, data), status: 'refunded', refund };
}

function withRefund(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  return { ...order, refunds: [...order.refunds, { refundId, amountPaise, at }] };
}

/** The failed one becomes the last of the list, so that the list ends with the latest news. */
function refundFailed(order: Order, data: EventOf<'RefundFailed'>['data']): Order {
  if (data.gatewayPaymentId !== order.gatewayPaymentId) return duplicateFailed(order, data);
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  const others = order.refunds.filter((one) => one.refundId !== refundId);
  const known = order.refunds.find((one) => one.refundId === refundId) ?? { refundId, amountPaise, at };
  return stillToGo({ ...order, refunds: [...others, { ...known, failedAt: at }] }, at);
}

/** What was to go back is owed on, until a person has looked; a part that failed leaves the order as it was. */
function stillToGo(order: Order, refusedAt: string): Order {
  const amountPaise = refundablePaise(order);
  if (order.status !== 'refunded' && order.status !== 'refund-requested') return order;
  if (amountPaise === 0) return order;
  const { requests } = order.refund!;
  return { ...order, status: 'refund-requested', refund: { amountPaise, requests, refusedAt } };
}

type Duplicate = Order['duplicatePayments'][number];

function duplicateRefunded(order: Order, told: EventOf<'DuplicatePaymentRefunded'>['data']): Order {
  const back = (one: Duplicate) => ({ ...one, refundId: told.gatewayRefundId });
  return withDuplicate(order, told.gatewayPaymentId, back);
}

function withDuplicate(order: Order, paymentId: string, change: (one: Duplicate) => Duplicate): Order {
  const duplicatePayments = order.duplicatePayments.map((one) => (one.id === paymentId ? change(one) : one));
  return { ...order, duplicatePayments };
}

const duplicateFailed = (order: Order, told: EventOf<'RefundFailed'>['data']): Order =>
  withDuplicate(order, told.gatewayPaymentId, ({ refundId, ...known }) => ({
    ...known,
    ...(refundId && refundId !== told.gatewayRefundId ? { refundId } : {}),
    failedRefunds: [...(known.failedRefunds ?? []), told.gatewayRefundId],
  }));
