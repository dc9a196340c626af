import path from 'node:path';
import type { Database } from '#src/platform/database.ts';
import { readSecretFiles } from '#src/secret-files.ts';
import { getSupportActor } from './actor.ts';
import { UsageError, type CommandContext, type CommandResult, type Environment } from './command.ts';
import {
  createTerminal,
  InterruptedError,
  type Terminal,
  type TerminalStreams,
} from './terminal/terminal.ts';
import { toTerminalJson } from './terminal/terminal-text.ts';

/** 128 + 2, the number of SIGINT: what a shell reports for a program that Ctrl+C has ended. */
const INTERRUPTED_STATUS = 130;

type ExecuteOptions = {
  json?: boolean;
  color: boolean;
  environment: Environment;
  streams: TerminalStreams;
  /** in which the command was called */
  folder: string;
};

/** Runs a command, prints its result or its error, and closes the database. @returns the exit status */
export async function executeCommand(
  execute: (context: CommandContext) => Promise<CommandResult | undefined>,
  { json = false, color, environment, streams, folder }: ExecuteOptions,
): Promise<number> {
  const terminal = createTerminal(streams, { environment, hasColor: color && !json });
  const database = createDatabaseOpener(environment);
  const context: CommandContext = {
    environment,
    terminal,
    isJson: json,
    actor: getSupportActor(environment),
    openDatabase: database.open,
    resolveFile: (file) => path.resolve(folder, file),
  };
  try {
    const result = await execute(context);
    if (result) printResult(terminal, json, result);
    return result?.succeeded === false ? 1 : 0;
  } catch (error) {
    if (error instanceof InterruptedError) {
      // The line of the question has not ended.
      terminal.printMessage(`\n${error.message}`);
      return INTERRUPTED_STATUS;
    }
    terminal.printMessage(getErrorMessage(error));
    return error instanceof UsageError ? 2 : 1;
  } finally {
    await database.close();
  }
}

/** A host with several addresses fails with one error for each, and without a message of the whole. */
const getErrorMessage = (error: unknown): string =>
  error instanceof AggregateError && !error.message
    ? error.errors.map(getErrorMessage).join('\n')
    : (error as Error).message;

function printResult(terminal: Terminal, isJson: boolean, { json, lines }: CommandResult): void {
  if (isJson) terminal.print(toTerminalJson(json, 2));
  else for (const line of lines) terminal.print(line);
}

/** Connects at the first call: many commands need no database, and an error of the arguments comes first. */
function createDatabaseOpener(environment: Environment) {
  let opened: Promise<Database> | undefined;
  return {
    open: () => (opened ??= openDatabase(environment)),
    close: async () => (await opened?.catch(() => undefined))?.destroy(),
  };
}

/** Connections of a command. */
export const CLI_POOL_SIZE = 2;

/** The error of a connection is printed once, by executeCommand. */
const SILENT_LOG = { warn: () => {} };

/** The configured database, as an auditor if there is a URL for one, or the embedded database of this checkout. */
async function openDatabase(environment: Environment): Promise<Database> {
  const { connect, MAINTENANCE_LIMITS } = await import('#src/platform/database.ts');
  const options = { max: CLI_POOL_SIZE, name: 'lagna-cli', limits: MAINTENANCE_LIMITS, log: SILENT_LOG };
  const url = environment.AUDITOR_DATABASE_URL || readDatabaseUrl(environment);
  if (url) return connect(url, options);
  const { readConfig } = await import('#src/config.ts');
  const { varDir } = readConfig(environment);
  const { startPostgres } = await import('#src/platform/embedded/postgres.ts');
  const { getDatabaseUrls } = await import('#src/platform/embedded/roles.ts');
  const postgres = await startPostgres(path.join(varDir, 'postgres'));
  return connect(getDatabaseUrls(postgres.adminUrl, 'lagna').url, options);
}

/** A command that only needs the database works while another setting is missing or wrong, and starts sooner. */
function readDatabaseUrl(environment: Environment): string | undefined {
  const { variables, errors } = readSecretFiles(environment);
  return errors.length === 0 ? variables.DATABASE_URL : undefined;
}
