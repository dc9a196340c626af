/** Price of a report for a member: the list price, or half of it for the first paid report. */
import type { Database } from '#src/platform/database.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isPaid, getListPricePaise } from '#src/catalogue/reports.ts';

export type Price = { listPaise: number; pricePaise: number; offer?: 'first-report' };

/**
 * The first-report offer is reserved by an open order that carries it, used by a paid order, and available again when
 * that order expires, is cancelled or refunded. The reserving order keeps its price when it is requested again.
 */
export async function calculatePrice(
  db: Database,
  memberId: string,
  report: Report,
  now: Date,
): Promise<Price> {
  const listPaise = getListPricePaise(report);
  if (!isPaid(report) || (await isOfferTaken(db, memberId, report.key, now)))
    return { listPaise, pricePaise: listPaise };
  return { listPaise, pricePaise: computeHalfPrice(listPaise), offer: 'first-report' };
}

/** 50 %, rounded down to the rupee: 2,499 becomes 1,249. */
export const computeHalfPrice = (paise: number) => Math.floor(paise / 200) * 100;

async function isOfferTaken(db: Database, memberId: string, reportKey: string, now: Date): Promise<boolean> {
  const order = await db('orders')
    .where({ member_id: memberId })
    .where((query) =>
      query
        .whereIn('status', ['paid', 'refund-requested'])
        .orWhere((open) =>
          open
            .whereIn('status', ['placed', 'payment-requested'])
            .where('expires_at', '>', now)
            .where({ offer: 'first-report' })
            .whereNot({ report_key: reportKey }),
        ),
    )
    .first('id');
  return order !== undefined;
}
