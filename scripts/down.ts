/** Stops the embedded databases of this checkout (site, demo, tests, sandbox). Their data stay. */
import fs from 'node:fs';
import { startPostgres } from '#src/platform/embedded/postgres.ts';

for (const passwordFile of fs.globSync('var/**/*.password')) {
  const directory = passwordFile.replace(/\.password$/, '');
  // Attaches to a running server; a stopped one is started for a moment.
  const postgres = await startPostgres(directory);
  await postgres.stop();
  console.log(`stopped ${directory}`);
}
