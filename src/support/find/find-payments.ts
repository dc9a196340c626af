/** Payments, refunds, disputes, webhooks and tax documents, by their id. Every lookup reads one row by its primary key. */
import type { Database } from '#src/platform/database.ts';
import type { DisputeHit, DocumentHit, PaymentHit, RefundHit, WebhookHit } from './search-hit.ts';

type PaymentRow = {
  gateway_payment_id: string;
  order_id: string;
  is_duplicate: boolean;
  amount_paise: number;
  refunded_paise: number;
  captured_at: Date;
};
type UnmatchedRow = {
  gateway_payment_id: string;
  order_id: string | null;
  status: string;
  amount: number;
  currency: string;
  detected_at: Date;
};

export async function findPayments(db: Database, id: string): Promise<PaymentHit[]> {
  const [payment, unmatched]: [PaymentRow | undefined, UnmatchedRow | undefined] = await Promise.all([
    db('order_payments').where({ gateway_payment_id: id }).first(),
    db('unmatched_payments').where({ gateway_payment_id: id }).first(),
  ]);
  return [...(payment ? [toPaymentHit(payment)] : []), ...(unmatched ? [toUnmatchedHit(unmatched)] : [])];
}

const toPaymentHit = (row: PaymentRow): PaymentHit => ({
  kind: 'payment',
  id: row.gateway_payment_id,
  orderId: row.order_id,
  state: [row.is_duplicate ? 'duplicate' : 'captured', ...describeRefunded(row)].join(', '),
  amount: row.amount_paise,
  currency: 'INR',
  at: row.captured_at.toISOString(),
});

function describeRefunded({ refunded_paise: refunded, amount_paise: amount }: PaymentRow): string[] {
  if (refunded === 0) return [];
  return [refunded < amount ? 'refunded in part' : 'refunded'];
}

const toUnmatchedHit = (row: UnmatchedRow): PaymentHit => ({
  kind: 'payment',
  id: row.gateway_payment_id,
  orderId: row.order_id,
  state: `fits no order, ${row.status}`,
  amount: row.amount,
  currency: row.currency,
  at: row.detected_at.toISOString(),
});

export async function findRefunds(db: Database, id: string): Promise<RefundHit[]> {
  const row = await db('payment_refunds as r')
    .leftJoin('order_payments as p', 'p.gateway_payment_id', 'r.gateway_payment_id')
    .where('r.gateway_refund_id', id)
    .first('r.*', 'p.order_id');
  if (!row) return [];
  return [
    {
      kind: 'refund',
      id,
      paymentId: row.gateway_payment_id,
      orderId: row.order_id,
      state: row.is_failed ? 'failed' : 'recorded',
      amount: row.amount,
      at: row.recorded_at.toISOString(),
    },
  ];
}

export async function findDisputes(db: Database, id: string): Promise<DisputeHit[]> {
  const row = await db('payment_disputes').where({ dispute_id: id }).first();
  if (!row) return [];
  return [
    {
      kind: 'dispute',
      id,
      paymentId: row.gateway_payment_id,
      orderId: row.order_id,
      state: row.status.replaceAll('_', ' '),
      amount: row.amount,
      at: row.opened_at.toISOString(),
    },
  ];
}

export async function findWebhooks(db: Database, id: string): Promise<WebhookHit[]> {
  const row = await db('webhook_inbox as w')
    .leftJoin('orders as o', 'o.gateway_order_id', 'w.gateway_order_id')
    .where('w.event_id', id)
    .first(
      'w.type',
      'w.gateway_payment_id',
      'w.outcome',
      'w.handled_at',
      'w.received_at',
      'o.id as order_id',
    );
  if (!row) return [];
  return [
    {
      kind: 'webhook',
      id,
      type: row.type ?? 'unknown type',
      paymentId: row.gateway_payment_id,
      orderId: row.order_id,
      state: row.handled_at ? (row.outcome ?? 'handled') : 'not handled yet',
      at: row.received_at.toISOString(),
    },
  ];
}

/** Invoices and credit notes. */
export async function findDocuments(db: Database, number: string): Promise<DocumentHit[]> {
  const row = await db('tax_documents')
    .where({ number: number.toUpperCase() })
    .first('kind', 'order_id', 'number', 'total_paise', 'issued_at');
  if (!row) return [];
  return [
    {
      kind: row.kind,
      id: row.number,
      orderId: row.order_id,
      amount: row.total_paise,
      at: row.issued_at.toISOString(),
    },
  ];
}
