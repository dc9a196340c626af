/** What moves by itself and is worth following, and what waits for somebody. */
import type { OrderView } from '#src/orders/contract.ts';

/** A payment on its way is found within minutes; an order unpaid for longer waits for its buyer, not for us. */
const PAYMENT_MS = 30 * 60_000;

/** Nothing more will happen by itself. `now` in milliseconds since 1970. */
export function isAtRest(order: OrderView, now = Date.now()): boolean {
  const { status, report, placedAt } = order;
  if (status === 'placed' || status === 'payment-requested') return now - Date.parse(placedAt) > PAYMENT_MS;
  return !isUnderWay(order) && status !== 'refund-requested' && !(status === 'paid' && report === 'none');
}

type Standing = Pick<OrderView, 'status' | 'report' | 'note'>;

/** Being made: the five steps move. */
export const isUnderWay = (order: Standing): boolean =>
  (order.status === 'paid' || order.status === 'free') &&
  ['queued', 'computing', 'rendering', 'ready'].includes(order.report) &&
  !isMailStopped(order);

/** The last mail was refused or did not get through: until it is asked for again, the file is all there will be. */
export const isMailStopped = ({ report, note }: Standing): boolean =>
  (report === 'ready' || report === 'delivered') && note !== undefined;
