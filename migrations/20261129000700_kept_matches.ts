/** Matches that a member keeps: the births of both people, with the consent of the other person. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table kept_matches (
      id uuid primary key,
      member_id uuid not null references members on delete cascade,
      groom jsonb not null,
      bride jsonb not null,
      consent_text_version text not null,
      created_at timestamptz not null
    );
    create index kept_matches_member on kept_matches (member_id, created_at)`);
  await knex.raw('grant select, insert, delete on kept_matches to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table kept_matches');
}
