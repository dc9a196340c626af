import type { ReportStore, StoredReport } from '#src/delivery/report-store.ts';
import type { Database } from '#src/platform/database.ts';
import { BATCH_SIZE } from './batches.ts';

/**
 * Deletes report files that no edition of any order names. A file is stored before its event is appended, so a new file may
 * wait for its event. @returns how many files were deleted
 */
export async function deleteUnnamedFiles(db: Database, store: ReportStore, before: Date): Promise<number> {
  let count = 0;
  let batch: StoredReport[] = [];
  const flush = async () => {
    count += await deleteUnnamed(db, store, batch);
    batch = [];
  };
  for await (const file of store.list()) {
    if (file.storedAt < before) batch.push(file);
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
  return count;
}

async function deleteUnnamed(
  db: Database,
  store: ReportStore,
  files: readonly StoredReport[],
): Promise<number> {
  if (files.length === 0) return 0;
  const { rows } = await db.raw<{ rows: { sha256: string }[] }>(UNNAMED, [files.map(({ sha256 }) => sha256)]);
  for (const { sha256 } of rows) await store.remove(sha256);
  return rows.length;
}

// Each subquery uses its own index. The orders are folded from the events, so that they name the files of all events.
const UNNAMED = `
  select file.sha256 from unnest(?::text[]) as file (sha256)
  where not exists (select from orders o where o.sha256 = file.sha256)
    and not exists (select from orders o where o.superseded_editions <> '[]'
      and o.superseded_editions @> jsonb_build_array(jsonb_build_object('sha256', file.sha256)))
    and not exists (select from orders o where o.replaced_files <> '[]'
      and o.replaced_files @> jsonb_build_array(jsonb_build_object('sha256', file.sha256)))`;
