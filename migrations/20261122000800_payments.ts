/** Received webhooks, cached gateway status of open orders, and payments whose buyer has seen the notice. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table webhook_inbox (
      event_id text primary key,
      type text not null,
      gateway_order_id text,
      body jsonb not null,
      received_at timestamptz not null,
      handled_at timestamptz
    )`);
  // A buyer who asks ten times within a minute causes one gateway request.
  await knex.raw(`
    create table gateway_status_checks (
      order_id text primary key,
      checked_at timestamptz not null,
      payment_status text
    )`);
  await knex.raw(`
    create table payment_acknowledgements (
      order_id text primary key,
      acknowledged_at timestamptz not null
    )`);
  await knex.raw(
    'grant select, insert, update, delete on webhook_inbox, gateway_status_checks, payment_acknowledgements to ??',
    [app],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table payment_acknowledgements; drop table gateway_status_checks; drop table webhook_inbox',
  );
}
