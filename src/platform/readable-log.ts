/** The log in development: one short line per event instead of JSON, and the stack of an error below it. */
import type { DestinationStream } from 'pino';

type Entry = { level: number; time: number; msg?: string; event?: string; err?: unknown } & Record<
  string,
  unknown
>;

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** @param output where the lines go, such as standard output */
export const createReadableStream = (output: { write: (text: string) => unknown }): DestinationStream => ({
  write: (line) => void output.write(`${formatLogLine(line)}\n`),
});

/** "14:02:31 WARN  jobs.failed: A job failed and is retried (queue=produce-report attempt=1)" @param line JSON by pino */
export function formatLogLine(line: string): string {
  const { level, time, event, msg, err, ...fields } = JSON.parse(line) as Entry;
  const title = [event, msg].filter(Boolean).join(': ');
  const head = `${formatTime(time)} ${(LEVELS[level] ?? String(level)).padEnd(5)} ${title}`;
  return `${head}${formatFields(fields)}${formatError(err)}`;
}

const formatTime = (time: number): string => new Date(time).toTimeString().slice(0, 8);

function formatFields(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return pairs.length > 0 ? ` (${pairs.join(' ')})` : '';
}

/** The stack begins with type and message; a database error has a statement instead. */
function formatError(error: unknown): string {
  if (error === undefined) return '';
  const { stack } = (error ?? {}) as { stack?: unknown };
  const text = typeof stack === 'string' ? stack : JSON.stringify(error);
  return `\n${text.replaceAll(/^/gm, '  ')}`;
}
