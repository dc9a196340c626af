/**
 * Payments by their gateway id, received webhooks, checks of open orders at the gateway, and payments that the buyer has seen.
 * Amounts without `_paise` are in the smallest unit of the currency.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table order_payments (
      gateway_payment_id text primary key,
      order_id text not null,
      is_duplicate boolean not null,
      amount_paise integer not null,
      refunded_paise integer not null,
      fee_paise integer,
      fee_tax_paise integer,
      captured_at timestamptz not null
    );
    create index order_payments_order on order_payments (order_id);
    create index order_payments_unrefunded_duplicates on order_payments (order_id)
      where is_duplicate and refunded_paise < amount_paise;
    create index order_payments_captured on order_payments (captured_at)`);
  await knex.raw(UNMATCHED_PAYMENTS);
  await knex.raw(REFUNDS_AND_DISPUTES);
  await knex.raw(GATEWAY_RECORDS);
  // The signed bytes are kept as evidence until the account of the member is erased.
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
    create index webhook_inbox_received on webhook_inbox (received_at);
    create index webhook_inbox_failed on webhook_inbox (received_at)
      where outcome in ('unreadable', 'contradictory', 'failed');
    create index webhook_inbox_unhandled on webhook_inbox (received_at) where handled_at is null`);
  await knex.raw(STATUS_CHECKS);
  // The buyer has returned from checkout or read the notice of the captured payment: it is not shown again.
  await knex.raw(`
    create table seen_payments (
      order_id text primary key,
      seen_at timestamptz not null
    )`);
  await knex.raw(
    `grant select, insert, update, delete on order_payments, unmatched_payments, payment_refunds,
      payment_disputes, gateway_downtimes, gateway_settlements, payment_settlements, reconciliation_runs,
      webhook_inbox, gateway_status_checks, seen_payments to ??`,
    [appRole],
  );
}

/**
 * Limits the requests to the gateway: at most one per order in ten seconds, however often the buyer requests the status.
 * `payment_requested_at`: creation of the gateway order. `check_started_at`: start of the last check by the payment page,
 * whether or not the gateway has answered it.
 */
const STATUS_CHECKS = `
  create table gateway_status_checks (
    order_id text primary key,
    checked_at timestamptz,
    check_started_at timestamptz,
    payment_status text,
    payment_requested_at timestamptz not null,
    next_check_at timestamptz
  );
  create index gateway_status_checks_next on gateway_status_checks (next_check_at)
    where next_check_at is not null`;

/**
 * Captured payments that fit no order: read model of their streams. `order_id`: the order that the payment names, where its
 * amount or currency differs from the order.
 */
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
    refund_requested_at timestamptz,
    refund_rejection_code text
  );
  create index unmatched_payments_requested on unmatched_payments (refund_requested_at)
    where refund_requested_at is not null;
  create index unmatched_payments_due on unmatched_payments (refund_after) where refund_after is not null;
  create index unmatched_payments_detected on unmatched_payments (detected_at);
  create index unmatched_payments_order on unmatched_payments (order_id) where order_id is not null;
  create index unmatched_payments_open on unmatched_payments (detected_at)
    where status not in ('refunded', 'charged-back', 'dismissed')`;

/** Every refund and dispute by its gateway id: read models of the streams of orders and of unmatched payments. */
const REFUNDS_AND_DISPUTES = `
  create table payment_refunds (
    gateway_refund_id text primary key,
    gateway_payment_id text not null,
    amount integer not null,
    is_failed boolean not null,
    recorded_at timestamptz not null
  );
  create index payment_refunds_recorded on payment_refunds (recorded_at);
  create index payment_refunds_payment on payment_refunds (gateway_payment_id);
  create table payment_disputes (
    dispute_id text primary key,
    gateway_payment_id text not null,
    order_id text,
    amount integer not null,
    amount_deducted integer,
    reason_code text not null,
    phase text not null,
    status text not null,
    respond_by timestamptz not null,
    opened_at timestamptz not null,
    reminded_at timestamptz,
    closed_at timestamptz
  );
  create index payment_disputes_payment on payment_disputes (gateway_payment_id);
  create index payment_disputes_open on payment_disputes (respond_by) where closed_at is null`;

/**
 * Downtimes, settlements (utr: reference of the bank transfer) and results of comparisons. They are not in the ledger. If these
 * tables are lost, jobs fetch downtimes and settlements from the gateway again, and comparisons are repeated.
 */
const GATEWAY_RECORDS = `
  create table gateway_downtimes (
    downtime_id text primary key,
    method text not null,
    severity text not null,
    instrument jsonb not null,
    status text not null,
    begins_at timestamptz not null,
    ends_at timestamptz,
    updated_at timestamptz not null
  );
  create index gateway_downtimes_current on gateway_downtimes (begins_at)
    where status in ('scheduled', 'started');
  create table gateway_settlements (
    settlement_id text primary key,
    amount bigint not null,
    fees bigint not null,
    fees_tax bigint not null,
    utr text,
    created_at timestamptz not null,
    payments_recorded_at timestamptz
  );
  create index gateway_settlements_open on gateway_settlements (created_at) where payments_recorded_at is null;
  create table payment_settlements (
    gateway_payment_id text primary key,
    settlement_id text not null,
    amount integer not null,
    fee integer not null,
    fee_tax integer not null
  );
  create index payment_settlements_settlement on payment_settlements (settlement_id);
  create table reconciliation_runs (
    run_id bigint generated always as identity primary key,
    finished_at timestamptz not null,
    has_differences boolean not null,
    result jsonb not null
  )`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `drop table reconciliation_runs; drop table payment_settlements; drop table gateway_settlements;
     drop table gateway_downtimes; drop table payment_disputes; drop table payment_refunds;
     drop table seen_payments; drop table gateway_status_checks; drop table webhook_inbox;
     drop table unmatched_payments; drop table order_payments`,
  );
}
