import { toCsv, toNdjson } from '#src/ledger/export/export-formats.ts';
import { exportEvents, type ExportedEvent, type ExportRange } from '#src/ledger/export/export-events.ts';
import type { Database } from '#src/platform/database.ts';
import { UsageError, type CommandContext } from '#src/support/command.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';

/** Positions, both inclusive. */
export type ExportOptions = { from?: string; to?: string; csv?: boolean };

/** Prints every event with its exact hashed text: lines of JSON, which the script of docs/audit.md reads, or CSV. */
export async function exportLedger(
  { openDatabase, terminal }: CommandContext,
  { from, to, csv = false }: ExportOptions,
): Promise<undefined> {
  const range = {
    ...(from === undefined ? {} : { from: parsePosition('--from', from) }),
    ...(to === undefined ? {} : { to: parsePosition('--to', to) }),
  };
  const db = await openDatabase();
  const events = showProgress(terminal, exportEvents(db, range), await findBounds(db, range));
  for await (const text of csv ? toCsv(events, { bom: true }) : toNdjson(events)) await terminal.write(text);
}

type Bounds = { first: number; last: number };

const findBounds = async (db: Database, { from = 1, to = Infinity }: ExportRange): Promise<Bounds> => {
  const row: { position: string } | undefined = await db('events')
    .orderBy('position', 'desc')
    .first('position');
  return { first: from, last: Math.min(to, Number(row?.position ?? 0)) };
};

/** Without a bar when the events themselves are printed to the terminal. */
async function* showProgress(
  { columns, startProgress }: Terminal,
  events: AsyncIterable<ExportedEvent>,
  { first, last }: Bounds,
): AsyncGenerator<ExportedEvent> {
  const progress = columns === undefined ? startProgress('Exporting') : undefined;
  try {
    for await (const event of events) {
      yield event;
      progress?.update(event.position - first + 1, last - first + 1);
    }
  } finally {
    progress?.stop();
  }
}

/** @throws UsageError */
function parsePosition(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${option} expects the position of an event.`);
  return Number(text);
}
