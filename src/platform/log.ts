import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { getRunContext } from './run-context.ts';

export type Log = Logger;

/** Fields whose values are replaced by [redacted] in logged objects. */
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

/** `destination`: for tests that read the log; default stdout */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: serializeError },
    // Every line of a request or job has its ids.
    mixin: () => {
      const { request, queue, jobId } = getRunContext();
      return { request, queue, jobId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

type DatabaseError = Error & { severity: string; code: string; table?: string; constraint?: string };

/**
 * Body-parser errors contain the request body and PostgreSQL errors quote the row: both are removed. A database error is
 * logged with its SQL statement, which contains placeholders, instead of its stack, which contains only driver code.
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
