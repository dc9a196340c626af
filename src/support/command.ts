/** What a command of the CLI receives and returns. */
import type { Database } from '#src/platform/database.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Environment variables, such as process.env. */
export type Environment = Record<string, string | undefined>;

export type CommandContext = {
  environment: Environment;
  terminal: Terminal;
  /** --json: the command prints JSON only */
  isJson: boolean;
  /** who runs the command, as in `EventMeta.actor`: support:<login> */
  actor: string;
  /** Connects as the application role at the first call; the connection is closed after the command. */
  openDatabase: () => Promise<Database>;
  /** Resolves the path of a file argument against the folder in which the command was called. */
  resolveFile: (file: string) => string;
};

/**
 * `json` is printed with --json, `lines` otherwise. `succeeded: false` sets exit status 1, for a command that worked and found
 * something wrong.
 */
export type CommandResult = { json: unknown; lines: string[]; succeeded?: boolean };

/** Nothing could be done: exit status 1 with the message. */
export class CommandError extends Error {}

/** The command was called wrongly: exit status 2 with the message. */
export class UsageError extends Error {}
