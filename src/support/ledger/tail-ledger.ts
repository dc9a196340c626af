import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredEvent } from '#src/ledger/event.ts';
import { readAll } from '#src/ledger/read.ts';
import type { Database } from '#src/platform/database.ts';
import { UsageError, type CommandContext } from '#src/support/command.ts';
import { formatIstSecond } from '#src/support/terminal/ist-time.ts';
import { toTerminalJson } from '#src/support/terminal/terminal-text.ts';

type TailOptions = { lines?: string; follow?: boolean };

const DEFAULT_LINES = 20;
const POLL_MS = 1000;

/** Prints the newest events, and with --follow those that come, until Ctrl+C. With --json one line of JSON per event. */
export async function printNewestEvents(
  context: CommandContext,
  { lines = String(DEFAULT_LINES), follow = false }: TailOptions,
): Promise<undefined> {
  if (!/^\d{1,5}$/.test(lines)) throw new UsageError('--lines expects a number.');
  const db = await context.openDatabase();
  const interrupted = new AbortController();
  if (follow) void once(process, 'SIGINT').then(() => interrupted.abort());
  else interrupted.abort();
  let position = await findPositionBefore(db, Number(lines));
  do {
    for await (const event of readAll(db, { after: position })) {
      context.terminal.print(context.isJson ? toTerminalJson(event) : describeStoredEvent(event));
      ({ position } = event);
    }
    await delay(POLL_MS, undefined, { signal: interrupted.signal }).catch(() => {});
  } while (!interrupted.signal.aborted);
}

/** The position after which the last `count` events follow. */
async function findPositionBefore(db: Database, count: number): Promise<number> {
  const row: { position: string } | undefined = await db('events')
    .orderBy('position', 'desc')
    .offset(count)
    .first('position');
  return Number(row?.position ?? 0);
}

const describeStoredEvent = ({ position, recordedAt, stream, version, type, meta }: StoredEvent): string =>
  [
    String(position).padStart(8),
    formatIstSecond(recordedAt),
    `${stream}#${version}`,
    type,
    `[${meta.actor}]`,
  ].join('  ');
