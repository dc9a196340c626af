import { toCsv, toNdjson } from '#src/ledger/export/export-formats.ts';
import { exportEvents } from '#src/ledger/export/export-events.ts';
import { UsageError, type CommandContext } from '#src/support/command.ts';

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
  const events = exportEvents(await openDatabase(), range);
  for await (const text of csv ? toCsv(events, { bom: true }) : toNdjson(events)) await terminal.write(text);
}

/** @throws UsageError */
function parsePosition(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${option} expects the position of an event.`);
  return Number(text);
}
