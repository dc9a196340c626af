/** Members who come in by Google. Such a member may have no password, and their address is proven. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // The address that was proven, not a flag: it stops counting by itself when the member's address changes.
  await knex.raw(
    'alter table members alter column password_hash drop not null, add column proven_email text',
  );
  await knex.raw(`
    create table google_accounts (
      issuer text not null,
      subject text not null,
      member_id uuid not null references members on delete cascade,
      linked_at timestamptz not null,
      primary key (issuer, subject),
      unique (member_id, issuer)
    )`);
  await knex.raw('grant select, insert, delete on google_accounts to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table google_accounts');
  // matches no password at all
  await knex.raw(`update members set password_hash = '' where password_hash is null`);
  await knex.raw('alter table members alter column password_hash set not null, drop column proven_email');
}
