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
    automatic_expiry_minutes integer not null,
    manual_expiry_minutes integer not null,
    refund_speed text not null,
    customer_id text,
    notes jsonb not null,
    created_at timestamptz not null
  );
  create index orders_created on sandbox.orders (created_at);
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
    captured_at timestamptz,
    expires_at timestamptz,
    bank_answer text check (bank_answer in ('success', 'failure')),
    bank_answer_at timestamptz,
    webhook_fault text,
    settlement_id text,
    created_at timestamptz not null
  );
  create index payments_order on sandbox.payments (order_id);
  create index payments_created on sandbox.payments (created_at);
  create index payments_expiring on sandbox.payments (expires_at) where expires_at is not null;
  create index payments_answered on sandbox.payments (bank_answer_at) where bank_answer_at is not null;
  create table sandbox.refunds (
    position bigint generated always as identity,
    id text primary key,
    payment_id text not null references sandbox.payments,
    amount integer not null check (amount >= 100),
    currency text not null,
    speed text not null,
    speed_processed text not null,
    receipt text,
    notes jsonb not null,
    idempotency_key text unique,
    request_hash text not null,
    status text not null check (status in ('pending', 'processed', 'failed')),
    settlement_id text,
    reversal_settlement_id text,
    created_at timestamptz not null
  );
  create index refunds_payment on sandbox.refunds (payment_id);
  create index refunds_created on sandbox.refunds (created_at);
  -- next_attempt_at is null: delivered, no attempts left, held, or lost on purpose.
  -- signing_secret is null for the current secret. held_until is the event of the payment that releases a held webhook.
  create table sandbox.webhooks (
    position bigint generated always as identity primary key,
    event_id text not null,
    event text not null,
    payment_id text,
    body text not null,
    signing_secret text,
    held_until text check (held_until in ('capture', 'refund')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    delivered_at timestamptz,
    last_response text,
    created_at timestamptz not null
  );
  create index webhooks_due on sandbox.webhooks (next_attempt_at, position) where next_attempt_at is not null;
  create index webhooks_held on sandbox.webhooks (payment_id) where held_until is not null;
  create table sandbox.downtimes (
    position bigint generated always as identity,
    id text primary key,
    method text not null,
    status text not null check (status in ('scheduled', 'started', 'resolved', 'cancelled')),
    scheduled boolean not null,
    severity text not null,
    instrument jsonb not null,
    begin_at timestamptz not null,
    end_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create table sandbox.disputes (
    position bigint generated always as identity,
    id text primary key,
    payment_id text not null references sandbox.payments,
    amount integer not null,
    currency text not null,
    amount_deducted integer not null default 0,
    reason_code text not null,
    respond_by timestamptz not null,
    status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
    phase text not null,
    evidence jsonb not null,
    settlement_id text,
    created_at timestamptz not null
  );
  create index disputes_payment on sandbox.disputes (payment_id);
  create table sandbox.settlements (
    position bigint generated always as identity,
    id text primary key,
    amount integer not null,
    utr text not null,
    created_at timestamptz not null
  );
  -- row is what GET /settlements/recon/combined returns.
  create table sandbox.settlement_rows (
    position bigint generated always as identity primary key,
    settlement_id text not null references sandbox.settlements,
    settled_at timestamptz not null,
    row jsonb not null
  );
  create index settlement_rows_settled on sandbox.settlement_rows (settled_at);
  create table sandbox.items (
    position bigint generated always as identity,
    id text primary key,
    active boolean not null,
    name text not null,
    description text,
    amount integer not null,
    currency text not null,
    created_at timestamptz not null
  );
  create table sandbox.customers (
    position bigint generated always as identity,
    id text primary key,
    name text,
    email text,
    contact text,
    gstin text,
    notes jsonb not null,
    created_at timestamptz not null
  );
  create table sandbox.payment_links (
    position bigint generated always as identity,
    id text primary key,
    status text not null check (status in ('created', 'paid', 'cancelled', 'expired')),
    amount integer not null,
    currency text not null,
    reference_id text unique,
    fields jsonb not null,
    notes jsonb not null,
    order_id text not null references sandbox.orders,
    expire_by timestamptz,
    cancelled_at timestamptz,
    updated_at timestamptz not null,
    created_at timestamptz not null
  );
  create table sandbox.shared_state (
    only_row boolean primary key default true check (only_row),
    faults jsonb not null default '{"webhooks": "normal"}',
    clock_offset_seconds integer not null default 0,
    webhook_succeeded_at timestamptz,
    webhook_disabled_at timestamptz
  );
  insert into sandbox.shared_state default values`;

const OWNER_MARK = 'razorpay-sandbox';
const VERSION = `${OWNER_MARK} ${createHash('sha256').update(TABLES).digest('hex').slice(0, 12)}`;

/** Arbitrary id of an advisory lock: processes that start at the same time prepare the schema one after the other. */
const SCHEMA_LOCK = 703_114;

/**
 * Creates the tables. Tables of another version are dropped first: payments of a sandbox are disposable.
 * @throws Error when the database has a schema `sandbox` that the sandbox did not create
 */
export async function prepareSchema(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [SCHEMA_LOCK]);
    const existing = await findSchema(trx);
    if (existing?.comment === VERSION) return;
    if (existing && !existing.comment?.startsWith(OWNER_MARK))
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
