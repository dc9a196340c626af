import type { EventMeta } from '#src/ledger/event.ts';
import type { Database } from '#src/platform/database.ts';

/** Environment variables, such as process.env. */
export type Environment = Record<string, string | undefined>;

export type Print = (line: string) => void;

/** A command prints data to stdout by `print` and messages to stderr. @returns false for exit status 1 */
export type Command = (db: Database, print: Print) => Promise<boolean>;

/** Runs a command on the configured database and sets the exit status. */
export type RunOnDatabase = (command: Command) => Promise<void>;

/** Creates the metadata of events that support appends. `cause`: the command, or the reason of a refund. */
export const createSupportMeta = (cause: string): EventMeta => ({
  actor: 'support:cli',
  cause,
  at: new Date().toISOString(),
});
