/** The read model of orders: one row an order, folded from its stream, thrown away and rebuilt at will. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table orders (
      id text primary key,
      version integer not null,
      member_id uuid not null,
      report_key text not null,
      status text not null,
      report_status text not null,
      list_paise integer not null,
      price_paise integer not null,
      offer text,
      chart_style text not null,
      placed_at timestamptz not null,
      expires_at timestamptz,
      gateway_order_id text unique,
      gateway_payment_id text unique,
      paid_at timestamptz,
      birth_id uuid,
      edition integer not null,
      promised_by timestamptz,
      calculated_at timestamptz,
      written_at timestamptz,
      rendered_at timestamptz,
      delivered_at timestamptz,
      sha256 text,
      pages integer,
      bytes integer,
      note text
    );
    create index orders_member on orders (member_id, placed_at desc, id desc);
    create index orders_open on orders (expires_at) where status in ('placed', 'payment-requested')`);
  await knex.raw(`
    create table gateway_inbox (
      event_id text primary key,
      type text not null,
      gateway_order_id text,
      body jsonb not null,
      received_at timestamptz not null,
      handled_at timestamptz
    )`);
  await knex.raw('grant select, insert, update, delete on orders, gateway_inbox to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table gateway_inbox; drop table orders');
}
