/**
 * What the gateway last said of an open order's money, so that a buyer who asks ten times makes us ask once. And the
 * sandbox learns payments their bank has not decided yet.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table gateway_looks (
      order_id text primary key,
      looked_at timestamptz not null,
      money text
    )`);
  await knex.raw('grant select, insert, update, delete on gateway_looks to ??', [app]);
  await knex.raw('alter table sandbox.payments drop constraint payments_status_check');
  await knex.raw(statuses(['created', 'authorized', 'captured', 'refunded', 'failed']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update sandbox.payments set status = 'failed' where status = 'created'`);
  await knex.raw('alter table sandbox.payments drop constraint payments_status_check');
  await knex.raw(statuses(['authorized', 'captured', 'refunded', 'failed']));
  await knex.raw('drop table gateway_looks');
}

const statuses = (known: string[]) =>
  `alter table sandbox.payments add constraint payments_status_check
     check (status in (${known.map((status) => `'${status}'`).join(', ')}))`;
