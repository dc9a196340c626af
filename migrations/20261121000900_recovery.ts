/** The way back in: letters about an account on their way out, links for a new password, and sessions that can be told apart. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // A row lives until its letter has left. Whose it is may be unknown: anybody may ask for a link for any address.
  await knex.raw(`
    create table account_letters (
      id uuid primary key,
      letter text not null,
      email text not null,
      member_id uuid references members on delete cascade,
      created_at timestamptz not null
    );
    create index account_letters_member on account_letters (member_id)`);
  // One link a member: a newer one takes the place of the older.
  await knex.raw(`
    create table reset_links (
      member_id uuid primary key references members on delete cascade,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`);
  await knex.raw(`
    alter table sessions
      add column id uuid not null default gen_random_uuid() unique,
      add column device text,
      add column proven_at timestamptz`);
  await knex.raw('grant select, insert, update, delete on account_letters, reset_links to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table account_letters;
    drop table reset_links;
    alter table sessions drop column id, drop column device, drop column proven_at`);
}
