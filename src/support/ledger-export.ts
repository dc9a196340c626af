import { readAll } from '#src/ledger/read.ts';
import type { Act } from './cli.ts';
import { printableJson } from './terminal-text.ts';

/** One event a line. The hash is sha256(previous hash of the stream, 32 zero bytes at first || RFC 8785 JSON of data, meta, recordedAt, stream, type, version). */
export const ledgerExport = (): Act => async (db, print) => {
  for await (const event of readAll(db)) print(printableJson(event));
  return true;
};
