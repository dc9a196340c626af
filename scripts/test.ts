/** Everything that CI runs. What only reads the sources goes on beside the build. */
import { spawn } from 'node:child_process';
import { build } from './build.ts';

const CHECKS: [name: string, ...command: string[]][] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types: server', 'tsc', '-p', 'tsconfig.json'],
  ['types: web', 'tsc', '-p', 'web/tsconfig.json'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['unused code', 'knip'],
];

async function run(name: string, [command, ...args]: string[]): Promise<void> {
  const started = performance.now();
  const code = await new Promise<number>((resolve) => {
    spawn(command!, args, { stdio: 'inherit' }).once('exit', (exit) => resolve(exit ?? 1));
  });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - started) / 1000)} s)`);
  if (code !== 0) process.exit(code);
}

async function check(): Promise<void> {
  for (const [name, ...command] of CHECKS) await run(name, command);
}

await Promise.all([check(), build()]);
await run('sizes', ['node', 'scripts/budget.ts']);
await run('tests', ['vitest', 'run']);
