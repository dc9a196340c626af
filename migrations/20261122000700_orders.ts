/** Frozen birth details of orders, and the read model of orders: one row per order stream; it can be rebuilt from the events. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // person_hash: SHA-256 of name, date, time, UTC offset and place of birth. It finds an order for the same person without
  // comparing the details.
  await knex.raw(`
    create table order_birth_details (
      id uuid primary key,
      member_id uuid not null references members on delete cascade,
      details jsonb not null,
      person_hash bytea not null,
      email text not null,
      created_at timestamptz not null
    );
    create index order_birth_details_member on order_birth_details (member_id)`);
  // Addresses given with orders whose birth details are missing; they move to order_birth_details with the details.
  await knex.raw(`
    create table pending_delivery_addresses (
      order_id text primary key,
      member_id uuid not null references members on delete cascade,
      email text not null,
      created_at timestamptz not null
    );
    create index pending_delivery_addresses_member on pending_delivery_addresses (member_id);
    create index pending_delivery_addresses_email on pending_delivery_addresses (lower(email))`);
  await knex.raw(ORDERS);
  await knex.raw(ORDER_INDEXES);
  await knex.raw('grant select, insert, update, delete on order_birth_details, orders to ??', [appRole]);
  await knex.raw('grant select, insert, delete on pending_delivery_addresses to ??', [appRole]);
}

// computed_at to document_created_at, except recent_resend_times, describe the current edition and its PDF.
// refund_offered: the member can request a refund.
const ORDERS = `
  create table orders (
    id text primary key,
    version integer not null,
    member_id uuid not null,
    report_key text not null,
    status text not null,
    report_status text not null,
    list_price_paise integer not null,
    price_paise integer not null,
    offer text,
    chart_style text not null,
    conventions jsonb not null,
    placed_at timestamptz not null,
    expires_at timestamptz,
    gateway_order_id text unique,
    gateway_payment_id text,
    paid_at timestamptz,
    capture_source text,
    current_refund jsonb,
    recorded_refunds jsonb not null default '[]',
    refund_offered boolean not null default false,
    has_open_refund boolean not null default false,
    birth_id uuid,
    corrected_at timestamptz,
    correctable_until timestamptz,
    edition integer not null,
    superseded_editions jsonb not null default '[]',
    delivery_due_at timestamptz,
    next_sla_check_at timestamptz,
    delayed_at timestamptz,
    sla_breached_at timestamptz,
    computed_at timestamptz,
    written_at timestamptz,
    rendered_at timestamptz,
    delivered_at timestamptz,
    recent_resend_times jsonb,
    sha256 text,
    pages integer,
    bytes integer,
    verification_code text,
    document_created_at timestamptz,
    attention_reason text,
    report_note text
  )`;

// orders_awaiting_email: of a ready report, report_note is null while no failure and no bounce of its e-mail is recorded.
const ORDER_INDEXES = `
  create index orders_member on orders (member_id, placed_at desc, id desc);
  create index orders_placed on orders (placed_at);
  create index orders_awaiting_email on orders (placed_at) where report_status = 'ready' and report_note is null;
  create index orders_open on orders (expires_at) where status in ('placed', 'payment-requested');
  create unique index orders_first_report_offer on orders (member_id)
    where offer = 'first-report' and status in ('placed', 'payment-requested', 'paid');
  create index orders_refunding on orders (id) where status = 'refund-requested';
  create index orders_open_refunds on orders (id) where has_open_refund;
  create index orders_unfinished_reports on orders (report_status, placed_at)
    where report_status in ('queued', 'computing', 'rendering');
  create index orders_gateway_payment on orders (gateway_payment_id) where gateway_payment_id is not null;
  create index orders_rendered on orders (rendered_at desc) where rendered_at is not null;
  create index orders_delivered on orders (delivered_at) where delivered_at is not null;
  create index orders_undelivered on orders (delivery_due_at)
    where delivery_due_at is not null and rendered_at is null and status in ('paid', 'free');
  create index orders_next_sla_check on orders (next_sla_check_at) where next_sla_check_at is not null;
  create index orders_attention_reason on orders (attention_reason) where attention_reason is not null;
  create index orders_sha256 on orders (sha256) where sha256 is not null;
  create index orders_verification_code on orders (verification_code) where verification_code is not null;
  create index orders_superseded_editions on orders using gin (superseded_editions jsonb_path_ops)
    where superseded_editions <> '[]'`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table orders; drop table pending_delivery_addresses; drop table order_birth_details');
}
