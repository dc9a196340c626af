/** Members, their sessions, and births. Everything personal lives here and can be erased; the ledger holds ids only. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table members (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      phone text,
      gender text,
      dob text,
      tob text,
      place_of_birth text,
      password_hash text not null,
      chart_style text not null default 'north',
      birth jsonb,
      created_at timestamptz not null
    )`);
  await knex.raw(`
    create table sessions (
      id_hash bytea primary key,
      member_id uuid references members on delete cascade,
      token_hash bytea unique,
      data jsonb not null,
      browser_born boolean not null default false,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_member on sessions (member_id);
    create index sessions_expiry on sessions (expires_at)`);
  await knex.raw(`
    create table births (
      id uuid primary key,
      member_id uuid not null references members on delete cascade,
      details jsonb not null,
      person_hash bytea not null,
      email text not null,
      created_at timestamptz not null
    );
    create index births_member on births (member_id)`);
  await knex.raw('grant select, insert, update, delete on members, sessions, births to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table births; drop table sessions; drop table members');
}
