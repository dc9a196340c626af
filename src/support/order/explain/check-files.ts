import fs from 'node:fs/promises';
import { readConfig } from '#src/config.ts';
import { openConfiguredStore } from '#src/support/backup/places.ts';
import { findReportFile } from '#src/orders/domain/report-files.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { Environment } from '#src/support/command.ts';
import type { FileFact } from './finding.ts';

/** Reads the stored PDF of every edition. Gives nothing on a machine without the store, or with one that cannot be read. */
export async function checkFiles(order: Order, environment: Environment): Promise<FileFact[]> {
  try {
    const { reportStore } = readConfig(environment);
    if (reportStore.kind === 'folder') await fs.access(reportStore.directory);
    const store = openConfiguredStore(environment);
    return await Promise.all(
      listStoredFiles(order).map(async ({ edition, sha256 }) => ({
        edition,
        state: await store.check(sha256),
      })),
    );
  } catch {
    return [];
  }
}

const listStoredFiles = (order: Order): { edition: number; sha256: string }[] =>
  Array.from({ length: order.report.edition }, (_, index) => index + 1).flatMap((edition) => {
    const stored = findReportFile(order, edition);
    return stored ? [{ edition, sha256: stored.file.sha256 }] : [];
  });
