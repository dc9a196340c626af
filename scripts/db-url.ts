/**
 * `npm run -s db:url`: the owner's URL of the database, for psql or any other client. Starts the embedded one if
 * needed.
 */
import path from 'node:path';
import { readConfig, requireOwner } from '#src/config.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles } from '#src/platform/embedded/roles.ts';

loadEnvFile();
const { database, varDir } = readConfig(process.env);
const urls = database
  ? requireOwner(database)
  : await createDatabaseWithRoles((await startPostgres(path.join(varDir, 'postgres'))).adminUrl, 'lagna');
console.log(urls.ownerUrl);
