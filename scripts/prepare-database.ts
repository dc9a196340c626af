/** Creates or updates the database that a command uses. */
import path from 'node:path';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { requireOwner, type Config } from '#src/config.ts';
import { migrate } from '#src/migrate.ts';
import { connect } from '#src/platform/database.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

export type PreparedDatabase = DatabaseUrls & {
  /** Stops the embedded PostgreSQL. While another program is connected it keeps running, and a message in the terminal says so. */
  stopPostgres: () => Promise<void>;
};

/** Prepares the configured database, or starts and prepares the embedded one. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const database = config.database
    ? { ...requireOwner(config.database), stopPostgres: async () => {} }
    : await startEmbeddedDatabase(config);
  await migrateAndSeed(database);
  return database;
}

async function startEmbeddedDatabase(config: Config): Promise<PreparedDatabase> {
  const postgres = await startPostgres(path.join(config.varDir, 'postgres'));
  const urls = await createDatabaseWithRoles(postgres.adminUrl, 'lagna');
  const stopPostgres = async () => {
    if (!(await postgres.stopIfUnused()))
      console.log('  PostgreSQL goes on, because another program uses it. make down stops it.');
  };
  return { ...urls, stopPostgres };
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
