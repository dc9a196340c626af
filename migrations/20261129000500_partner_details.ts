/** The second person of a report on two people, beside the first: both are corrected, kept and erased together. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('order_birth_details', (table) => {
    // Null for a report on one person.
    table.jsonb('partner');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('order_birth_details', (table) => void table.dropColumn('partner'));
}
