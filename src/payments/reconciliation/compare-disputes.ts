/** Compares the gateway's list of disputes with ours, and fetches every dispute that is open in our books. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { DisputeRow } from '#src/orders/store/payment-projection.ts';
import { recordDispute } from '#src/payments/disputes/record-dispute.ts';
import type { GatewayDispute } from '#src/payments/gateway/entities.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { createErrorTolerance } from '#src/payments/gateway/tolerate-errors.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { COMPARISON_QUEUE, type Difference, type ListComparison, type Period } from './comparison.ts';

/** `lostAmount`: what the bank took for the lost ones of the period. */
export type DisputeComparison = ListComparison & { lostAmount: number };

/** @throws GatewayError when the gateway's list cannot be read */
export async function compareDisputes(deps: PaymentDeps, period: Period): Promise<DisputeComparison> {
  const { items: listed, unreadableIds } = await deps.gateway.fetchDisputesBetween(period.from, period.to);
  const { found, missing } = await fetchUnlistedDisputes(deps, period, new Set(listed.map(({ id }) => id)));
  const disputes = [...listed, ...found];
  const ids = disputes.map(({ id }) => id);
  const before = await findDisputeRows(deps, ids);
  const meta = createJobMeta(deps, COMPARISON_QUEUE, 'comparison of the books');
  const tolerate = createErrorTolerance();
  for (const dispute of disputes)
    await tolerate(
      () => recordDispute(deps, dispute, meta, { isCurrent: true }),
      logDisputeError(deps, dispute.id),
    );
  const after = await findDisputeRows(deps, ids);
  const missingIds = ids.filter((id) => !after.has(id));
  const differing = disputes.flatMap((dispute) => listDisputeDifferences(dispute, after.get(dispute.id)));
  const lost = disputes.filter(({ status }) => status === 'lost');
  return {
    matched: disputes.length - missingIds.length - new Set(differing.map(({ id }) => id)).size,
    newlyRecorded: ids.filter((id) => after.get(id)?.status !== before.get(id)?.status),
    onlyInOurBooks: missing,
    onlyAtGateway: [...missingIds, ...unreadableIds],
    differing,
    lostAmount: lost.reduce((sum, dispute) => sum + (dispute.amount_deducted || dispute.amount), 0),
  };
}

/** The dispute stays in the list of differences. */
const logDisputeError =
  ({ log }: PaymentDeps, disputeId: string) =>
  (error: unknown): void =>
    log.error(
      { event: 'books.dispute_failed', disputeId, err: error },
      'A dispute of the gateway could not be recorded',
    );

async function findDisputeRows({ db }: PaymentDeps, ids: string[]): Promise<Map<string, DisputeRow>> {
  const rows: DisputeRow[] = await db('payment_disputes').whereIn('dispute_id', ids);
  return new Map(rows.map((row) => [row.dispute_id, row]));
}

/** The bank can take a closed dispute up again, in pre-arbitration or arbitration. */
const REOPENING_MS = 120 * DAY_MS;

/** Ours of the period, older ones that are still open, and closed ones that the bank can take up again. */
async function fetchUnlistedDisputes(
  { db, gateway, clock }: PaymentDeps,
  { from, to }: Period,
  listedIds: ReadonlySet<string>,
): Promise<{ found: GatewayDispute[]; missing: string[] }> {
  const ours: string[] = await db('payment_disputes')
    .whereNull('closed_at')
    .orWhere('closed_at', '>', new Date(clock.now().getTime() - REOPENING_MS))
    .orWhereBetween('opened_at', [from, to])
    .pluck('dispute_id');
  const found: GatewayDispute[] = [];
  const missing: string[] = [];
  for (const id of ours) {
    if (listedIds.has(id)) continue;
    try {
      found.push(await gateway.fetchDispute(id));
    } catch (error) {
      if (!(error instanceof GatewayError && (error.isUnknownId || error.isUnreadable))) throw error;
      missing.push(id);
    }
  }
  return { found, missing };
}

/** The gateway uses two names for a dispute that waits for our answer: open and action_required. */
function listDisputeDifferences(
  { id, amount, status }: GatewayDispute,
  row: DisputeRow | undefined,
): Difference[] {
  if (!row) return [];
  const isEqual = row.status === status || (row.status === 'action_required' && status === 'open');
  return [
    ...(row.amount === amount ? [] : [{ id, field: 'amount', ours: row.amount, gateway: amount }]),
    ...(isEqual ? [] : [{ id, field: 'status', ours: row.status, gateway: status }]),
  ];
}
