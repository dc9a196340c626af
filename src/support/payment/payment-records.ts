/** Captured payments, of orders and unmatched, with everything that happened to their money. One query, by indexes. */
import type { Database } from '#src/platform/database.ts';

/** Amounts in the smallest unit of the currency; instants in ISO UTC. */
export type PaymentRecord = {
  paymentId: string;
  /** null: the payment names no order of ours */
  orderId: string | null;
  kind: 'order' | 'duplicate' | 'unmatched';
  status: PaymentStatus;
  capturedAt: string;
  /** null: the gateway did not say */
  method: string | null;
  amount: number;
  currency: string;
  /** fee of the gateway, including its tax; null: not known yet */
  fee: number | null;
  tax: number | null;
  refunded: number;
  /** returned by support outside of the gateway */
  returnedElsewhere: number;
  /** taken by the bank after lost disputes */
  chargedBack: number;
  refunds: { id: string; amount: number; isFailed: boolean; at: string }[];
  disputes: { id: string; status: string; amount: number; deducted: number | null }[];
  settlementId: string | null;
  /** reference of the bank transfer */
  settlementUtr: string | null;
  invoiceNumber: string | null;
  creditNoteNumbers: string[];
};

export const PAYMENT_STATUSES = [
  'captured',
  'partly-refunded',
  'refunded',
  'disputed',
  'charged-back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentFilter = { from?: Date; to?: Date; memberId?: string };

type Row = Omit<PaymentRecord, 'status' | 'capturedAt' | 'chargedBack'> & {
  capturedAt: Date;
  hasOpenDispute: boolean;
  chargedBack: number;
};

/** Oldest first. A payment that belongs to no order has no member: a filter by member finds those of the member's orders. */
export async function findPaymentRecords(db: Database, filter: PaymentFilter): Promise<PaymentRecord[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(createQuery(filter), filter as never);
  return rows.map(({ hasOpenDispute, ...row }) => ({
    ...row,
    capturedAt: row.capturedAt.toISOString(),
    status: getStatus({ ...row, hasOpenDispute }),
  }));
}

function getStatus({
  amount,
  refunded,
  returnedElsewhere,
  chargedBack,
  hasOpenDispute,
}: Pick<Row, 'amount' | 'refunded' | 'returnedElsewhere' | 'chargedBack' | 'hasOpenDispute'>): PaymentStatus {
  if (hasOpenDispute) return 'disputed';
  if (chargedBack > 0) return 'charged-back';
  const returned = refunded + returnedElsewhere;
  if (returned >= amount) return 'refunded';
  return returned > 0 ? 'partly-refunded' : 'captured';
}

const createConditions = (time: string, { from, to, memberId }: PaymentFilter): string =>
  [
    'true',
    ...(from ? [`${time} >= :from`] : []),
    ...(to ? [`${time} <= :to`] : []),
    ...(memberId ? ['order_id in (select id from orders where member_id = :memberId)'] : []),
  ].join(' and ');

/** The capture event of an order has the method. Tax documents belong to the payment of an order, not to a duplicate. */
const createQuery = (filter: PaymentFilter): string => `
  with payments as (
    select gateway_payment_id, order_id, case when is_duplicate then 'duplicate' else 'order' end as kind,
           amount_paise as amount, 'INR' as currency, refunded_paise as refunded, fee_paise as fee,
           fee_tax_paise as tax, captured_at
      from order_payments where ${createConditions('captured_at', filter)}
     union all
    select gateway_payment_id, order_id, 'unmatched', amount, currency, refunded_amount, null, null, detected_at
      from unmatched_payments where ${createConditions('detected_at', filter)}
  )
  select payments.gateway_payment_id as "paymentId", payments.order_id as "orderId", payments.kind,
         payments.captured_at as "capturedAt", captures.method, payments.amount, payments.currency,
         coalesce(payments.fee, settled.fee) as fee, coalesce(payments.tax, settled.fee_tax) as tax,
         payments.refunded, coalesce(elsewhere.amount, 0)::integer as "returnedElsewhere",
         coalesce(disputes.lost, 0)::integer as "chargedBack", coalesce(disputes.is_open, false) as "hasOpenDispute",
         coalesce(refunds.list, '[]') as refunds, coalesce(disputes.list, '[]') as disputes,
         settled.settlement_id as "settlementId", settlements.utr as "settlementUtr",
         documents.invoice as "invoiceNumber", coalesce(documents.credit_notes, '[]') as "creditNoteNumbers"
    from payments
    left join lateral (
      select * from payment_settlements s where s.gateway_payment_id = payments.gateway_payment_id offset 0
    ) settled on true
    left join gateway_settlements settlements on settlements.settlement_id = settled.settlement_id
    left join lateral (
      select data->>'method' as method from events
       where stream = payments.order_id and type like 'PaymentCapturedBy%' and payments.kind = 'order'
       order by version limit 1
    ) captures on true
    left join lateral (
      select sum((data->>'amountPaise')::integer) as amount from events
       where stream = payments.order_id and type = 'RefundMadeElsewhere'
         and data->>'gatewayPaymentId' = payments.gateway_payment_id
    ) elsewhere on true
    left join lateral (
      select json_agg(json_build_object('id', gateway_refund_id, 'amount', r.amount, 'isFailed', is_failed,
               'at', recorded_at) order by recorded_at, gateway_refund_id) as list
        from payment_refunds r where r.gateway_payment_id = payments.gateway_payment_id
    ) refunds on true
    left join lateral (
      select json_agg(json_build_object('id', dispute_id, 'status', status, 'amount', d.amount,
               'deducted', amount_deducted) order by opened_at, dispute_id) as list,
             sum(coalesce(amount_deducted, d.amount)) filter (where status = 'lost') as lost,
             bool_or(closed_at is null) as is_open
        from payment_disputes d where d.gateway_payment_id = payments.gateway_payment_id
    ) disputes on true
    left join lateral (
      select min(number) filter (where t.kind = 'invoice') as invoice,
             json_agg(number order by issued_at, number) filter (where t.kind = 'credit-note') as credit_notes
        from tax_documents t where t.order_id = payments.order_id and payments.kind = 'order'
    ) documents on true
   order by payments.captured_at, payments.gateway_payment_id`;
