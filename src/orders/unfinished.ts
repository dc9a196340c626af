import type { Database } from '#src/platform/database.ts';
import { IN_PROGRESS } from './decide.ts';

export type Unfinished = { id: string; paid: boolean };

/** Nothing more is owed for these. */
const MADE = ['ready', 'delivered'];

/**
 * What this member still waits for: paid reports that are not made, money that is on its way back, and any report that
 * is being made now. Oldest first.
 */
export async function unfinishedOrders(db: Database, memberId: string): Promise<Unfinished[]> {
  const rows: { id: string; status: string }[] = await db('orders')
    .where({ member_id: memberId })
    .where((either) =>
      either
        .where((paid) => paid.where({ status: 'paid' }).whereNotIn('report_status', MADE))
        .orWhere({ status: 'refund-requested' })
        .orWhere((free) => free.where({ status: 'free' }).whereIn('report_status', [...IN_PROGRESS])),
    )
    .orderBy('placed_at')
    .select('id', 'status');
  return rows.map(({ id, status }) => ({ id, paid: status !== 'free' }));
}
