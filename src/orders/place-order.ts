import { HttpError, notFound } from '#src/platform/http/errors.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { findReport } from '#src/catalogue/read.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import { keepBirth, newFrozenBirth, type BirthDetailsResult } from './birth.ts';
import { loadOrder, openOrder, type OrderDeps } from './change.ts';
import { freezeBirth, PAYMENT_WINDOW_DAYS } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { fold, type Order } from './order.ts';
import { newOrderNumber } from './number.ts';
import type { Price } from './price.ts';

export type Placing = {
  member: MemberRow;
  report: Report;
  price: Price;
  chartStyle: Order['chartStyle'];
  wanted: BirthDetailsResult;
  email: string;
};

/**
 * A new order with its birth, frozen or asked for; a free one with complete details starts at once. One member's orders
 * are placed one at a time: `unless` is asked under that lock and names an order that makes a new one needless.
 */
export async function placeOrder(
  deps: OrderDeps & { clock: Clock },
  placing: Placing,
  meta: Meta,
  unless: (trx: Transaction) => Promise<string | undefined>,
): Promise<{ order: Order; existing: boolean }> {
  const { member, wanted, email } = placing;
  const now = deps.clock.now();
  const placed = orderPlaced(placing, now);
  const birth = wanted.kind === 'complete' ? newFrozenBirth(wanted.details, email) : undefined;
  const then = birth ? freezeBirth(fold([placed])!, birth.id, now.toISOString()) : [needed(wanted)];
  try {
    const { order } = await openOrder(deps, meta, [placed, ...then], async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [member.id]);
      const standing = await unless(trx);
      if (standing) throw new ExistingOrderError(standing);
      if (birth) await keepBirth(trx, member.id, birth, now);
    });
    return { order, existing: false };
  } catch (error) {
    if (!(error instanceof ExistingOrderError)) throw error;
    return { order: (await loadOrder(deps.db, error.orderId))!.order, existing: true };
  }
}

class ExistingOrderError extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super(`The order ${orderId} stands already.`);
    this.orderId = orderId;
  }
}

const needed = (wanted: BirthDetailsResult): OrderEvent => ({
  type: 'BirthDetailsRequested',
  data: { reason: wanted.kind === 'needed' ? wanted.reason : 'missing' },
});

/** @throws Refused 404 for a report that is not in the catalogue, 409 for one that cannot be ordered yet */
export async function orderableReport(db: Database, key: string): Promise<Report> {
  const report = await findReport(db, key);
  if (!report) throw notFound('report-not-found', 'Report not found');
  if (!report.available)
    throw new HttpError(409, 'not-on-sale', 'This report is still being written and cannot be ordered yet.');
  return report;
}

function orderPlaced({ member, report, price, chartStyle }: Placing, now: Date): OrderEvent {
  const kind = report.category === 'paid' ? 'paid' : 'free';
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_DAYS * 86_400_000).toISOString();
  return {
    type: 'OrderPlaced',
    data: {
      orderId: newOrderNumber(now),
      memberId: member.id,
      reportKey: report.key,
      kind,
      listPaise: price.listPaise,
      pricePaise: price.pricePaise,
      ...(price.offer ? { offer: price.offer } : {}),
      chartStyle,
      placedAt: now.toISOString(),
      ...(kind === 'paid' ? { expiresAt } : {}),
    },
  };
}
