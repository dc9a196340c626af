/** What support refunded of the payment outside of the gateway, so that lists of orders show it. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    // No release before this column records such refunds.
    table.integer('refunded_elsewhere_paise').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => void table.dropColumn('refunded_elsewhere_paise'));
}
