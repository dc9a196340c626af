import { execFile } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { DatabaseUrls } from '#src/platform/embedded/roles.ts';
import type { Database } from '#src/platform/database.ts';
import { runCli as runCliWithStreams } from './cli.ts';
import type { CommandContext } from './command.ts';
import { createTerminal, type TerminalStreams } from './terminal/terminal.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const execute = promisify(execFile);

export type CliResult = { code: number; stdout: string; stderr: string };

export type CliDatabase = DatabaseUrls & { env?: Record<string, string> };

export const createCliEnvironment = ({ url, ownerUrl, env }: CliDatabase) => ({
  ...process.env,
  // That of the shell would compare the ledger of the test with other seals.
  VAR_DIR: undefined,
  NODE_ENV: 'development',
  ...env,
  LAGNA_ACTOR: 'asha',
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
});

/** Runs the CLI in this process and captures its output, because starting another process takes a second. */
export async function runCli(database: CliDatabase, ...args: string[]): Promise<CliResult> {
  const { streams, output } = captureStreams();
  const environment = createCliEnvironment(database);
  return { code: await runCliWithStreams(args, { environment, streams, folder: process.cwd() }), ...output };
}

/** Runs the CLI as in a terminal of `columns` columns, where `answer` is typed at the first question. */
export async function runCliInTerminal(
  database: CliDatabase,
  { columns = 80, answer = '' }: { columns?: number; answer?: string },
  ...args: string[]
): Promise<CliResult> {
  const { streams, output } = captureStreams();
  const stdin = Object.assign(Readable.from([`${answer}\n`]), {
    isTTY: true,
  }) as unknown as NodeJS.ReadStream;
  const stdout = Object.assign(streams.stdout, { isTTY: true, columns });
  const environment: Record<string, string | undefined> = {
    ...createCliEnvironment(database),
    NO_COLOR: '1',
  };
  const options = { environment, streams: { ...streams, stdin, stdout }, folder: process.cwd() };
  return { code: await runCliWithStreams(args, options), ...output };
}

/** Streams that are not terminals, as of a pipe. */
function captureStreams(): { streams: TerminalStreams; output: { stdout: string; stderr: string } } {
  const output = { stdout: '', stderr: '' };
  const createStream = (name: keyof typeof output) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        output[name] += chunk.toString();
        done();
      },
    }) as unknown as NodeJS.WriteStream;
  return {
    streams: { stdin: process.stdin, stdout: createStream('stdout'), stderr: createStream('stderr') },
    output,
  };
}

/** The context of a command that is called as a function. Its output is not printed. */
export function createTestContext(db: Database): CommandContext {
  const { streams } = captureStreams();
  return {
    environment: process.env,
    terminal: createTerminal(streams, { environment: {}, hasColor: false }),
    isJson: false,
    actor: 'support:test',
    openDatabase: async () => db,
    resolveFile: (file) => file,
  };
}

/** Runs the admin CLI in a separate process, as support does. */
export async function runCliProcess(database: CliDatabase, ...args: string[]): Promise<CliResult> {
  const env = createCliEnvironment(database);
  try {
    return { code: 0, ...(await execute(process.execPath, [CLI, ...args], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as CliResult;
    return { code, stdout, stderr };
  }
}
