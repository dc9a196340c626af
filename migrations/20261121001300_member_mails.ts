/** What became of the mails to members, so that none is sent twice, and whether a member's own address takes mail. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // Ids and instants; the rows go with the member.
  await knex.raw(`
    create table member_mails (
      message_id text primary key,
      member_id uuid not null references members on delete cascade,
      outcome text not null check (outcome in ('sent', 'refused', 'in-doubt')),
      at timestamptz not null
    );
    create index member_mails_member on member_mails (member_id)`);
  await knex.raw('grant select, insert, update on member_mails to ??', [app]);
  await knex.raw('alter table members add column email_refused_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table members drop column email_refused_at; drop table member_mails');
}
