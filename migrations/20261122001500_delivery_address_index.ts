/** For the limit of free reports that one address receives. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index order_birth_details_email on order_birth_details (lower(email), created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index order_birth_details_email');
}
