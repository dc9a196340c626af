/** `npm run check`: runs every static check, in seconds. The output of a check is printed only if it fails. */
import { runQuietly } from './run-quietly.ts';

type Check = [name: string, ...command: string[]];

/**
 * The longest check is first, and the others run at the same time. Prettier keeps hashes of the files in its cache and
 * skips those that have not changed. The threads of one tsc check shared types again, each for itself: one thread takes half of
 * their processor time.
 */
const CHECKS: Check[] = [
  ['format', 'prettier', '--check', '--cache', '--cache-strategy', 'content', '--log-level', 'warn', '.'],
  ['types: server', 'tsc', '-p', 'tsconfig.json', '--singleThreaded'],
  ['types: web', 'tsc', '-p', 'web/tsconfig.json', '--singleThreaded'],
  ['types: sandbox pages', 'tsc', '-p', 'sandbox/tsconfig.json'],
  ['imports', 'node', 'scripts/check-imports.ts'],
  ['paths in documents', 'node', 'scripts/check-doc-paths.ts'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['vocabulary', 'node', 'scripts/vocabulary.ts'],
  ['styles', 'stylelint', 'web/src/**/*.css'],
  ['unused code', 'knip'],
];

/** Two checks at a time. @returns whether all passed */
export async function check(): Promise<boolean> {
  const remainingChecks = [...CHECKS];
  let areAllPassed = true;
  const runRemainingChecks = async () => {
    for (let nextCheck = remainingChecks.shift(); nextCheck; nextCheck = remainingChecks.shift()) {
      const [name, ...command] = nextCheck;
      areAllPassed = (await runCheck(name, command)) && areAllPassed;
    }
  };
  await Promise.all([runRemainingChecks(), runRemainingChecks()]);
  return areAllPassed;
}

async function runCheck(name: string, [command, ...args]: string[]): Promise<boolean> {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(command!, args);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}

if (import.meta.main) process.exit((await check()) ? 0 : 1);
