/** Rate limit counters. The table is unlogged, to avoid WAL writes on every request; losing it in a crash is harmless. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // The columns are those of rate-limiter-flexible. The key contains the name of the limit, the number of the time window
  // and an HMAC of the caller, so no e-mail or IP address is stored.
  await knex.raw(`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire)`);
  await knex.raw('grant select, insert, update, delete on rate_limits to ??', [appRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits');
}
