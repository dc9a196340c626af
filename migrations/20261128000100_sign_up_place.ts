/** The place that a member picked from the list at sign-up, as the id of the gazetteer. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (table) => void table.text('place_of_birth_id'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('members', (table) => void table.dropColumn('place_of_birth_id'));
}
