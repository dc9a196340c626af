/** Where the site keeps its files, and the database for the owner. */
import path from 'node:path';
import { readConfig, requireOwner } from '#src/config.ts';
import { openReportStore } from '#src/delivery/open-report-store.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import type { SealCopies } from '#src/ledger/seals/seal-copies.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';
import { createLog } from '#src/platform/log.ts';
import type { Environment } from '#src/support/command.ts';

export const openConfiguredCopies = (environment: Environment): SealCopies =>
  openSealCopies(readConfig(environment));

/** Its log lines go to stderr. */
export function openConfiguredStore(environment: Environment): ReportStore {
  const { reportStore, logLevel } = readConfig(environment);
  return openReportStore(reportStore, createLog(logLevel, process.stderr));
}

/** The configured database, or the embedded one of this checkout, which is created. */
export async function resolveDatabaseUrls(environment: Environment): Promise<DatabaseUrls> {
  const { database, varDir } = readConfig(environment);
  if (database) return requireOwner(database);
  const { adminUrl } = await startPostgres(path.join(varDir, 'postgres'));
  return createDatabaseWithRoles(adminUrl, 'lagna');
}
