/** Birth details of other people that a member saves for later orders. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table saved_people (
      id uuid primary key,
      member_id uuid not null references members on delete cascade,
      birth jsonb not null,
      created_at timestamptz not null
    );
    create index saved_people_member on saved_people (member_id, created_at)`);
  await knex.raw('grant select, insert, update, delete on saved_people to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_people');
}
