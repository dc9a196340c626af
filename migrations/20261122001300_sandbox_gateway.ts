/** What the sandbox gateway remembers. A schema of its own: the shop never reads it, as it never reads Razorpay's tables. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw('create schema sandbox');
  await knex.raw(TABLES);
  await knex.raw('grant usage on schema sandbox to ??', [app]);
  await knex.raw('grant select, insert, update on all tables in schema sandbox to ??', [app]);
}

/** Amounts are paise. `position` orders rows made in the same instant. */
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
    status text not null default 'processed' check (status in ('pending', 'processed', 'failed')),
    created_at timestamptz not null
  );
  create index refunds_payment on sandbox.refunds (payment_id);
  -- next_at null: delivered, given up, or lost on purpose.
  create table sandbox.webhooks (
    position bigint generated always as identity primary key,
    event_id text not null,
    event text not null,
    body text not null,
    signed_well boolean not null,
    attempts integer not null default 0,
    next_at timestamptz,
    delivered_at timestamptz,
    last_answer text,
    created_at timestamptz not null
  );
  create index webhooks_due on sandbox.webhooks (next_at, position) where next_at is not null`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema sandbox cascade');
}
