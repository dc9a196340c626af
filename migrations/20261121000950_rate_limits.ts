/** Counters of calls. Unlogged: they may be lost in a crash, and are written far too often for the log. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // The shape is that of rate-limiter-flexible; the key is a keyed hash, so that no address of anybody stands here.
  await knex.raw(`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire)`);
  await knex.raw('grant select, insert, update, delete on rate_limits to ??', [app]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits');
}
