import type { Database } from '#src/platform/database.ts';
import type { DeliveryStatus } from './deliveries.ts';

export type DeliveryCounts = Partial<Record<DeliveryStatus, number>>;

type Row = { month: string; status: DeliveryStatus; count: string };

/** Deliveries by status, newest month first. @param month only this month */
export async function countDeliveries(db: Database, month?: string): Promise<Map<string, DeliveryCounts>> {
  const rows: Row[] = await db('newsletter_deliveries')
    .where(month === undefined ? {} : { month })
    .groupBy('month', 'status')
    .orderBy([{ column: 'month', order: 'desc' }, 'status'])
    .select('month', 'status')
    .count();
  const counts = new Map<string, DeliveryCounts>();
  for (const { month: rowMonth, status, count } of rows)
    counts.set(rowMonth, { ...counts.get(rowMonth), [status]: Number(count) });
  return counts;
}
