/** The migrations of this release for knex, with a limit on the time for which they may block requests. */
import fs from 'node:fs/promises';
import type { Knex } from 'knex';

const FOLDER = new URL('../migrations/', import.meta.url);

/**
 * ALTER TABLE waits for statements that read the table, such as those of a backup, and every later statement on the table waits
 * behind it. So it fails soon and is tried again.
 */
const LOCK_TIMEOUT_MS = 2000;

/** @returns the names of all migrations of this release, in order */
export const listMigrations = async (): Promise<string[]> =>
  (await fs.readdir(FOLDER)).filter((name) => name.endsWith('.ts')).toSorted();

type Migration = Knex.Migration & { config?: { transaction?: boolean } };

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: listMigrations,
  getMigrationName: (name) => name,
  async getMigration(name) {
    const migration = (await import(new URL(name, FOLDER).href)) as Migration;
    // CREATE INDEX CONCURRENTLY, which needs to be outside of a transaction, waits without stopping other statements.
    if (migration.config?.transaction === false) return migration;
    return { ...migration, up: (trx) => migrateUnderLimit(trx, migration) };
  },
};

async function migrateUnderLimit(trx: Knex, { up }: Migration): Promise<void> {
  await trx.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await up(trx);
}
