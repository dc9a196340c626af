/** An order with reports of one dispute, for tests. */
import { NOW, paidOrderEvents } from '#src/orders/testing.ts';
import { recordDisputeStatus, type Dispute, type DisputeEvent, type DisputeStatus } from './dispute.ts';
import { evolve, foldOrder } from './evolve.ts';
import { addHours, type Order } from './order-state.ts';

export const LATER = addHours(NOW, 48);

/** The whole payment of `paidOrderEvents`. */
export const reportedDispute = {
  id: 'disp_1',
  gatewayPaymentId: 'pay_A',
  amount: 99_900,
  reasonCode: 'goods_not_received',
  phase: 'chargeback',
  respondBy: addHours(NOW, 7 * 24),
};

export const paidOrder = foldOrder(paidOrderEvents)!;

/** Records the statuses, one after the other, as webhooks report them. */
export const applyReports = (order: Order, ...statuses: DisputeStatus[]): Order =>
  statuses.reduce(
    (current, status) =>
      recordDisputeStatus(current.disputes, { ...reportedDispute, status }, LATER).reduce(evolve, current),
    order,
  );

export const listStatuses = (disputes: readonly Dispute[]) => disputes.map(({ status }) => status);
export const listEventTypes = (events: readonly DisputeEvent[]) => events.map(({ type }) => type);
