/** Finding a printed file by its code or its bytes, among present and earlier editions. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table orders add column code text, add column made_at timestamptz');
  await knex.raw(`
    create index orders_sha256 on orders (sha256) where sha256 is not null;
    create index orders_code on orders (code) where code is not null;
    create index orders_earlier on orders using gin (earlier jsonb_path_ops) where earlier <> '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_earlier; drop index orders_code; drop index orders_sha256');
  await knex.raw('alter table orders drop column made_at, drop column code');
}
