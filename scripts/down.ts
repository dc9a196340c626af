/** Stops the embedded databases of this checkout (site, demo, tests, sandbox). Their data stay, unless they are in memory. */
import fs from 'node:fs';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { removeTestDataInMemory, TEST_POSTGRES_FOLDER } from '#src/testing/postgres.ts';

const passwordFiles = new Set([...fs.globSync('var/**/*.password'), `${TEST_POSTGRES_FOLDER}.password`]);
for (const passwordFile of passwordFiles) {
  if (!fs.existsSync(passwordFile)) continue;
  const directory = passwordFile.replace(/\.password$/, '');
  // Attaches to a running server; a stopped one is started for a moment.
  const postgres = await startPostgres(directory);
  await postgres.stop();
  console.log(`stopped ${directory}`);
}
removeTestDataInMemory();
