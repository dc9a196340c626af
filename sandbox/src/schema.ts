/** The sandbox's tables, in a PostgreSQL schema that nothing else uses. */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Amounts are paise. `position` orders rows created at the same instant. */
const TABLES = `
  create table sandbox.orders (
    position bigint generated always as identity,
    id text primary key,
    amount integer not null check (amount >= 100),
    currency text not null,
    receipt text unique,
    status text not null check (status in ('created', 'attempted', 'paid')),
    attempts integer not null default 0,
    amount_paid integer not null default 0,
    auto_capture boolean not null,
    notes jsonb not null,
    created_at timestamptz not null
  );
  create table sandbox.payments (
    position bigint generated always as identity,
    id text primary key,
    order_id text not null references sandbox.orders,
    amount integer not null,
    currency text not null,
    status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
    method text not null,
    card jsonb,
    bank text,
    vpa text,
    email text,
    contact text,
    description text,
    notes jsonb not null,
    fee integer,
    tax integer,
    amount_refunded integer not null default 0,
    error jsonb,
    created_at timestamptz not null
  );
  create index payments_order on sandbox.payments (order_id);
  create table sandbox.refunds (
    position bigint generated always as identity,
    id text primary key,
    payment_id text not null references sandbox.payments,
    amount integer not null check (amount >= 100),
    currency text not null,
    speed text not null,
    receipt text,
    notes jsonb not null,
    idempotency_key text unique,
    request_hash text not null,
    status text not null check (status in ('pending', 'processed', 'failed')),
    created_at timestamptz not null
  );
  create index refunds_payment on sandbox.refunds (payment_id);
  -- next_attempt_at is null: delivered, no attempts left, or lost on purpose.
  create table sandbox.webhooks (
    position bigint generated always as identity primary key,
    event_id text not null,
    event text not null,
    body text not null,
    valid_signature boolean not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    delivered_at timestamptz,
    last_response text,
    created_at timestamptz not null
  );
  create index webhooks_due on sandbox.webhooks (next_attempt_at, position) where next_attempt_at is not null`;

const OWNER_MARK = 'razorpay-sandbox';
const VERSION = `${OWNER_MARK} ${createHash('sha256').update(TABLES).digest('hex').slice(0, 12)}`;

/** Any number; processes that start at the same time take turns. */
const SCHEMA_LOCK = 703_114;

/**
 * Creates the tables. Tables of another version are dropped first: payments of a sandbox are disposable.
 * @throws Error when the database has a schema `sandbox` of somebody else
 */
export async function prepareSchema(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
    const found = await findSchema(trx);
    if (found?.comment === VERSION) return;
    if (found && !found.comment?.startsWith(OWNER_MARK))
      throw new Error(
        'The database has a schema "sandbox" that the Razorpay sandbox did not create. Use another database, or drop the schema.',
      );
    await trx.raw('drop schema if exists sandbox cascade');
    await trx.raw('create schema sandbox');
    await trx.raw(TABLES);
    await trx.raw(`comment on schema sandbox is '${VERSION}'`);
  });
}

async function findSchema(trx: Knex.Transaction): Promise<{ comment: string | null } | undefined> {
  const { rows } = await trx.raw<{ rows: { comment: string | null }[] }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = 'sandbox'`,
  );
  return rows[0];
}
