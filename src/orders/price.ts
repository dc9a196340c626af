/** What a member pays for a report: the list price, or half of it for the first paid one. */
import type { Database } from '#src/platform/database.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isPaid, listPaise } from '#src/catalogue/read.ts';

export type Price = { listPaise: number; pricePaise: number; offer?: 'first-report' };

/**
 * The first-report offer is reserved by an open order that carries it, used up by a paid one, and free again when that
 * order expires or is refunded. The order that reserved it is offered again at the same price.
 */
export async function priceFor(db: Database, memberId: string, report: Report, now: Date): Promise<Price> {
  const list = listPaise(report);
  if (!isPaid(report) || (await offerTaken(db, memberId, report.key, now)))
    return { listPaise: list, pricePaise: list };
  return { listPaise: list, pricePaise: halfRoundedDown(list), offer: 'first-report' };
}

/** 50 %, rounded down to the rupee: 2,499 becomes 1,249. */
export const halfRoundedDown = (paise: number) => Math.floor(paise / 200) * 100;

async function offerTaken(db: Database, memberId: string, reportKey: string, now: Date): Promise<boolean> {
  const taken = await db('orders')
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
  return taken !== undefined;
}
