/** Everything that is stored about an order: its events, member, payments, refunds, disputes and e-mails. */
import type { StoredEvent } from '#src/ledger/event.ts';
import { loadOrderEvents } from '#src/orders/store/load-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { Database } from '#src/platform/database.ts';
import { CommandError } from '#src/support/command.ts';
import { createNotFoundMessage, findOrderId } from './find-order-id.ts';

export type OrderEmail = {
  messageId: string;
  /** "receipt", "report.v1", "refunded" */
  kind: string;
  status: 'sent' | 'bounced' | 'uncertain';
  at: string;
};

export type OrderPayment = {
  id: string;
  isDuplicate: boolean;
  amountPaise: number;
  refundedPaise: number;
  capturedAt: string;
  /** as the gateway named it, such as upi */
  method?: string | undefined;
};

export type OrderFacts = {
  order: Order;
  reportName: string;
  events: StoredEvent<OrderEvent>[];
  /** undefined: the account is deleted */
  member: { id: string; name: string; email: string } | undefined;
  payments: OrderPayment[];
  /** oldest first; those of a deleted account are erased */
  emails: OrderEmail[];
};

/** @param text order number, or any id that leads to an order. @throws CommandError when there is none */
export async function loadOrderFacts(db: Database, text: string): Promise<OrderFacts> {
  const id = await findOrderId(db, text);
  const events = id ? await loadOrderEvents(db, id) : [];
  const order = foldOrder(events);
  if (!order) throw new CommandError(createNotFoundMessage(text));
  const [reportName, member, payments, emails] = await Promise.all([
    loadReportName(db, order),
    db('members').where({ id: order.memberId }).first('id', 'name', 'email'),
    listPayments(db, order, events),
    listEmails(db, order),
  ]);
  return { order, reportName, events, member, payments, emails };
}

async function loadReportName(db: Database, { reportKey }: Order): Promise<string> {
  const row: { name: string } | undefined = await db('reports').where({ key: reportKey }).first('name');
  return row?.name ?? reportKey;
}

type PaymentRow = {
  gateway_payment_id: string;
  is_duplicate: boolean;
  amount_paise: number;
  refunded_paise: number;
  captured_at: Date;
};

async function listPayments(
  db: Database,
  { id }: Order,
  events: readonly StoredEvent<OrderEvent>[],
): Promise<OrderPayment[]> {
  const rows: PaymentRow[] = await db('order_payments').where({ order_id: id }).orderBy('captured_at');
  return rows.map((row) => ({
    id: row.gateway_payment_id,
    isDuplicate: row.is_duplicate,
    amountPaise: row.amount_paise,
    refundedPaise: row.refunded_paise,
    capturedAt: row.captured_at.toISOString(),
    method: findMethod(events, row.gateway_payment_id),
  }));
}

function findMethod(events: readonly OrderEvent[], paymentId: string): string | undefined {
  for (const { data } of events)
    if ('method' in data && data.gatewayPaymentId === paymentId) return data.method;
  return undefined;
}

type DeliveryRow = { message_id: string; status: OrderEmail['status']; recorded_at: Date };

/** Searched by member, which has an index; the local part of a Message-ID begins with the order number. */
async function listEmails(db: Database, { id, memberId }: Order): Promise<OrderEmail[]> {
  const rows: DeliveryRow[] = await db('email_deliveries')
    .where({ member_id: memberId })
    .whereLike('message_id', `<${id}.%`)
    .orderBy('recorded_at');
  return rows.map((row) => ({
    messageId: row.message_id,
    kind: row.message_id.slice(id.length + 2).split('@')[0]!,
    status: row.status,
    at: row.recorded_at.toISOString(),
  }));
}
