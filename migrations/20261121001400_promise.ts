/** The delivery promise and money that goes back, in the read model. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add column late_at timestamptz,
      add column broken_at timestamptz,
      add column promise_due_at timestamptz,
      add column refund_offered boolean not null default false,
      add column refund jsonb`);
  await knex.raw(
    'create index orders_promise_due on orders (promise_due_at) where promise_due_at is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_promise_due');
  await knex.raw(`
    alter table orders
      drop column late_at, drop column broken_at, drop column promise_due_at,
      drop column refund_offered, drop column refund`);
}
