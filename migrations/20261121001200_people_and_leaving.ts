/** The people a member saves, and the hour at which a member who asked for it is forgotten. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table people (
      id uuid primary key,
      member_id uuid not null references members on delete cascade,
      birth jsonb not null,
      created_at timestamptz not null
    );
    create index people_member on people (member_id, created_at)`);
  await knex.raw('grant select, insert, update, delete on people to ??', [app]);
  await knex.raw(`
    alter table members add column leaving_at timestamptz;
    create index members_leaving on members (leaving_at) where leaving_at is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table members drop column leaving_at; drop table people');
}
