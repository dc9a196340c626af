/**
 * `make test`: everything that CI runs. The static checks run beside the build.
 * `npm test -- <path or vitest option> …` builds and runs only those tests.
 */
import { spawn } from 'node:child_process';
import { useTemporaryFolderInMemory } from '#src/testing/memory-disk.ts';
import { removeTestDataInMemory, startTestPostgres } from '#src/testing/postgres.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { runQuietly } from './run-quietly.ts';

const COMPILE_CACHE = new URL('../build/compile-cache', import.meta.url).pathname;

async function runAll(): Promise<void> {
  // The build, the checks, the workers of vitest and the processes that tests start compile each module once.
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  const [isCheckPassed] = await Promise.all([check(), build()]);
  if (!isCheckPassed) process.exit(1);
  if ((await run('node', ['scripts/budget.ts'])) !== 0) process.exit(1);
  await runAllTests();
}

/**
 * Browser tests wait for pages and server tests for jobs, so three runs of vitest at the same time keep the processor busy. The unit
 * tests never wait: at a low priority they take the time that the others leave, and disturb no timed check. All use one
 * PostgreSQL, which none of them stops.
 */
async function runAllTests(): Promise<void> {
  const postgres = await startTestPostgres();
  const quietRuns = [
    runQuietly('vitest', ['run', '--project', 'server']),
    runQuietly('nice', ['-n', '10', 'vitest', 'run', '--project', 'unit', '--project', 'web']),
  ];
  const browserCode = await run('vitest', ['run', '--project', 'browser']);
  if (browserCode !== 0) console.log('Browser tests failed, see above.');
  let areAllPassed = browserCode === 0;
  for (const quietRun of quietRuns) {
    const { code, output } = await quietRun;
    console.log(output);
    areAllPassed &&= code === 0;
  }
  if (process.env.CI) {
    await postgres.stop();
    removeTestDataInMemory();
  }
  if (!areAllPassed) process.exit(1);
}

async function runSome(args: string[]): Promise<void> {
  await build();
  const code = await run('vitest', ['run', ...args]);
  if (code !== 0) process.exit(code);
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
}

useTemporaryFolderInMemory();
const args = process.argv.slice(2);
await (args.length > 0 ? runSome(args) : runAll()).catch(exitWithMessage('make test'));
