/** `make up` without Docker: the embedded database, migrations, catalogue, and the server in the foreground. */
import path from 'node:path';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { readConfig, type Config } from '#src/config.ts';
import { migrate } from '#src/migrate.ts';
import { connect } from '#src/platform/database.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { startServer, stopOnSignal } from '#src/server.ts';
import { build } from './build.ts';
import { exitWithMessage } from './exit-with-message.ts';

/** Migrates the configured database, or starts and migrates the embedded one, and writes the catalogue into it. */
export async function prepareDatabase(config: Config): Promise<DatabaseUrls> {
  const urls = config.database ?? (await startEmbeddedDatabase(config));
  await migrate(urls.ownerUrl, new URL(urls.url).username);
  const owner = connect(urls.ownerUrl, { max: 1 });
  try {
    await seedCatalogue(owner);
    await updateMeasurements(owner, 'build/samples/measured.json');
  } finally {
    await owner.destroy();
  }
  return urls;
}

async function startEmbeddedDatabase(config: Config): Promise<DatabaseUrls> {
  const postgres = await startPostgres(path.join(config.varDir, 'postgres'));
  return createDatabaseWithRoles(postgres.adminUrl, 'lagna');
}

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  await build();
  console.log('  starting: PostgreSQL and the server');
  const urls = await prepareDatabase(config);
  const running = await startServer(config, urls);
  stopOnSignal(running.stop);
  const sandbox = config.gateway.isSandbox
    ? '\n  payments go to the local sandbox gateway: no money moves'
    : '';
  const outbox = config.mail.smtpUrl ? '' : `\n  mail is kept at ${running.url}/dev/outbox`;
  console.log(`\n  Lagna is at ${running.url}${sandbox}${outbox}\n  Ctrl+C stops it.\n`);
}

if (import.meta.main) await main().catch(exitWithMessage('make up'));
