import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table subscribers (
      email text primary key check (email = lower(email)),
      subscribed_at timestamptz not null
    )`);
  await knex.raw('grant select, insert, delete on subscribers to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table subscribers');
}
