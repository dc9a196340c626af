import knex, { type Knex } from 'knex';
import type { Log } from './log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

type Options = {
  /** connections of this process */
  max?: number;
  /** shown in pg_stat_activity */
  name?: string;
  /** no STATEMENT_LIMITS: for migrations and maintenance, whose statements may take longer */
  withoutTimeouts?: boolean;
  /** receives the warnings of knex, which writes them to the console otherwise */
  log?: Pick<Log, 'warn'>;
};

/** A peer that disappeared is noticed within a minute, also on a connection that only waits. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Milliseconds, enforced by PostgreSQL. */
export const STATEMENT_LIMITS = {
  statement_timeout: 60_000,
  lock_timeout: 15_000,
  // No transaction waits for a network call.
  idle_in_transaction_session_timeout: 120_000,
};

/** A connection pool for one PostgreSQL role. */
export function connect(
  url: string,
  { max = 10, name = 'lagna', log, withoutTimeouts = false }: Options = {},
): Database {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      ...CONNECTION_LIMITS,
      ...(withoutTimeouts ? {} : STATEMENT_LIMITS),
    },
    pool: { min: 0, max },
    // A job that gets no connection within ten seconds fails and is retried.
    acquireConnectionTimeout: 10_000,
    // Error messages contain the statement with placeholders, without personal data.
    compileSqlOnError: false,
    ...(log ? { log: toKnexLogger(log) } : {}),
  });
}

/** Only the first line: knex appends stacks, and the detail of a PostgreSQL error may quote a row. */
function toKnexLogger(log: Pick<Log, 'warn'>): Knex.Config['log'] {
  const warn = (message: unknown) =>
    log.warn({ event: 'database_pools.warned' }, String(message).split('\n')[0]!);
  return { warn, error: warn, deprecate: warn, debug: () => {} };
}

/** The database has more work than it does in time. */
export class DatabaseBusyError extends Error {}

/**
 * PostgreSQL does not answer, does not accept connections, or ended the statement after a timeout, so that the same request
 * can succeed later.
 * Errors of other services do not count: their clients wrap them.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseBusyError) return true;
  const { code, syscall, name, message } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && UNAVAILABLE_STATES.test(code)) return true;
  if (typeof code === 'string' && NETWORK_CODES.has(code))
    return syscall === 'connect' || syscall === 'read' || error instanceof AggregateError;
  return name === 'KnexTimeoutError' || LOST_CONNECTION.test(message);
}

/**
 * SQLSTATE: connection exceptions, shutdown and start, too many connections, no memory or disk space left, read-only after a
 * fail-over, a failed read or write of the disk, statement and lock timeouts.
 */
const UNAVAILABLE_STATES = /^(08\w{3}|57P0[1-5]|53\w{3}|25006|58030|57014|55P03|25P03)$/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
]);
/** Errors of pg without a code; knex puts the statement before the message. */
const LOST_CONNECTION =
  /(?:^| - )(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/;
