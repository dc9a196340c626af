/** A payment as it is kept and as Razorpay shows it: https://razorpay.com/docs/api/payments/entity/ */
import type { ErrorBody } from './errors.ts';
import { notesOut, unixSeconds, type Notes } from './sandbox.ts';

type Method = 'card' | 'upi' | 'netbanking';

export type Card = { id: string; network: string; last4: string; international: boolean };

export type PaymentRow = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  /** `created`: begun, and its bank has not decided */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: Method;
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
  created_at: Date;
};

/** @param withCard adds the card itself, as `expand[]=card` and webhooks do */
export function paymentEntity(row: PaymentRow, { withCard = false } = {}) {
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
    refund_status: refundStatus(row),
    captured: row.status === 'captured' || row.status === 'refunded',
    description: row.description,
    card_id: row.card?.id ?? null,
    ...(withCard && row.card ? { card: cardEntity(row.card) } : {}),
    bank: row.bank,
    wallet: null,
    vpa: row.vpa,
    ...(row.method === 'upi'
      ? { upi: { vpa: row.vpa, flow: 'collect', payer_account_type: 'bank_account' } }
      : {}),
    email: row.email,
    contact: row.contact,
    notes: notesOut(row.notes),
    fee: row.fee,
    tax: row.tax,
    ...errorFields(row.error),
    acquirer_data: acquirerData(row),
    created_at: unixSeconds(row.created_at),
  };
}

function refundStatus({ amount, amount_refunded }: PaymentRow): null | 'partial' | 'full' {
  if (amount_refunded === 0) return null;
  return amount_refunded < amount ? 'partial' : 'full';
}

const cardEntity = ({ id, network, last4, international }: Card) => ({
  id,
  entity: 'card' as const,
  name: '',
  last4,
  network,
  type: 'credit',
  issuer: international ? null : 'KARB',
  international,
  emi: false,
  sub_type: 'consumer',
  token_iin: null,
});

const errorFields = (error: ErrorBody | null) => ({
  error_code: error?.code ?? null,
  error_description: error?.description ?? null,
  error_source: error?.source ?? null,
  error_step: error?.step ?? null,
  error_reason: error?.reason ?? null,
});

/** The bank's own number for a payment, made from its id so that it never changes. */
function acquirerData(row: PaymentRow): Record<string, string | null> {
  const digits = row.status === 'failed' || row.status === 'created' ? null : numberFrom(row.id);
  if (row.method === 'card') return { auth_code: digits?.slice(0, 6) ?? null };
  if (row.method === 'upi')
    return { rrn: digits, upi_transaction_id: digits && row.id.slice(4).toUpperCase() };
  return { bank_transaction_id: digits };
}

const numberFrom = (id: string) =>
  id.slice(4, 16).replaceAll(/\D/g, (letter) => String(letter.charCodeAt(0) % 10));
