/** Readers of request fields, with the error texts that Razorpay documents. Amounts are paise. */
import type { Notes } from './entities.ts';
import { createBadRequestError, createExtraFieldsError, createInvalidFieldError } from './errors.ts';

export type Body = Record<string, unknown>;

const MIN_PAISE = 100;
/** the largest PostgreSQL integer */
const MAX_PAISE = 2_147_483_647;

/** Whole paise, at least one rupee. `subject` begins the error text. */
export function readAmount(value: unknown, subject: 'Order' | 'Capture' | 'Refund' = 'Order'): number {
  if (value === undefined || value === null) throw createInvalidFieldError('amount', 'amount: is required.');
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw createInvalidFieldError('amount', 'The amount must be an integer.');
  if (amount < MIN_PAISE) throw createAmountTooSmallError(subject);
  if (amount > MAX_PAISE) throw createInvalidFieldError('amount', 'Amount exceeds maximum amount allowed.');
  return amount;
}

/** At most 15 notes of at most 256 characters. Numbers become text; an empty array means no notes. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw createInvalidFieldError('notes', 'The notes must be an object.');
  const entries = Object.entries(value);
  if (entries.length > 15)
    throw createInvalidFieldError('notes', 'Number of fields in notes should be less than or equal to 15.');
  return Object.fromEntries(entries.map(([name, note]) => [name, readNote(note)]));
}

/** PATCH may change the notes only. */
export function readNotesUpdate(body: unknown): Notes {
  const update = readFields(body);
  rejectUnknownFields(update, new Set(['notes']));
  if (update.notes === undefined) throw createInvalidFieldError('notes', 'notes: is required.');
  return readNotes(update.notes);
}

/** @returns the fields of a JSON object; none for any other body */
export function readFields(body: unknown): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}

export function rejectUnknownFields(body: Body, allowed: Set<string>): void {
  const unknownNames = Object.keys(body).filter((name) => !allowed.has(name));
  if (unknownNames.length > 0) throw createExtraFieldsError(unknownNames);
}

const createAmountTooSmallError = (subject: string) =>
  createBadRequestError(`${subject} amount less than minimum amount allowed`, {
    field: 'amount',
    reason: 'amount_less_than_minimum_amount',
    ...(subject === 'Order' ? { step: 'order_creation' } : {}),
  });

/** The sandbox's merchant accepts rupees only: international payments need an approval of Razorpay. */
export function readCurrency(value: unknown): 'INR' {
  if (value === undefined) throw createInvalidFieldError('currency', 'currency: is required.');
  if (typeof value !== 'string')
    throw createInvalidFieldError('currency', `expected string but provided ${JSON.stringify(value)}`);
  if (value.length !== 3) throw createInvalidFieldError('currency', 'The currency must be 3 characters.');
  if (value !== 'INR') throw createInvalidFieldError('currency', 'Currency is not supported');
  return value;
}

export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** An id with its prefix and 14 letters or digits, or null. */
export function readId(value: unknown, field: string, prefix: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || !new RegExp(`^${prefix}[A-Za-z0-9]{14}$`).test(value))
    throw createInvalidFieldError(field, `${JSON.stringify(value)} is not a valid id`);
  return value;
}

function readNote(note: unknown): string {
  if (typeof note !== 'string' && typeof note !== 'number')
    throw createInvalidFieldError('notes', 'The notes must be text.');
  const text = String(note);
  if (text.length > 256)
    throw createInvalidFieldError('notes', 'The notes may not be greater than 256 characters.');
  return text;
}

/** At most 40 characters. */
export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw createInvalidFieldError('receipt', `expected string but provided ${JSON.stringify(value)}`);
  if (value.length > 40)
    throw createInvalidFieldError('receipt', 'The receipt may not be greater than 40 characters.');
  return value;
}

export function readText(value: unknown, field: string, maxLength: number): string {
  if (typeof value !== 'string')
    throw createInvalidFieldError(field, `expected string but provided ${JSON.stringify(value)}`);
  if (value.length > maxLength)
    throw createInvalidFieldError(field, `The ${field} may not be greater than ${maxLength} characters.`);
  return value;
}
