/** Google accounts linked to members (OpenID Connect issuer and subject). */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table google_accounts (
      issuer text not null,
      subject text not null,
      member_id uuid not null references members on delete cascade,
      linked_at timestamptz not null,
      primary key (issuer, subject),
      unique (member_id, issuer)
    )`);
  await knex.raw('grant select, insert, delete on google_accounts to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table google_accounts');
}
