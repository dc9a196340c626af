/** Items: https://razorpay.com/docs/api/payments/items/ */
import { paginate, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds } from './entities.ts';
import { createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { readAmount, readCurrency, readFields, readText, rejectUnknownFields, type Body } from './fields.ts';
import { createId } from './ids.ts';

type ItemRow = {
  id: string;
  active: boolean;
  name: string;
  description: string | null;
  amount: number;
  currency: string;
  created_at: Date;
};

const ITEM_FIELDS = new Set(['name', 'description', 'amount', 'currency', 'active']);

export async function createItem({ db, clock }: SandboxContext, body: unknown) {
  const fields = readFields(body);
  rejectUnknownFields(fields, ITEM_FIELDS);
  if (fields.name === undefined) throw createInvalidFieldError('name', 'name: is required.');
  const row: ItemRow = {
    id: createId('item_'),
    active: true,
    description: null,
    ...readChanges(fields),
    name: readText(fields.name, 'name', 120),
    amount: readAmount(fields.amount),
    currency: readCurrency(fields.currency),
    created_at: clock.now(),
  };
  await db('sandbox.items').insert(row);
  return toItemEntity(row);
}

export async function listItems({ db }: SandboxContext, query: Query) {
  const rows: ItemRow[] = await paginate(db('sandbox.items'), query);
  return toCollection(rows.map(toItemEntity));
}

export async function fetchItem({ db }: SandboxContext, id: string) {
  const row: ItemRow | undefined = await db('sandbox.items').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return toItemEntity(row);
}

export async function updateItem(context: SandboxContext, id: string, body: unknown) {
  const fields = readFields(body);
  rejectUnknownFields(fields, ITEM_FIELDS);
  const changes = readChanges(fields);
  if (Object.keys(changes).length > 0) await context.db('sandbox.items').where({ id }).update(changes);
  return fetchItem(context, id);
}

/** Razorpay answers the removal of an item with an empty array. */
export async function deleteItem({ db }: SandboxContext, id: string) {
  if ((await db('sandbox.items').where({ id }).delete()) === 0) throw createUnknownIdError();
  return [];
}

function readChanges({ name, description, amount, currency, active }: Body): Partial<ItemRow> {
  if (active !== undefined && typeof active !== 'boolean')
    throw createInvalidFieldError('active', 'The active field must be true or false.');
  return {
    ...(name === undefined ? {} : { name: readText(name, 'name', 120) }),
    ...(description === undefined ? {} : { description: readText(description, 'description', 2048) }),
    ...(amount === undefined ? {} : { amount: readAmount(amount) }),
    ...(currency === undefined ? {} : { currency: readCurrency(currency) }),
    ...(active === undefined ? {} : { active }),
  };
}

const toItemEntity = (row: ItemRow) => ({
  id: row.id,
  active: row.active,
  name: row.name,
  description: row.description,
  amount: row.amount,
  unit_amount: row.amount,
  currency: row.currency,
  type: 'invoice' as const,
  unit: null,
  tax_inclusive: false,
  hsn_code: null,
  sac_code: null,
  tax_rate: null,
  tax_id: null,
  tax_group_id: null,
  created_at: toUnixSeconds(row.created_at),
});
