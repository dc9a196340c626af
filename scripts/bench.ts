/** `make bench`: every benchmark of bench/, one after the other, each in a separate process. Prints ratios; no figure fails it. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const all = readdirSync(new URL('../bench', import.meta.url)).filter((name) => name.endsWith('.ts'));
for (const file of all.toSorted()) {
  console.log(`\n${file}`);
  const { status } = spawnSync(process.execPath, [`bench/${file}`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
