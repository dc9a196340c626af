/** What POST /orders and PATCH /orders/:id accept, refused in the words Razorpay documents. Amounts are paise. */
import { badRequest, extraFields, invalid } from './errors.ts';
import type { Notes } from './sandbox.ts';

export type OrderInput = {
  amount: number;
  currency: 'INR';
  receipt: string | null;
  /** the same receipt again answers the same order instead of a refusal */
  uniqueReceipt: boolean;
  autoCapture: boolean;
  notes: Notes;
};

type Body = Record<string, unknown>;

const KNOWN = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'unique_receipt',
  'payment',
  'payment_capture',
]);

const MINIMUM_PAISE = 100;
/** a PostgreSQL integer; far above any price here */
const MAXIMUM_PAISE = 2_147_483_647;

export function readOrder(body: unknown): OrderInput {
  const order = fields(body);
  refuseExtras(order, KNOWN);
  if (order.partial_payment)
    throw invalid('partial_payment', 'Partial payments are not part of the sandbox.');
  return {
    amount: readAmount(order.amount),
    currency: readCurrency(order.currency),
    receipt: readReceipt(order.receipt),
    uniqueReceipt: order.unique_receipt === true || order.unique_receipt === 'true',
    autoCapture: readAutoCapture(order),
    notes: readNotes(order.notes),
  };
}

/** PATCH may change the notes and nothing else. */
export function readEdit(body: unknown): Notes {
  const edit = fields(body);
  refuseExtras(edit, new Set(['notes']));
  if (edit.notes === undefined) throw invalid('notes', 'notes: is required.');
  return readNotes(edit.notes);
}

/** At least one rupee, whole paise. `what` names it in the refusal. */
export function readAmount(value: unknown, what: 'Order' | 'Capture' | 'Refund' = 'Order'): number {
  if (value === undefined || value === null) throw invalid('amount', 'amount: is required.');
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw invalid('amount', 'The amount must be an integer.');
  if (amount < MINIMUM_PAISE) throw tooLittle(what);
  if (amount > MAXIMUM_PAISE) throw invalid('amount', 'Amount exceeds maximum amount allowed.');
  return amount;
}

/** At most 15 notes of at most 256 characters. Numbers become text, an empty list is no notes. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalid('notes', 'The notes must be an object.');
  const entries = Object.entries(value);
  if (entries.length > 15)
    throw invalid('notes', 'Number of fields in notes should be less than or equal to 15.');
  return Object.fromEntries(entries.map(([name, note]) => [name, readNote(note)]));
}

export function fields(body: unknown): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

function refuseExtras(body: Body, known: Set<string>): void {
  const extras = Object.keys(body).filter((name) => !known.has(name));
  if (extras.length > 0) throw extraFields(extras);
}

const tooLittle = (what: string) =>
  badRequest(`${what} amount less than minimum amount allowed`, {
    field: 'amount',
    reason: 'amount_less_than_minimum_amount',
    ...(what === 'Order' ? { step: 'order_creation' } : {}),
  });

function readCurrency(value: unknown): 'INR' {
  if (value === undefined) throw invalid('currency', 'currency: is required.');
  if (typeof value !== 'string')
    throw invalid('currency', `expected string but provided ${JSON.stringify(value)}`);
  if (value !== 'INR') throw invalid('currency', 'Currency is not supported');
  return value;
}

function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw invalid('receipt', `expected string but provided ${JSON.stringify(value)}`);
  if (value.length > 40) throw invalid('receipt', 'The receipt may not be greater than 40 characters.');
  return value;
}

/** Newer `payment.capture` wins over older `payment_capture`; an account's default is automatic. */
function readAutoCapture(order: Body): boolean {
  const { capture } = fields(order.payment);
  if (capture === 'automatic' || capture === 'manual') return capture === 'automatic';
  if (capture !== undefined) throw invalid('payment.capture', 'The capture must be automatic or manual.');
  return ![0, '0', false].includes(order.payment_capture as number);
}

function readNote(note: unknown): string {
  if (typeof note !== 'string' && typeof note !== 'number') throw invalid('notes', 'The notes must be text.');
  const text = String(note);
  if (text.length > 256) throw invalid('notes', 'The notes may not be greater than 256 characters.');
  return text;
}
