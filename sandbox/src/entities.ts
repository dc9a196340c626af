/** Orders, payments and refunds as stored, and as Razorpay's API shows them: https://razorpay.com/docs/api/ */
import type { ErrorBody } from './errors.ts';
import type { WebhookFault } from './fault-settings.ts';

export type Notes = Record<string, string>;

export type OrderRow = {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  amount_paid: number;
  auto_capture: boolean;
  /** minutes after the order's creation in which an authorized payment is captured automatically */
  automatic_expiry_minutes: number;
  /** minutes after the payment's creation in which the merchant may capture it */
  manual_expiry_minutes: number;
  /** of the refund of a payment that nobody captures */
  refund_speed: RefundSpeed;
  customer_id: string | null;
  notes: Notes;
  created_at: Date;
};

export type RefundSpeed = 'normal' | 'optimum';

export type Card = { id: string; network: string; last4: string; international: boolean };

export type PaymentRow = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  /** `created`: the bank has not decided yet */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: 'card' | 'upi' | 'netbanking';
  card: Card | null;
  bank: string | null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  description: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  amount_refunded: number;
  error: ErrorBody | null;
  captured_at: Date | null;
  /** end of the current state: a pending payment fails, an authorized one is refunded */
  expires_at: Date | null;
  /** the bank's answer that arrives at `bank_answer_at` */
  bank_answer: 'success' | 'failure' | null;
  bank_answer_at: Date | null;
  /** delivery of this payment's webhooks instead of the common fault */
  webhook_fault: WebhookFault | null;
  settlement_id: string | null;
  created_at: Date;
};

export type RefundRow = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  speed: RefundSpeed;
  speed_processed: 'normal' | 'instant';
  receipt: string | null;
  notes: Notes;
  idempotency_key: string | null;
  request_hash: string;
  status: 'pending' | 'processed' | 'failed';
  settlement_id: string | null;
  /** settlement that credits a refund that failed after it had been settled */
  reversal_settlement_id: string | null;
  created_at: Date;
};

export const toUnixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Razorpay returns empty notes as an empty array. */
export const toNotes = (notes: Notes) => (Object.keys(notes).length === 0 ? [] : notes);

export function toOrderEntity(row: OrderRow) {
  return {
    id: row.id,
    entity: 'order' as const,
    amount: row.amount,
    amount_paid: row.amount_paid,
    amount_due: row.amount - row.amount_paid,
    currency: row.currency,
    receipt: row.receipt,
    offer_id: null,
    status: row.status,
    attempts: row.attempts,
    ...(row.customer_id ? { customer_id: row.customer_id } : {}),
    notes: toNotes(row.notes),
    created_at: toUnixSeconds(row.created_at),
  };
}

/** The payment in a webhook, with the fields that the REST API leaves out. */
export const toWebhookPayment = (row: PaymentRow) => ({
  ...toPaymentEntity(row, { isCardIncluded: true }),
  base_amount: row.amount,
  amount_transferred: 0,
  token_id: null,
});

/** @param isCardIncluded adds the card, as `expand[]=card` does */
export function toPaymentEntity(row: PaymentRow, { isCardIncluded = false } = {}) {
  return {
    id: row.id,
    entity: 'payment' as const,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    order_id: row.order_id,
    invoice_id: null,
    international: row.card?.international ?? false,
    method: row.method,
    amount_refunded: row.amount_refunded,
    refund_status: toRefundStatus(row),
    captured: row.captured_at !== null,
    description: row.description,
    card_id: row.card?.id ?? null,
    ...(isCardIncluded && row.card ? { card: toCardEntity(row.card) } : {}),
    bank: row.bank,
    wallet: null,
    vpa: row.vpa,
    ...(row.method === 'upi'
      ? { upi: { vpa: row.vpa, flow: 'collect', payer_account_type: 'bank_account' } }
      : {}),
    email: row.email,
    contact: row.contact,
    notes: toNotes(row.notes),
    fee: row.fee,
    tax: row.tax,
    ...toErrorFields(row.error),
    acquirer_data: toAcquirerData(row),
    created_at: toUnixSeconds(row.created_at),
  };
}

export function toRefundEntity(row: RefundRow) {
  return {
    id: row.id,
    entity: 'refund' as const,
    amount: row.amount,
    currency: row.currency,
    payment_id: row.payment_id,
    notes: toNotes(row.notes),
    receipt: row.receipt,
    acquirer_data: { arn: null },
    created_at: toUnixSeconds(row.created_at),
    batch_id: null,
    status: row.status,
    speed_processed: row.speed_processed,
    speed_requested: row.speed,
  };
}

function toRefundStatus({ amount, amount_refunded }: PaymentRow): null | 'partial' | 'full' {
  if (amount_refunded === 0) return null;
  return amount_refunded < amount ? 'partial' : 'full';
}

/** Indian test cards are of Karnataka Bank, as in the examples of Razorpay's documentation. */
export const getCardIssuer = (isInternational: boolean) => (isInternational ? null : 'KARB');

export const toCardEntity = ({ id, network, last4, international }: Card) => ({
  id,
  entity: 'card' as const,
  name: '',
  last4,
  network,
  type: 'credit',
  issuer: getCardIssuer(international),
  international,
  emi: false,
  sub_type: 'consumer',
  token_iin: null,
});

const toErrorFields = (error: ErrorBody | null) => ({
  error_code: error?.code ?? null,
  error_description: error?.description ?? null,
  error_source: error?.source ?? null,
  error_step: error?.step ?? null,
  error_reason: error?.reason ?? null,
});

/** The bank's reference, derived from the payment id so that it never changes. */
function toAcquirerData(row: PaymentRow): Record<string, string | null> {
  const reference = row.status === 'failed' || row.status === 'created' ? null : deriveDigits(row.id);
  if (row.method === 'card') return { auth_code: reference?.slice(0, 6) ?? null };
  if (row.method === 'upi')
    return { rrn: reference, upi_transaction_id: reference && row.id.slice(4).toUpperCase() };
  return { bank_transaction_id: reference };
}

const deriveDigits = (id: string) =>
  id.slice(4, 16).replaceAll(/\D/g, (character) => String(character.charCodeAt(0) % 10));
