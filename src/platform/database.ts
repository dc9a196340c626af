import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import knex, { type Knex } from 'knex';
import type { Log } from './log.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

type Options = {
  /** connections of this process */
  max?: number;
  /** shown in pg_stat_activity */
  name?: string;
  /** default: STATEMENT_LIMITS */
  limits?: Limits;
  /** milliseconds; default: ANSWER_TIMEOUT_MS where PostgreSQL limits statements */
  answerTimeoutMs?: number;
  /** receives the warnings of knex, which writes them to the console otherwise */
  log?: Pick<Log, 'warn'>;
};

/** Milliseconds, enforced by PostgreSQL. Without a value there is no limit. */
export type Limits = {
  statement_timeout?: number;
  lock_timeout?: number;
  idle_in_transaction_session_timeout: number;
};

/** A peer that disappeared is noticed within a minute on a connection that only waits. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Of requests and jobs. */
export const STATEMENT_LIMITS = {
  statement_timeout: 20_000,
  lock_timeout: 15_000,
  // No transaction waits for a network call.
  idle_in_transaction_session_timeout: 120_000,
} satisfies Limits;

/** Of commands that read or write whole tables. */
export const MAINTENANCE_LIMITS = {
  lock_timeout: STATEMENT_LIMITS.lock_timeout,
  // A verification reads copies of seals between two statements.
  idle_in_transaction_session_timeout: 600_000,
} satisfies Limits;

/**
 * A statement without an answer for so long is lost: PostgreSQL would have ended it, except a COMMIT that waits for locks. TCP alone notices after a quarter of an hour
 * that a server with unanswered packets disappeared, for example in a fail-over.
 */
export const ANSWER_TIMEOUT_MS = STATEMENT_LIMITS.statement_timeout + 2000;

/** A connection pool for one PostgreSQL role. */
export function connect(
  url: string,
  { max = 10, name = 'lagna', log, limits = STATEMENT_LIMITS, ...options }: Options = {},
): Database {
  const { answerTimeoutMs = 'statement_timeout' in limits ? ANSWER_TIMEOUT_MS : undefined } = options;
  const checkAnswers = answerTimeoutMs ? createUnansweredCheck(answerTimeoutMs) : undefined;
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      ...CONNECTION_LIMITS,
      ...limits,
    },
    pool: {
      min: 0,
      max,
      afterCreate(connection: PgConnection, done: () => void) {
        checkAnswers?.(connection);
        done();
      },
    },
    // A job that gets no connection within ten seconds fails and is retried.
    acquireConnectionTimeout: 10_000,
    // Error messages contain the statement with placeholders, without personal data.
    compileSqlOnError: false,
    ...(log ? { log: toKnexLogger(log) } : {}),
  });
}

/** The parts of a pg.Client that show whether it waits for an answer. */
type PgConnection = { connection: EventEmitter & { stream: Socket } };

/**
 * Closes a connection that gets no answer, so that its statement fails, and all idle ones of the pool: they probably lead to the same
 * lost server, and each would delay another request by the same time.
 * @returns the function that is called with each new connection of a pool
 */
function createUnansweredCheck(timeoutMs: number): (connection: PgConnection) => void {
  const connections = new Set<{ stream: Socket; isIdle: () => boolean }>();
  return ({ connection }) => {
    const { stream } = connection;
    let answeredBytes = stream.bytesWritten;
    // Before pg sends the next query of the connection.
    connection.prependListener('readyForQuery', () => (answeredBytes = stream.bytesWritten));
    const watched = { stream, isIdle: () => stream.bytesWritten === answeredBytes };
    connections.add(watched);
    stream.once('close', () => connections.delete(watched));
    // Every byte that is sent or received starts the time again.
    stream.setTimeout(timeoutMs, () => {
      if (watched.isIdle()) return;
      for (const other of connections)
        if (other === watched || other.isIdle()) other.stream.destroy(createUnansweredError(timeoutMs));
    });
  };
}

const createUnansweredError = (timeoutMs: number): Error =>
  Object.assign(new Error(`PostgreSQL has not answered for ${timeoutMs / 1000} seconds`), {
    code: 'ETIMEDOUT',
    syscall: 'read',
  });

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
  /(?:^| - )(Connection terminated|timeout expired|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;
