/** Deletes personal data whose period is over (contract-retention.ts), in small batches, and records what was deleted. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';
import { BATCH_SIZE, deleteOlderThan, repeatBatches } from './batches.ts';
import { deleteUnnamedFiles } from './delete-unnamed-files.ts';
import { deleteUnpaidDetails } from './delete-unpaid-details.ts';

export type RetentionDeps = Pick<CoreDeps, 'db' | 'clock' | 'log'> & { store: ReportStore };

/** @returns how many rows or files were deleted */
export type RetentionStep = { name: string; run: (deps: RetentionDeps) => Promise<number> };

/** Rows or files by the name of the step. */
export type DeletedCounts = Record<string, number>;

/** @returns the time before which data is deleted */
const getLimit = ({ clock }: Pick<RetentionDeps, 'clock'>, kind: keyof typeof RETENTION_DAYS): Date =>
  new Date(clock.now().getTime() - RETENTION_DAYS[kind] * DAY_MS);

const createTableStep = (
  kind: keyof typeof RETENTION_DAYS,
  table: Parameters<typeof deleteOlderThan>[1],
): RetentionStep => ({
  name: table.table,
  run: (deps) => deleteOlderThan(deps.db, table, getLimit(deps, kind)),
});

const STEPS: RetentionStep[] = [
  createTableStep('expiredLogIns', { table: 'sessions', key: 'id_hash', time: 'expires_at' }),
  createTableStep('expiredLogIns', { table: 'password_reset_tokens', key: 'member_id', time: 'expires_at' }),
  createTableStep('unsentAccountEmails', { table: 'account_email_outbox', key: 'id', time: 'created_at' }),
  createTableStep('contactMessages', { table: 'contact_messages', key: 'id', time: 'created_at' }),
  { name: 'webhook_bodies', run: (deps) => eraseWebhookBodies(deps.db, getLimit(deps, 'gatewayMessages')) },
  {
    name: 'unpaid_order_details',
    run: async (deps) =>
      deleteUnpaidDetails(deps.db, await findCoveredUntil(deps.db), getLimit(deps, 'unpaidOrderDetails')),
  },
  {
    name: 'report_files',
    run: (deps) => deleteUnnamedFiles(deps.db, deps.store, getLimit(deps, 'unnamedReportFiles')),
  },
];

/** The rows stay: their ids show that a webhook came before. */
const eraseWebhookBodies = (db: Database, before: Date): Promise<number> =>
  repeatBatches(() =>
    db('webhook_inbox')
      .whereIn(
        'event_id',
        db('webhook_inbox')
          .where('received_at', '<', before)
          .whereRaw('octet_length(body) > 0')
          .orderBy('received_at')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked()
          .select('event_id'),
      )
      .update({ body: Buffer.alloc(0) }),
  );

/** Orders whose time to pay ended before were handled by the last complete run. */
async function findCoveredUntil(db: Database): Promise<Date | undefined> {
  const run: { unpaid_until: Date } | undefined = await db('retention_runs')
    .whereNotNull('unpaid_until')
    .orderBy('run_id', 'desc')
    .first('unpaid_until');
  return run?.unpaid_until;
}

/**
 * Runs every step, also after one has failed, and records the run.
 * @param otherSteps of folders that this one may not import
 * @param signal when it is aborted, the steps that are left fail
 * @throws the error of the first step that failed
 */
export async function deleteExpiredData(
  deps: RetentionDeps,
  otherSteps: readonly RetentionStep[] = [],
  signal?: AbortSignal,
): Promise<DeletedCounts> {
  const deleted: DeletedCounts = {};
  const errors: Error[] = [];
  for (const { name, run } of [...STEPS, ...otherSteps]) {
    try {
      signal?.throwIfAborted();
      deleted[name] = await run(deps);
    } catch (error) {
      errors.push(error as Error);
      deps.log.error(
        { event: 'expired_data.deletion_failed', step: name, err: error },
        'Expired data could not be deleted',
      );
    }
  }
  await recordRun(deps, deleted);
  if (errors[0]) throw errors[0];
  return deleted;
}

const recordRun = (deps: RetentionDeps, deleted: DeletedCounts) =>
  deps.db('retention_runs').insert({
    finished_at: deps.clock.now(),
    deleted: JSON.stringify(deleted),
    unpaid_until: 'unpaid_order_details' in deleted ? getLimit(deps, 'unpaidOrderDetails') : null,
  });
