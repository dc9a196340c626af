/** Letters to the house, and what the monthly one needs to be left again. All of it personal, all of it erasable. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // order_id refers to a read model that is thrown away and made again: no foreign key.
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
      refused_at timestamptz
    );
    create index contact_messages_member on contact_messages (member_id);
    create index contact_messages_email on contact_messages (lower(email), created_at)`);
  await knex.raw(`
    alter table subscribers
      add column id uuid not null default gen_random_uuid() unique,
      add column leave_token uuid not null default gen_random_uuid() unique,
      add column welcomed_at timestamptz,
      add column refused_at timestamptz`);
  await knex.raw('grant select, insert, update, delete on contact_messages to ??', [app]);
  await knex.raw('grant update on subscribers to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table contact_messages;
    alter table subscribers
      drop column id, drop column leave_token, drop column welcomed_at, drop column refused_at`);
}
