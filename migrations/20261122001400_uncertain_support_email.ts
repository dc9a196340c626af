/** An e-mail to support whose delivery is uncertain is sent once more, then counts as sent. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table contact_messages add column forward_uncertain_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table contact_messages drop column forward_uncertain_at');
}
