import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What must never reach a log, wherever it hides in a logged object. */
const REDACTED_PATHS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'phone',
  'req.headers.cookie',
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.email',
  '*.phone',
];

/** `to`: for a test that reads what is logged; otherwise the standard output */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: serializeError },
  };
  return to ? pino(options, to) : pino(options);
}

type DatabaseError = Error & { severity: string; code: string; table?: string; constraint?: string };

/**
 * The parser of bodies hangs the body to its error, and a database quotes the row it complains of: neither is told. A
 * statement has placeholders, and its stack begins in the driver.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code, status } = error as { code?: string; status?: number };
  if (!isDatabaseError(error)) return { type, code, status, message, stack };
  const { table, constraint } = error;
  const [statement] = message.split(' - ');
  return { type, code, table, constraint, statement };
}

const isDatabaseError = (error: Error): error is DatabaseError => 'severity' in error && 'code' in error;
