/** Input of POST /orders and PATCH /orders/:id, with the error texts that Razorpay documents. Amounts are paise. */
import { createBadRequest, createExtraFields, createInvalidField } from './errors.ts';
import type { Notes, OrderRow } from './entities.ts';

export type OrderInput = {
  amount: number;
  currency: 'INR';
  receipt: string | null;
  /** a repeated receipt returns the existing order instead of an error */
  uniqueReceipt: boolean;
  autoCapture: boolean;
  notes: Notes;
};

type Body = Record<string, unknown>;

const ORDER_FIELDS = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'unique_receipt',
  'payment',
  'payment_capture',
]);

const MIN_PAISE = 100;
/** the largest PostgreSQL integer */
const MAX_PAISE = 2_147_483_647;

export function readOrderInput(body: unknown): OrderInput {
  const order = readFields(body);
  rejectUnknownFields(order, ORDER_FIELDS);
  if (order.partial_payment)
    throw createInvalidField('partial_payment', 'Partial payments are not part of the sandbox.');
  return {
    amount: readAmount(order.amount),
    currency: readCurrency(order.currency),
    receipt: readReceipt(order.receipt),
    uniqueReceipt: order.unique_receipt === true || order.unique_receipt === 'true',
    autoCapture: readAutoCapture(order),
    notes: readNotes(order.notes),
  };
}

/** PATCH may change nothing but the notes. */
export function readNotesUpdate(body: unknown): Notes {
  const update = readFields(body);
  rejectUnknownFields(update, new Set(['notes']));
  if (update.notes === undefined) throw createInvalidField('notes', 'notes: is required.');
  return readNotes(update.notes);
}

/** Changes that only the sandbox can make, for tests of amount mismatches and of manual capture. */
export function readMismatch(body: unknown): Partial<Pick<OrderRow, 'amount' | 'auto_capture'>> {
  const changes = readFields(body);
  rejectUnknownFields(changes, new Set(['amount', 'autoCapture']));
  const { amount, autoCapture } = changes;
  if (autoCapture !== undefined && typeof autoCapture !== 'boolean')
    throw createInvalidField('autoCapture', 'The autoCapture must be true or false.');
  if (amount === undefined && autoCapture === undefined)
    throw createInvalidField('amount', 'amount: is required.');
  return {
    ...(amount === undefined ? {} : { amount: readAmount(amount) }),
    ...(autoCapture === undefined ? {} : { auto_capture: autoCapture }),
  };
}

/** Whole paise, at least one rupee. `subject` begins the error text. */
export function readAmount(value: unknown, subject: 'Order' | 'Capture' | 'Refund' = 'Order'): number {
  if (value === undefined || value === null) throw createInvalidField('amount', 'amount: is required.');
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw createInvalidField('amount', 'The amount must be an integer.');
  if (amount < MIN_PAISE) throw createAmountTooSmall(subject);
  if (amount > MAX_PAISE) throw createInvalidField('amount', 'Amount exceeds maximum amount allowed.');
  return amount;
}

/** At most 15 notes of at most 256 characters. Numbers become text; an empty array means no notes. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw createInvalidField('notes', 'The notes must be an object.');
  const entries = Object.entries(value);
  if (entries.length > 15)
    throw createInvalidField('notes', 'Number of fields in notes should be less than or equal to 15.');
  return Object.fromEntries(entries.map(([name, note]) => [name, readNote(note)]));
}

export function readFields(body: unknown): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

function rejectUnknownFields(body: Body, allowed: Set<string>): void {
  const extras = Object.keys(body).filter((name) => !allowed.has(name));
  if (extras.length > 0) throw createExtraFields(extras);
}

const createAmountTooSmall = (subject: string) =>
  createBadRequest(`${subject} amount less than minimum amount allowed`, {
    field: 'amount',
    reason: 'amount_less_than_minimum_amount',
    ...(subject === 'Order' ? { step: 'order_creation' } : {}),
  });

function readCurrency(value: unknown): 'INR' {
  if (value === undefined) throw createInvalidField('currency', 'currency: is required.');
  if (typeof value !== 'string')
    throw createInvalidField('currency', `expected string but provided ${JSON.stringify(value)}`);
  if (value !== 'INR') throw createInvalidField('currency', 'Currency is not supported');
  return value;
}

function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw createInvalidField('receipt', `expected string but provided ${JSON.stringify(value)}`);
  if (value.length > 40)
    throw createInvalidField('receipt', 'The receipt may not be greater than 40 characters.');
  return value;
}

/** `payment.capture` takes precedence over the older `payment_capture`; the default is automatic. */
function readAutoCapture(order: Body): boolean {
  const { capture } = readFields(order.payment);
  if (capture === 'automatic' || capture === 'manual') return capture === 'automatic';
  if (capture !== undefined)
    throw createInvalidField('payment.capture', 'The capture must be automatic or manual.');
  return ![0, '0', false].includes(order.payment_capture as number);
}

function readNote(note: unknown): string {
  if (typeof note !== 'string' && typeof note !== 'number')
    throw createInvalidField('notes', 'The notes must be text.');
  const text = String(note);
  if (text.length > 256)
    throw createInvalidField('notes', 'The notes may not be greater than 256 characters.');
  return text;
}
