import knex, { type Knex } from 'knex';
import type { Log } from './log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

type Options = {
  /** connections of this process */
  max?: number;
  /** shown in pg_stat_activity */
  name?: string;
  /** receives the warnings of knex, which writes them to the console otherwise */
  log?: Log;
};

/** A connection pool for one PostgreSQL role. */
export function connect(url: string, { max = 10, name = 'lagna', log }: Options = {}): Database {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: name },
    pool: { min: 0, max },
    // A job that gets no connection within ten seconds fails and is retried.
    acquireConnectionTimeout: 10_000,
    // Error messages contain the statement with placeholders, without personal data.
    compileSqlOnError: false,
    ...(log ? { log: toKnexLogger(log) } : {}),
  });
}

/** Only the first line: knex appends stacks, and the detail of a PostgreSQL error may quote a row. */
function toKnexLogger(log: Log): Knex.Config['log'] {
  const warn = (message: unknown) =>
    log.warn({ event: 'database_pools.warned' }, String(message).split('\n')[0]!);
  return { warn, error: warn, deprecate: warn, debug: () => {} };
}
