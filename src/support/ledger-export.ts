import { readAll } from '#src/ledger/read.ts';
import type { Command } from './command.ts';
import { toTerminalJson } from './terminal-text.ts';

/**
 * Prints one event per line. The hash is sha256(previous hash of the stream, 32 zero bytes at first || RFC 8785 JSON of
 * data, meta, recordedAt, stream, type, version).
 */
export const exportLedger = (): Command => async (db, print) => {
  for await (const event of readAll(db)) print(toTerminalJson(event));
  return true;
};
