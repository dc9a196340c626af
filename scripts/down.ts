/** Stops the embedded databases of this checkout. Their data stay. */
import fs from 'node:fs';
import { startPostgres } from '#src/platform/embedded/postgres.ts';

for (const directory of ['var/postgres', 'var/test-postgres']) {
  if (!fs.existsSync(`${directory}.password`)) continue;
  const postgres = await startPostgres(directory);
  await postgres.stop();
  console.log(`stopped ${directory}`);
}
