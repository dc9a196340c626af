import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import type { DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { runAdmin } from './cli.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const execute = promisify(execFile);

export type CliResult = { code: number; stdout: string; stderr: string };

type CliDatabase = DatabaseUrls & { env?: Record<string, string> };

const createEnvironment = ({ url, ownerUrl, env }: CliDatabase) => ({
  ...process.env,
  ...env,
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
});

/** Runs the admin CLI in this process and captures its output, because starting another process takes a second. */
export async function runCli(database: CliDatabase, ...args: string[]): Promise<CliResult> {
  const output = { stdout: '', stderr: '' };
  const capture = (stream: keyof typeof output, lineEnd: string) => (text: unknown) => {
    output[stream] += `${String(text)}${lineEnd}`;
    return true;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(capture('stdout', '\n')),
    vi.spyOn(console, 'error').mockImplementation(capture('stderr', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(capture('stdout', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture('stderr', '')),
  ];
  try {
    return { code: await runAdmin(args, createEnvironment(database)), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the admin CLI in a separate process, as support does. */
export async function runCliProcess(database: CliDatabase, ...args: string[]): Promise<CliResult> {
  const env = createEnvironment(database);
  try {
    return { code: 0, ...(await execute(process.execPath, [CLI, ...args], { env })) };
  } catch (error) {
    const { code, stdout, stderr } = error as CliResult;
    return { code, stdout, stderr };
  }
}
