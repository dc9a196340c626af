/** Rate limit counters. Unlogged: losing them in a crash is harmless, and they are written too often for the WAL. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  // The columns are those of rate-limiter-flexible. The key is an HMAC, so no e-mail or IP address is stored.
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
