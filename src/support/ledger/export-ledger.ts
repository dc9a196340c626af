import { readAll } from '#src/ledger/read.ts';
import type { CommandContext } from '#src/support/command.ts';
import { toTerminalJson } from '#src/support/terminal/terminal-text.ts';

/**
 * Prints one event per line. The hash is sha256(previous hash || RFC 8785 JSON of data, meta, recordedAt, stream, type,
 * version). The previous hash is that of the event before it in the stream, or 32 zero bytes for the first event.
 */
export async function exportLedger({ openDatabase, terminal }: CommandContext): Promise<undefined> {
  for await (const event of readAll(await openDatabase())) terminal.print(toTerminalJson(event));
}
