/** Contact messages and newsletter subscribers. Both contain personal data and can be erased. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // forwarded_at: sent to support; acknowledged_at: confirmed to the sender.
  // order_id has no foreign key, because orders is a read model: a rebuild may delete rows.
  await knex.raw(`
    create table contact_messages (
      id text primary key,
      member_id uuid references members on delete cascade,
      order_id text,
      name text not null,
      email text not null,
      phone text not null,
      subject text not null,
      message text not null,
      created_at timestamptz not null,
      forwarded_at timestamptz,
      acknowledged_at timestamptz,
      email_bounced_at timestamptz
    );
    create index contact_messages_member on contact_messages (member_id);
    create index contact_messages_email on contact_messages (lower(email), created_at)`);
  await knex.raw(`
    create table subscribers (
      id uuid not null default gen_random_uuid() unique,
      email text primary key check (email = lower(email)),
      unsubscribe_token uuid not null default gen_random_uuid() unique,
      subscribed_at timestamptz not null,
      welcomed_at timestamptz,
      email_bounced_at timestamptz
    )`);
  await knex.raw('grant select, insert, update, delete on contact_messages, subscribers to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table subscribers; drop table contact_messages');
}
