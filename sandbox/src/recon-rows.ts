/**
 * The transactions of a settlement. Razorpay calls their list "recon" (reconciliation):
 * https://razorpay.com/docs/api/settlements/fetch-recon/
 */
import type { Knex } from 'knex';
import type { DisputeRow } from './disputes.ts';
import {
  getCardIssuer,
  toNotes,
  toUnixSeconds,
  type Card,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './entities.ts';
import { createId } from './ids.ts';

export type NewSettlement = { id: string; utr: string; settledAt: Date };
export type ReconRow = ReturnType<typeof toReconRow>;

/** In the order of Razorpay's documentation; PostgreSQL's jsonb keeps no order. */
export const RECON_COLUMNS = [
  'entity_id',
  'type',
  'debit',
  'credit',
  'amount',
  'currency',
  'fee',
  'tax',
  'on_hold',
  'settled',
  'created_at',
  'settled_at',
  'settlement_id',
  'posted_at',
  'credit_type',
  'description',
  'notes',
  'payment_id',
  'settlement_utr',
  'order_id',
  'order_receipt',
  'method',
  'card_network',
  'card_issuer',
  'card_type',
  'dispute_id',
] as const satisfies (keyof ReconRow)[];

/** Assigns all transactions without a settlement to this one, and returns their rows, oldest first. */
export async function settleTransactions(
  trx: Knex.Transaction,
  settlement: NewSettlement,
): Promise<ReconRow[]> {
  const rows = [
    ...(await settlePayments(trx, settlement)),
    ...(await settleRefunds(trx, settlement)),
    ...(await settleReversals(trx, settlement)),
    ...(await settleDisputes(trx, settlement)),
  ];
  return rows.toSorted((first, second) => first.created_at - second.created_at);
}

/** Excludes payments that were never captured: that money never became the merchant's. settleRefunds excludes their refunds. */
async function settlePayments(trx: Knex.Transaction, settlement: NewSettlement): Promise<ReconRow[]> {
  const payments: PaymentRow[] = await trx('sandbox.payments')
    .whereNotNull('captured_at')
    .whereNull('settlement_id')
    .update({ settlement_id: settlement.id })
    .returning('*');
  const detailsById = await findPaymentDetails(
    trx,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => {
    const { amount, fee, tax } = payment;
    return toReconRow(settlement, {
      ...detailsById.get(payment.id),
      entity_id: payment.id,
      type: 'payment',
      amount,
      credit: amount - (fee ?? 0),
      fee: fee ?? 0,
      tax: tax ?? 0,
      description: payment.description,
      notes: toNotes(payment.notes),
      created_at: toUnixSeconds(payment.captured_at ?? payment.created_at),
    });
  });
}

async function settleRefunds(trx: Knex.Transaction, settlement: NewSettlement): Promise<ReconRow[]> {
  const refunds: RefundRow[] = await trx('sandbox.refunds')
    .whereIn('status', ['pending', 'processed'])
    .whereNull('settlement_id')
    .whereIn('payment_id', trx('sandbox.payments').whereNotNull('captured_at').select('id'))
    .update({ settlement_id: settlement.id })
    .returning('*');
  const detailsById = await findPaymentDetails(
    trx,
    refunds.map(({ payment_id }) => payment_id),
  );
  return refunds.map((refund) =>
    toReconRow(settlement, {
      ...detailsById.get(refund.payment_id),
      entity_id: refund.id,
      type: 'refund',
      payment_id: refund.payment_id,
      amount: refund.amount,
      debit: refund.amount,
      notes: toNotes(refund.notes),
      created_at: toUnixSeconds(refund.created_at),
    }),
  );
}

/** Refunds that failed after a settlement had debited them. */
async function settleReversals(trx: Knex.Transaction, settlement: NewSettlement): Promise<ReconRow[]> {
  const refunds: RefundRow[] = await trx('sandbox.refunds')
    .where({ status: 'failed', reversal_settlement_id: null })
    .whereNotNull('settlement_id')
    .update({ reversal_settlement_id: settlement.id })
    .returning('*');
  return refunds.map((refund) =>
    toReconRow(settlement, {
      entity_id: createId('adj_'),
      type: 'adjustment',
      amount: refund.amount,
      credit: refund.amount,
      description: `Reversal of ${refund.id}`,
      payment_id: refund.payment_id,
      created_at: toUnixSeconds(settlement.settledAt),
    }),
  );
}

async function settleDisputes(trx: Knex.Transaction, settlement: NewSettlement): Promise<ReconRow[]> {
  const disputes: DisputeRow[] = await trx('sandbox.disputes')
    .where({ status: 'lost', settlement_id: null })
    .update({ settlement_id: settlement.id })
    .returning('*');
  return disputes.map((dispute) =>
    toReconRow(settlement, {
      entity_id: createId('adj_'),
      type: 'adjustment',
      amount: dispute.amount_deducted,
      debit: dispute.amount_deducted,
      description: 'Lost dispute',
      payment_id: dispute.payment_id,
      dispute_id: dispute.id,
      created_at: toUnixSeconds(settlement.settledAt),
    }),
  );
}

type PaymentDetails = Pick<ReconInput, 'order_id' | 'order_receipt' | 'method' | CardField>;
type CardField = 'card_network' | 'card_issuer' | 'card_type';

/** Order, receipt, method and card of payments, by payment id. */
async function findPaymentDetails(
  trx: Knex.Transaction,
  ids: string[],
): Promise<Map<string, PaymentDetails>> {
  const rows: (Pick<PaymentRow, 'id' | 'order_id' | 'method' | 'card'> & Pick<OrderRow, 'receipt'>)[] =
    await trx('sandbox.payments as payment')
      .join('sandbox.orders as paid_order', 'paid_order.id', 'payment.order_id')
      .whereRaw('payment.id = any(?)', [ids])
      .select('payment.id', 'payment.order_id', 'payment.method', 'payment.card', 'paid_order.receipt');
  return new Map(
    rows.map(({ id, order_id, method, card, receipt }) => [
      id,
      { order_id, order_receipt: receipt, method, ...(card ? toCardFields(card) : {}) },
    ]),
  );
}

const toCardFields = ({ network, international }: Card) => ({
  card_network: network,
  card_issuer: getCardIssuer(international),
  card_type: 'credit',
});

type ReconInput = {
  entity_id: string;
  type: 'payment' | 'refund' | 'adjustment';
  amount: number;
  created_at: number;
  debit?: number;
  credit?: number;
  fee?: number;
  tax?: number;
  description?: string | null;
  notes?: object | null;
  payment_id?: string;
  order_id?: string;
  order_receipt?: string | null;
  method?: string;
  card_network?: string;
  card_issuer?: string | null;
  card_type?: string;
  dispute_id?: string;
};

const toReconRow = ({ id, utr, settledAt }: NewSettlement, input: ReconInput) => ({
  entity_id: input.entity_id,
  type: input.type,
  debit: input.debit ?? 0,
  credit: input.credit ?? 0,
  amount: input.amount,
  currency: 'INR',
  fee: input.fee ?? 0,
  tax: input.tax ?? 0,
  on_hold: false,
  settled: true,
  created_at: input.created_at,
  settled_at: toUnixSeconds(settledAt),
  settlement_id: id,
  posted_at: null,
  credit_type: 'default',
  description: input.description ?? null,
  notes: input.notes ?? null,
  payment_id: input.payment_id ?? null,
  settlement_utr: utr,
  order_id: input.order_id ?? null,
  order_receipt: input.order_receipt ?? null,
  method: input.method ?? null,
  card_network: input.card_network ?? null,
  card_issuer: input.card_issuer ?? null,
  card_type: input.card_type ?? null,
  dispute_id: input.dispute_id ?? null,
});
