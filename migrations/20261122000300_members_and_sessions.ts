/** Members and their sessions. Personal data is stored here and can be erased; the ledger contains ids only. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // dob, tob, place_of_birth: date, time and place of birth as typed at sign-up; birth: validated birth details.
  // verified_email is the verified address instead of a flag, so it no longer matches once the member changes the address.
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
      password_hash text,
      chart_style text not null default 'north',
      -- {ayanamsa, node, sunrise}; null: the default conventions
      conventions jsonb,
      birth jsonb,
      verified_email text,
      email_bounced_at timestamptz,
      deletion_scheduled_at timestamptz,
      created_at timestamptz not null
    );
    create index members_deletion_scheduled on members (deletion_scheduled_at)
      where deletion_scheduled_at is not null`);
  // data: session data of koa-session as JSON; id_hash: SHA-256 of the cookie; token_hash: SHA-256 of the bearer token; id: names the session in the list of sessions.
  // bound_to_cookie: the token is accepted only together with the cookie.
  await knex.raw(`
    create table sessions (
      id_hash bytea primary key,
      id uuid not null default gen_random_uuid() unique,
      member_id uuid references members on delete cascade,
      token_hash bytea unique,
      data jsonb not null,
      bound_to_cookie boolean not null default false,
      device text,
      reauthenticated_at timestamptz,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_member on sessions (member_id);
    create index sessions_expiry on sessions (expires_at)`);
  await knex.raw('grant select, insert, update, delete on members, sessions to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sessions; drop table members');
}
