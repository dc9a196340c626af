/**
 * `make test`: everything that CI runs. The static checks run beside the build.
 * `npm test -- <path or vitest option> …` builds and runs only those tests.
 */
import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { check } from './check.ts';
import { exitWithMessage } from './exit-with-message.ts';

async function runAll(): Promise<void> {
  const [isCheckPassed] = await Promise.all([check(), build()]);
  if (!isCheckPassed) process.exit(1);
  await run('node', ['scripts/budget.ts']);
  await run('vitest', ['run']);
}

async function runSome(args: string[]): Promise<void> {
  await build();
  await run('vitest', ['run', ...args]);
}

async function run(command: string, args: string[]): Promise<void> {
  const code = await new Promise<number>((resolve) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) process.exit(code);
}

const args = process.argv.slice(2);
await (args.length > 0 ? runSome(args) : runAll()).catch(exitWithMessage('make test'));
