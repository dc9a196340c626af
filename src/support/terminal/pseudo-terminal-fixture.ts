/** Runs bin/lagna.js in a pseudo-terminal, which `script` of util-linux opens. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { createCliEnvironment, type CliDatabase } from '#src/support/testing.ts';

const BINARY = new URL('../../../bin/lagna.js', import.meta.url).pathname;

/** `script` of macOS and BSD has other options. */
export function hasPseudoTerminal(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

export type TerminalSession = {
  /** everything that the terminal has received so far */
  getOutput: () => string;
  waitForOutput: (text: string) => Promise<void>;
  /** types keys: Enter is \r, Ctrl+C is \u0003 */
  type: (keys: string) => void;
  /** exit status, as the shell shows it */
  ended: Promise<number>;
};

export function startInTerminal(
  database: CliDatabase,
  { columns = 80, env = {} }: { columns?: number; env?: Record<string, string> },
  ...args: string[]
): TerminalSession {
  const command = [process.execPath, BINARY, ...args].map(quoteForShell).join(' ');
  const terminal = spawn(
    'script',
    ['--quiet', '--return', '--command', `stty cols ${columns} rows 40; exec ${command}`, '/dev/null'],
    { env: { ...createEnvironment(database), ...env } },
  );
  let output = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    getOutput: () => output,
    waitForOutput: async (text) => void (await vi.waitUntil(() => output.includes(text), 20_000)),
    type: (keys) => terminal.stdin.write(keys),
    ended: once(terminal, 'close').then(([code]) => code as number),
  };
}

/** Settings of the test run that switch colours off or on are not passed on. */
const createEnvironment = (database: CliDatabase) => ({
  ...createCliEnvironment(database),
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  SHELL: '/bin/sh',
  TERM: 'xterm-256color',
});

const quoteForShell = (text: string): string => `'${text.replaceAll(`'`, `'\\''`)}'`;

/** Runs a command to its end. */
export async function runInPseudoTerminal(
  database: CliDatabase,
  options: { columns?: number; env?: Record<string, string> },
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const session = startInTerminal(database, options, ...args);
  const code = await session.ended;
  return { code, output: session.getOutput() };
}
