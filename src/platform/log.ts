import { pino, type Logger } from 'pino';

export type Log = Logger;

/** What must never reach a log, wherever it hides in a logged object. */
const SECRETS = [
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

export function createLog(level: string): Log {
  return pino({ level, base: null, redact: { paths: SECRETS, censor: '[redacted]' } });
}
