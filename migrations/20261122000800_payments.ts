/** Payments by their gateway id, received webhooks, checks of open orders at the gateway, and payment notices. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table order_payments (
      gateway_payment_id text primary key,
      order_id text not null,
      is_duplicate boolean not null,
      amount_paise integer not null,
      refunded_paise integer not null,
      fee_paise integer,
      captured_at timestamptz not null
    );
    create index order_payments_order on order_payments (order_id);
    create index order_payments_captured on order_payments (captured_at)`);
  await knex.raw(UNMATCHED_PAYMENTS);
  // The raw bytes are kept as evidence of what was signed, until the member is erased.
  await knex.raw(`
    create table webhook_inbox (
      position bigint generated always as identity unique,
      event_id text primary key,
      signature text not null,
      body bytea not null,
      received_at timestamptz not null,
      type text,
      gateway_order_id text,
      gateway_payment_id text,
      handled_at timestamptz,
      attempts integer not null default 0,
      outcome text
    );
    create index webhook_inbox_order on webhook_inbox (gateway_order_id) where gateway_order_id is not null;
    create index webhook_inbox_payment on webhook_inbox (gateway_payment_id, position)
      where gateway_payment_id is not null;
    create index webhook_inbox_unhandled on webhook_inbox (received_at) where handled_at is null`);
  // A buyer who asks ten times within a minute causes one gateway request.
  await knex.raw(`
    create table gateway_status_checks (
      order_id text primary key,
      checked_at timestamptz,
      payment_status text,
      requested_at timestamptz not null,
      next_check_at timestamptz
    );
    create index gateway_status_checks_next on gateway_status_checks (next_check_at)
      where next_check_at is not null`);
  await knex.raw(`
    create table payment_acknowledgements (
      order_id text primary key,
      acknowledged_at timestamptz not null
    )`);
  await knex.raw(
    `grant select, insert, update, delete on order_payments, unmatched_payments, webhook_inbox,
      gateway_status_checks, payment_acknowledgements to ??`,
    [app],
  );
}

/** Captured payments that fit no order: read model of their streams. */
const UNMATCHED_PAYMENTS = `
  create table unmatched_payments (
    gateway_payment_id text primary key,
    version integer not null,
    status text not null,
    reason text not null,
    gateway_order_id text,
    order_id text,
    amount integer not null,
    currency text not null,
    refunded_amount integer not null,
    detected_at timestamptz not null,
    refund_after timestamptz,
    rejected_code text
  );
  create index unmatched_payments_due on unmatched_payments (refund_after) where refund_after is not null;
  create index unmatched_payments_order on unmatched_payments (order_id) where order_id is not null;
  create index unmatched_payments_open on unmatched_payments (detected_at)
    where status not in ('refunded', 'dismissed')`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `drop table payment_acknowledgements; drop table gateway_status_checks; drop table webhook_inbox;
     drop table unmatched_payments; drop table order_payments`,
  );
}
