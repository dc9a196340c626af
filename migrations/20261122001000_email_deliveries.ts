/**
 * Delivery log of e-mails to members, by Message-ID, so that no e-mail is sent twice. It contains only ids and instants.
 * uncertain: the connection was lost after the whole e-mail was transmitted.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    create table email_deliveries (
      message_id text primary key,
      member_id uuid not null references members on delete cascade,
      status text not null check (status in ('sent', 'bounced', 'uncertain')),
      recorded_at timestamptz not null
    );
    create index email_deliveries_member on email_deliveries (member_id)`);
  await knex.raw('grant select, insert, update on email_deliveries to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table email_deliveries');
}
