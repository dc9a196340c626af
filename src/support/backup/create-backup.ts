import fs from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { BACKUP_LOCK } from '#src/platform/advisory-locks.ts';
import type { Database } from '#src/platform/database.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readRelease } from '#src/support/release.ts';
import { formatBytes, formatCount } from './format.ts';
import { withConnection } from './connection.ts';
import { copyReports, copySeals, type CopiedReports } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { syncFolder } from './hashed-files.ts';
import { getReportFolder, MANIFEST_FILE, toBackupName, type Manifest } from './manifest.ts';
import { openConfiguredCopies, openConfiguredStore } from './places.ts';
import { INCOMPLETE, pruneBackups, removeIncomplete, type Pruned } from './prune-backups.ts';
import { listSequences, listTables, readFacts } from './snapshot.ts';

export type CreateOptions = { to: string; keep?: string };

/**
 * Writes a backup while the site runs: the database in one snapshot, then the files. It becomes visible, under its name, when
 * it is complete and on the disk. Needs the role of the application only.
 */
export async function createBackup(
  context: CommandContext,
  { to, keep }: CreateOptions,
): Promise<CommandResult> {
  const keptBackups = parseKeep(keep);
  const target = context.resolveFile(to);
  await fs.mkdir(target, { recursive: true, mode: 0o700 });
  return withOnlyBackup(await context.openDatabase(), async (client) => {
    await removeIncomplete(target);
    const name = toBackupName(new Date());
    const folder = path.join(target, `${INCOMPLETE}${name}`);
    await fs.mkdir(folder, { mode: 0o700 });
    const { manifest, reports } = await writeBackup(context, client, folder, target);
    await publishBackup(folder, path.join(target, name));
    const pruned = keptBackups === undefined ? undefined : await pruneBackups(target, keptBackups);
    return describeBackup(path.join(target, name), manifest, reports, pruned);
  });
}

/** @throws UsageError */
function parseKeep(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new UsageError('--keep expects how many backups remain, such as 14.');
  return Number(keep);
}

/** @throws CommandError while another backup of this database runs */
const withOnlyBackup = <T>(db: Database, run: (client: ClientBase) => Promise<T>): Promise<T> =>
  withConnection(db, async (client) => {
    // Closing the connection, after the command, releases the lock.
    const { rows } = await client.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1) as "isLocked"',
      [BACKUP_LOCK],
    );
    if (!rows[0]!.isLocked) throw new CommandError('Another backup of this database is running.');
    return run(client);
  });

async function writeBackup(
  { environment, terminal }: CommandContext,
  client: ClientBase,
  folder: string,
  target: string,
): Promise<{ manifest: Manifest; reports: CopiedReports }> {
  const tableProgress = terminal.startProgress('Copying rows');
  const database = await copyDatabase(client, folder, tableProgress).finally(tableProgress.stop);
  const seals = await copySeals(
    openConfiguredCopies(environment),
    folder,
    database.ledger.lastSeal?.number ?? 0,
  );
  const reportProgress = terminal.startProgress('Copying reports');
  // After the snapshot: the PDF of every report that it contains is stored before its event.
  const reports = await copyReports(openConfiguredStore(environment), folder, target, reportProgress).finally(
    reportProgress.stop,
  );
  const { copied: _, damaged: __, ...listed } = reports;
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    release: readRelease(),
    ...database,
    seals,
    reports: listed,
  };
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await fs.writeFile(path.join(folder, MANIFEST_FILE), text, { mode: 0o600, flush: true });
  return { manifest, reports };
}

/** The settings make the text of a value the same on every server. */
const BEGIN = `
  begin isolation level repeatable read read only;
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`;

async function copyDatabase(
  client: ClientBase,
  folder: string,
  progress: Parameters<typeof copyTables>[3],
): Promise<Omit<Manifest, 'format' | 'createdAt' | 'release' | 'seals' | 'reports'>> {
  await client.query(BEGIN);
  try {
    const facts = await readFacts(client);
    const tables = await copyTables(client, folder, await listTables(client), progress);
    const events = tables.find(({ schema, name }) => schema === 'public' && name === 'events')!.rows;
    return {
      ...facts,
      ledger: { ...facts.ledger, events },
      tables,
      sequences: await listSequences(client),
    };
  } finally {
    await client.query('rollback');
  }
}

async function publishBackup(incomplete: string, complete: string): Promise<void> {
  await syncFolder(path.join(incomplete, 'tables'));
  await syncFolder(incomplete);
  await fs.rename(incomplete, complete);
  await syncFolder(path.dirname(complete));
}

function describeBackup(
  folder: string,
  { tables, ledger, seals }: Manifest,
  { reports, copied, damaged, reportBytes }: CopiedReports,
  pruned: Pruned | undefined,
): CommandResult {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return {
    json: {
      folder,
      rows,
      bytes,
      events: ledger.events,
      seals: seals.seals,
      reports,
      copied,
      damaged,
      pruned,
    },
    lines: [
      `Backup ${folder}`,
      `${formatCount(rows)} rows of ${tables.length} tables (${formatBytes(bytes)}), ${formatCount(ledger.events)} events, ${formatCount(seals.seals)} seal copies.`,
      `${formatCount(reports)} reports (${formatBytes(reportBytes)}), ${formatCount(copied)} of them new in ${getReportFolder(path.dirname(folder))}.`,
      ...(pruned
        ? [
            `${pruned.kept} backups kept, ${pruned.removed.length} removed with ${formatCount(pruned.removedReports)} reports.`,
          ]
        : []),
      ...damaged.map((sha256) => `Not copied, because it is altered or missing: ${sha256}.pdf`),
    ],
    succeeded: damaged.length === 0,
  };
}
