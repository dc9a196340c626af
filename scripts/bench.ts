/**
 * `make bench`: runs every benchmark of bench/ in a separate process, one after the other. Goals are
 * printed, not enforced.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const benchmarks = readdirSync(new URL('../bench', import.meta.url)).filter((name) => name.endsWith('.ts'));
for (const file of benchmarks.toSorted()) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, [`bench/${file}`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
