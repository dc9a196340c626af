/** Customers: https://razorpay.com/docs/api/customers/ */
import type { Knex } from 'knex';
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toNotes, toUnixSeconds, type Notes } from './entities.ts';
import { createBadRequestError, createUnknownIdError } from './errors.ts';
import { readFields, readNotes, readText, rejectUnknownFields, type Body } from './fields.ts';
import { createId } from './ids.ts';

type CustomerRow = {
  id: string;
  name: string | null;
  email: string | null;
  contact: string | null;
  gstin: string | null;
  notes: Notes;
  created_at: Date;
};

const CUSTOMER_FIELDS = new Set(['name', 'email', 'contact', 'gstin', 'notes', 'fail_existing']);

/** `fail_existing` 0 returns the customer that has the same e-mail address and telephone number. */
export async function createCustomer({ db, clock }: SandboxContext, body: unknown) {
  const fields = readFields(body);
  rejectUnknownFields(fields, CUSTOMER_FIELDS);
  const row: CustomerRow = {
    id: createId('cust_'),
    name: null,
    email: null,
    contact: null,
    gstin: null,
    notes: {},
    ...readChanges(fields),
    created_at: clock.now(),
  };
  const existing = await findSameCustomer(db, row);
  if (!existing) await db('sandbox.customers').insert(row);
  else if (![0, '0', false].includes(fields.fail_existing as number))
    throw createBadRequestError('Customer already exists for the merchant');
  return toCustomerEntity(existing ?? row);
}

/** A customer without e-mail address and telephone number is the same as no other. */
async function findSameCustomer(db: Knex, { email, contact }: CustomerRow): Promise<CustomerRow | undefined> {
  if (email === null && contact === null) return undefined;
  return db('sandbox.customers').where({ email, contact }).first();
}

export async function listCustomers({ db }: SandboxContext, query: Query) {
  const rows: CustomerRow[] = await paginate(db('sandbox.customers'), query);
  return toCollection(rows.map(toCustomerEntity));
}

export async function fetchCustomer({ db }: SandboxContext, id: string) {
  const row: CustomerRow | undefined = await db('sandbox.customers').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return toCustomerEntity(row);
}

export async function updateCustomer(context: SandboxContext, id: string, body: unknown) {
  const fields = readFields(body);
  rejectUnknownFields(fields, CUSTOMER_FIELDS);
  const changes = readChanges(fields);
  if (Object.keys(changes).length > 0) await context.db('sandbox.customers').where({ id }).update(changes);
  return fetchCustomer(context, id);
}

/** GET /customers/:id/tokens: the sandbox saves no cards. */
export async function listCustomerTokens(context: SandboxContext, id: string) {
  await fetchCustomer(context, id);
  return toCollection([]);
}

function readChanges({ name, email, contact, gstin, notes }: Body): Partial<CustomerRow> {
  return {
    ...(name === undefined ? {} : { name: readText(name, 'name', 50) }),
    ...(email === undefined ? {} : { email: readText(email, 'email', 64) }),
    ...(contact === undefined ? {} : { contact: readContact(contact) }),
    ...(gstin === undefined || gstin === null ? {} : { gstin: readText(gstin, 'gstin', 15) }),
    ...(notes === undefined ? {} : { notes: readNotes(notes) }),
  };
}

function readContact(value: unknown): string {
  const contact = typeof value === 'number' ? String(value) : readText(value, 'contact', 15);
  if (contact.replaceAll(/\D/g, '').length < 8)
    throw createBadRequestError('Contact number should be at least 8 digits, including country code', {
      step: 'NA',
      reason: 'invalid_contact_number',
      field: 'contact',
    });
  return contact;
}

const toCustomerEntity = (row: CustomerRow) => ({
  id: row.id,
  entity: 'customer' as const,
  name: row.name,
  email: row.email,
  contact: row.contact,
  gstin: row.gstin,
  notes: toNotes(row.notes),
  created_at: toUnixSeconds(row.created_at),
});
