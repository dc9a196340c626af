/** Decides which orders change without an action of the member, so that a page must follow them. */
import type { OrderView } from '#src/orders/contract.ts';
import { isUnpaid } from '#src/orders/contract-order-status.ts';

/** A pending payment arrives within minutes; an order unpaid for longer changes only when its buyer acts. */
const PENDING_PAYMENT_MS = 30 * 60_000;

/** No change is expected without an action of the member. `now` in milliseconds since 1970. */
export function isIdle(order: OrderView, now = Date.now()): boolean {
  const { status, reportStatus, placedAt } = order;
  if (isUnpaid(order)) return now - Date.parse(placedAt) > PENDING_PAYMENT_MS;
  return (
    !isInProgress(order) && status !== 'refund-requested' && !(status === 'paid' && reportStatus === 'none')
  );
}

type ProgressState = Pick<OrderView, 'status' | 'reportStatus' | 'note'>;

/** The report is being produced. */
export const isInProgress = (order: ProgressState): boolean =>
  (order.status === 'paid' || order.status === 'free') &&
  ['queued', 'computing', 'rendering', 'ready'].includes(order.reportStatus) &&
  !hasEmailFailed(order);

/** The last e-mail bounced or failed: no other is sent until the member requests one. */
export const hasEmailFailed = ({ reportStatus, note }: ProgressState): boolean =>
  (reportStatus === 'ready' || reportStatus === 'delivered') && note !== undefined;
