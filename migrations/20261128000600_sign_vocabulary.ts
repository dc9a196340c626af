/** The names of the signs on the site and in reports: chosen by the member, and kept with each order. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (table) => {
    table.text('sign_vocabulary').notNullable().defaultTo('sanskrit');
  });
  await knex.schema.alterTable('orders', (table) => {
    // Null for orders from before the choice: their reports name the signs in English only.
    table.text('sign_vocabulary');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => void table.dropColumn('sign_vocabulary'));
  await knex.schema.alterTable('members', (table) => void table.dropColumn('sign_vocabulary'));
}
