import type { Database } from '#src/platform/database.ts';
import { IN_PROGRESS_STATUSES } from '#src/orders/domain/decide.ts';

export type UnfinishedOrder = { id: string; isPaid: boolean };

const FINISHED_REPORT_STATUSES = ['ready', 'delivered'];

/** Paid orders without report, pending refunds, and free reports in progress. Oldest first. */
export async function listUnfinishedOrders(db: Database, memberId: string): Promise<UnfinishedOrder[]> {
  const rows: { id: string; status: string }[] = await db('orders')
    .where({ member_id: memberId })
    .where((condition) =>
      condition
        .where((paidOrder) =>
          paidOrder.where({ status: 'paid' }).whereNotIn('report_status', FINISHED_REPORT_STATUSES),
        )
        .orWhere({ status: 'refund-requested' })
        .orWhere((freeOrder) =>
          freeOrder.where({ status: 'free' }).whereIn('report_status', [...IN_PROGRESS_STATUSES]),
        ),
    )
    .orderBy('placed_at')
    .select('id', 'status');
  return rows.map(({ id, status }) => ({ id, isPaid: status !== 'free' }));
}
