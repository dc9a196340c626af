/** Report files that were lost and printed again with other bytes: their hashes and codes stay verifiable. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add column replaced_files jsonb not null default '[]';
    create index orders_replaced_files on orders using gin (replaced_files jsonb_path_ops)
      where replaced_files <> '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table orders drop column replaced_files');
}
