/** Creates or updates the database that a command uses. */
import path from 'node:path';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { requireOwner, type Config } from '#src/config.ts';
import { migrate } from '#src/migrate.ts';
import { connect } from '#src/platform/database.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

/** Prepares the configured database, or starts and prepares the embedded one. */
export async function prepareDatabase(config: Config): Promise<DatabaseUrls> {
  const urls = config.database ? requireOwner(config.database) : await startEmbeddedDatabase(config);
  await migrateAndSeed(urls);
  return urls;
}

async function startEmbeddedDatabase(config: Config): Promise<DatabaseUrls> {
  const postgres = await startPostgres(path.join(config.varDir, 'postgres'));
  return createDatabaseWithRoles(postgres.adminUrl, 'lagna');
}

/** Runs the migrations and writes the catalogue, with the page counts that the build has measured. */
export async function migrateAndSeed({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  await migrate(ownerUrl, new URL(url).username);
  const owner = connect(ownerUrl, { max: 1 });
  try {
    await seedCatalogue(owner);
    await updateMeasurements(owner, 'build/samples/measured.json');
  } finally {
    await owner.destroy();
  }
}
