/** Input of POST and PATCH /payment_links. */
import * as z from 'zod/mini';
import type { Notes } from './entities.ts';
import { createInvalidFieldError } from './errors.ts';
import { readAmount, readCurrency, readFields, readNotes, rejectUnknownFields, type Body } from './fields.ts';

const createTextSchema = (maxLength: number) => z._default(z.string().check(z.maxLength(maxLength)), '');
const booleanSchema = z._default(z.boolean(), false);

/** Fields that the sandbox stores and returns without using them. */
const StoredLinkFields = z.object({
  description: createTextSchema(2048),
  callback_url: createTextSchema(2048),
  callback_method: createTextSchema(8),
  reminder_enable: booleanSchema,
  upi_link: z._default(z.union([z.boolean(), z.stringbool()]), false),
  customer: z._default(
    z.object({
      name: z.optional(z.string()),
      email: z.optional(z.string()),
      contact: z.optional(z.string()),
    }),
    {},
  ),
  notify: z._default(z.object({ sms: z.optional(z.boolean()), email: z.optional(z.boolean()) }), {}),
});
export type StoredLinkFields = z.infer<typeof StoredLinkFields>;

const STORED_FIELDS = Object.keys(StoredLinkFields.shape);
const CREATE_FIELDS = new Set([
  ...STORED_FIELDS,
  'amount',
  'currency',
  'accept_partial',
  'first_min_partial_amount',
  'reference_id',
  'expire_by',
  'notes',
]);

export function readLinkInput(body: unknown) {
  const input = readFields(body);
  rejectUnknownFields(input, CREATE_FIELDS);
  rejectPartialPayments(input);
  return {
    amount: readAmount(input.amount),
    currency: readCurrency(input.currency ?? 'INR'),
    reference_id: readReference(input.reference_id),
    expire_by: readExpiry(input.expire_by),
    notes: readNotes(input.notes),
    fields: readStoredFields(input),
  };
}

export type LinkChanges = {
  reference_id?: string | null;
  expire_by?: Date | null;
  notes?: Notes;
  fields: Partial<StoredLinkFields>;
};

const UPDATE_FIELDS = new Set(['accept_partial', 'reference_id', 'expire_by', 'notes', 'reminder_enable']);

export function readLinkChanges(body: unknown): LinkChanges {
  const input = readFields(body);
  rejectUnknownFields(input, UPDATE_FIELDS);
  rejectPartialPayments(input);
  const { reference_id, expire_by, notes, reminder_enable } = input;
  return {
    ...(reference_id === undefined ? {} : { reference_id: readReference(reference_id) }),
    ...(expire_by === undefined ? {} : { expire_by: readExpiry(expire_by) }),
    ...(notes === undefined ? {} : { notes: readNotes(notes) }),
    fields: reminder_enable === undefined ? {} : { reminder_enable: reminder_enable === true },
  };
}

function readStoredFields(input: Body): StoredLinkFields {
  const parsed = StoredLinkFields.safeParse(input);
  if (parsed.success) return parsed.data;
  throw createInvalidFieldError(
    String(parsed.error.issues[0]?.path[0] ?? 'description'),
    z.prettifyError(parsed.error),
  );
}

function rejectPartialPayments({ accept_partial }: Body): void {
  if (accept_partial === true)
    throw createInvalidFieldError('accept_partial', 'Partial payments are not part of the sandbox.');
}

function readReference(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 40)
    throw createInvalidFieldError('reference_id', 'The reference_id may not be greater than 40 characters.');
  return value;
}

function readExpiry(value: unknown): Date | null {
  if (value === undefined || value === null || value === 0) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw createInvalidFieldError('expire_by', 'The expire_by must be an integer.');
  return new Date(value * 1000);
}
