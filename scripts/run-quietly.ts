/** Runs a command and keeps its output, for commands that run at the same time. */
import { spawn } from 'node:child_process';

export type QuietRun = {
  code: number;
  /** what the command wrote, standard output and errors in the order of writing */
  output: string;
};

export function runQuietly(command: string, args: string[]): Promise<QuietRun> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
