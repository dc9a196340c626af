import type { EventMeta } from '#src/ledger/event.ts';
import type { Database } from '#src/platform/database.ts';

export type Print = (line: string) => void;

/** Writes data by `print` (stdout) and messages to stderr. @returns false for exit status 1 */
export type Command = (db: Database, print: Print) => Promise<boolean>;

/** Metadata of events that support appends. */
export const createSupportMeta = (cause: string): EventMeta => ({
  actor: 'support:cli',
  cause,
  at: new Date().toISOString(),
});
