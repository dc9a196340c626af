import knex, { type Knex } from 'knex';

export type Database = Knex;
export type Transaction = Knex.Transaction;

/** A pool on one PostgreSQL role. `max` counts connections of this process. */
export function connect(url: string, { max = 10, name = 'lagna' } = {}): Database {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: name },
    pool: { min: 0, max },
    // A worker that cannot get a connection within ten seconds had better fail the job than hang it.
    acquireConnectionTimeout: 10_000,
    // An error quotes its statement: with placeholders, not with what somebody told us.
    compileSqlOnError: false,
  });
}
