/** Outbox of account e-mails, and tokens for choosing a new password. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // A row is deleted when its e-mail was sent. member_id is null if nobody has an account with the requested address.
  await knex.raw(`
    create table account_email_outbox (
      id uuid primary key,
      kind text not null,
      email text not null,
      member_id uuid references members on delete cascade,
      created_at timestamptz not null
    );
    create index account_email_outbox_member on account_email_outbox (member_id)`);
  // One token per member: a newer token replaces the older one.
  await knex.raw(`
    create table password_reset_tokens (
      member_id uuid primary key references members on delete cascade,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`);
  await knex.raw(
    'grant select, insert, update, delete on account_email_outbox, password_reset_tokens to ??',
    [appRole],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table password_reset_tokens; drop table account_email_outbox');
}
