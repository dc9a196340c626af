import { Refused, notFound } from '#src/platform/http/errors.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { findReport } from '#src/catalogue/read.ts';
import type { Database } from '#src/platform/database.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import { keepBirth, newFrozenBirth, type Wanted } from './birth.ts';
import { openOrder, type Change, type Desk } from './change.ts';
import { freezeBirth, OPEN_DAYS } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { fold, type Order } from './order.ts';
import { newOrderNumber } from './number.ts';
import type { Price } from './price.ts';

export type Placing = {
  member: MemberRow;
  report: Report;
  price: Price;
  chartStyle: Order['chartStyle'];
  wanted: Wanted;
  email: string;
};

/** A new order with its birth, frozen or asked for; a free one with complete details starts at once. */
export async function placeOrder(desk: Desk & { clock: Clock }, placing: Placing, meta: Meta): Promise<Change> {
  const { member, wanted, email } = placing;
  const now = desk.clock.now();
  const placed = orderPlaced(placing, now);
  if (wanted.kind === 'needed') return openOrder(desk, meta, [placed, { type: 'BirthDetailsNeeded', data: { reason: wanted.reason } }]);
  const birth = newFrozenBirth(wanted.details, email);
  const frozen = freezeBirth(fold([placed])!, birth.id, now.toISOString());
  return openOrder(desk, meta, [placed, ...frozen], (trx) => keepBirth(trx, member.id, birth, now));
}

/** @throws Refused 404 for a report that is not in the catalogue, 409 for one that cannot be ordered yet */
export async function orderableReport(db: Database, key: string): Promise<Report> {
  const report = await findReport(db, key);
  if (!report) throw notFound('report-not-found', 'Report not found');
  if (!report.available) throw new Refused(409, 'not-on-sale', 'This report is still being written and cannot be ordered yet.');
  return report;
}

function orderPlaced({ member, report, price, chartStyle }: Placing, now: Date): OrderEvent {
  const kind = report.category === 'paid' ? 'paid' : 'free';
  const expiresAt = new Date(now.getTime() + OPEN_DAYS * 86_400_000).toISOString();
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
