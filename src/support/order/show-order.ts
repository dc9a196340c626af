import { formatPaise } from '#src/platform/contract-money.ts';
import { readStream } from '#src/ledger/read.ts';
import { getAttentionReason } from '#src/orders/domain/attention-reason.ts';
import type { Dispute } from '#src/orders/domain/dispute.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { sumRefundedPaise } from '#src/orders/domain/order-refunds.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { Database } from '#src/platform/database.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { formatEventLine } from './event-descriptions.ts';
import { formatIstTime } from '#src/support/terminal/format.ts';
import { ATTENTION_REASON_TEXTS } from './list-orders.ts';

/** Shows an order and its events. No personal data is shown, because events contain only ids. */
export async function showOrder({ openDatabase }: CommandContext, id: string): Promise<CommandResult> {
  const db = await openDatabase();
  const orderId = await findOrderId(db, id);
  const events = orderId ? (await readStream(db, orderId)).map(parseOrderEvent) : [];
  const order = foldOrder(events);
  if (!order) throw new CommandError(createNotFoundMessage(id));
  return { json: events, lines: [...summarizeOrder(order), ...events.map(formatEventLine)] };
}

export const createNotFoundMessage = (id: string) =>
  `No order, gateway order or gateway payment ${id} found.`;

/** Loads an order by any of its ids. @throws CommandError when there is none */
export async function loadOrderById(db: Database, id: string): Promise<Order> {
  const orderId = await findOrderId(db, id);
  const order = orderId && (await loadOrder(db, orderId))?.order;
  if (!order) throw new CommandError(createNotFoundMessage(id));
  return order;
}

function summarizeOrder(order: Order): string[] {
  const { id, reportKey, status, report, pricePaise, listPricePaise, offer, memberId, refunds } = order;
  const { dueBy, deliveredAt } = report;
  const discount = offer ? ` (first-report offer, list price ${formatPaise(listPricePaise)})` : '';
  const attentionReason = getAttentionReason(order);
  return [
    `Order ${id}: ${reportKey}, ${status}, report ${report.status}`,
    `  price ${formatPaise(pricePaise)}${discount}, member ${memberId}`,
    ...(refunds.length > 0
      ? [`  ${formatPaise(sumRefundedPaise(order))} of ${formatPaise(order.amountPaidPaise!)} refunded`]
      : []),
    ...order.disputes.map(formatDispute),
    ...(attentionReason ? [`  needs attention: ${ATTENTION_REASON_TEXTS[attentionReason]}`] : []),
    ...(dueBy
      ? [`  due by ${formatIstTime(dueBy)}${deliveredAt ? `, delivered ${formatIstTime(deliveredAt)}` : ''}`]
      : []),
  ];
}

const formatDispute = ({ id, amount, status, respondBy, closedAt }: Dispute): string =>
  `  dispute ${id} of ${formatPaise(amount)}: ${status.replace('_', ' ')}${closedAt ? '' : `, answer by ${formatIstTime(respondBy)}`}`;

/** @param id order number, gateway order id or gateway payment id */
export async function findOrderId(db: Database, id: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ id })
    .orWhere({ gateway_order_id: id })
    .orWhere({ gateway_payment_id: id })
    .first('id');
  return row?.id;
}
