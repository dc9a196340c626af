import { readAll } from '#src/ledger/read.ts';
import type { Command } from './command.ts';
import { toTerminalJson } from './terminal-text.ts';

/**
 * Prints one event per line. The hash is sha256(previous hash || RFC 8785 JSON of data, meta, recordedAt, stream, type,
 * version). The previous hash is that of the event before it in the stream, or 32 zero bytes for the first event.
 */
export const exportLedger = (): Command => async (db, print) => {
  for await (const event of readAll(db)) print(toTerminalJson(event));
  return true;
};
