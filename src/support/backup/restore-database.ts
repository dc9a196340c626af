/** Restores the database of a backup: schema of its release, rows, sequences, then the newer migrations. */
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '#src/migrate.ts';
import { listMigrations } from '#src/migration-source.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import type { DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { CommandError } from '#src/support/command.ts';
import type { Progress } from '#src/support/terminal/progress.ts';
import { withConnection } from './connection.ts';
import { toCopyTarget } from './copy-tables.ts';
import { openCompressed } from './hashed-files.ts';
import type { Manifest, SequenceCopy, TableCopy } from './manifest.ts';

/** @throws CommandError when the database is not empty, or when the backup is of a newer release */
export async function requireRestorable(urls: DatabaseUrls, manifest: Manifest): Promise<void> {
  await requireKnownMigrations(manifest);
  const owner = connect(urls.ownerUrl, { max: 1 });
  try {
    await requireEmpty(owner);
  } finally {
    await owner.destroy();
  }
}

async function requireKnownMigrations({ migrations, release }: Manifest): Promise<void> {
  const known = new Set(await listMigrations());
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown)
    throw new CommandError(
      `The backup is of release ${release}, whose migration ${unknown} is unknown here. Restore it with that release.`,
    );
}

async function requireEmpty(owner: Database): Promise<void> {
  const { rows } = await owner.raw<{ rows: { database: string; name: string | null; count: string }[] }>(`
    select current_database() as database, min(schemaname || '.' || tablename) as name, count(*)
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`);
  const { database, name, count } = rows[0]!;
  if (name !== null)
    throw new CommandError(
      `The database ${database} is not empty: it has ${count} tables, such as ${name}. Nothing was changed. Restore into a new database, before migrations and the first start.`,
    );
}

export async function restoreDatabase(
  { url, ownerUrl }: DatabaseUrls,
  folder: string,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  const appRole = new URL(url).username;
  await migrate(ownerUrl, appRole, {
    only: manifest.migrations,
    queues: manifest.queues,
  });
  const owner = connect(ownerUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  try {
    await requireSameJobSchema(owner, manifest);
    await withConnection(owner, (client) => fillTables(client, folder, manifest, progress));
    await migrate(ownerUrl, appRole);
    await owner.raw('analyze');
  } finally {
    await owner.destroy();
  }
}

async function requireSameJobSchema(owner: Database, { jobSchema, release }: Manifest): Promise<void> {
  const row: { version: number } = await owner('pgboss.version').first('version');
  if (row.version !== jobSchema)
    throw new CommandError(
      `The job queue of this release has version ${row.version}, that of the backup ${jobSchema}. Restore into a new database with release ${release}, then update.`,
    );
}

async function fillTables(
  client: ClientBase,
  folder: string,
  { tables, sequences }: Manifest,
  progress: Progress,
): Promise<void> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  await client.query('begin');
  for (const table of tables) {
    await fillTable(client, folder, table);
    progress.update((done += table.rows), total);
  }
  for (const sequence of sequences) await setSequence(client, sequence);
  await client.query('commit');
}

/** As the owner, whose INSERT no trigger rejects. COPY keeps hashes and the values of identity columns as they were. */
async function fillTable(client: ClientBase, folder: string, table: TableCopy): Promise<void> {
  const { schema, name, rows, file } = table;
  const target = client.query(copyFrom(`copy ${toCopyTarget(table)} from stdin`));
  await pipeline(...openCompressed(path.join(folder, file)), target);
  if (target.rowCount !== rows)
    throw new CommandError(`${schema}.${name} has ${target.rowCount} rows after the restore, not ${rows}.`);
}

/**
 * The next number comes after every number of the backup. A seal may end at the position of an append that was rolled back, so
 * the ledger continues after it.
 */
async function setSequence(
  client: ClientBase,
  { schema, table, column, lastValue }: SequenceCopy,
): Promise<void> {
  const lastSealed = table === 'events' ? '(select max(last_position) from ledger_seals)' : 'null::bigint';
  const name = `"${schema}"."${table}"`;
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), last)
     from (select greatest((select max("${column}") from ${name}), $3::bigint, ${lastSealed}) as last) as numbers
     where last is not null`,
    [name, column, lastValue],
  );
}
