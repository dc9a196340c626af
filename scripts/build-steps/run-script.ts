/** Runs a script of the build in a separate process; its output goes to a log file. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type ScriptOptions = { root: string; log: string; env?: Record<string, string> };

/** @throws with the first line of the error that the script wrote */
export async function runScript(
  [script, ...args]: [string, ...string[]],
  options: ScriptOptions,
): Promise<void> {
  const log = fs.createWriteStream(options.log, { flags: 'a' });
  const output = { stdout: '', stderr: '' };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      log.write(text);
    });
  const failure = await new Promise<string | undefined>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : `${script} ended with ${signal ?? `exit code ${code}`}`),
    );
  }).finally(() => new Promise<void>((resolve) => log.end(resolve)));
  if (failure) throw new Error(findErrorLine(output.stderr) || findErrorLine(output.stdout) || failure);
}

/** "TypeError: x is not a function", "Error [ERR_X]: …", "browserType.launch: …" */
const ERROR_LINE = /^(?:Uncaught )?(?:[\w.]*(?:Error|Exception)(?: \[\w+\])?|[a-z]\w+\.\w+): (.+)/;
/** Lines that tools write around their errors. */
const NOISE = /^(?:✗ |error during build|Build failed|node:|file:|\(node:|at |\^|[│┃╭╰─])/;

/** Returns the line of a tool's output that contains the error, without colours. */
export function findErrorLine(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NOISE.test(line));
  const errorMessage = lines
    .map((line) => ERROR_LINE.exec(line)?.[1])
    .find((message) => message !== undefined);
  return errorMessage ?? lines[0] ?? '';
}
