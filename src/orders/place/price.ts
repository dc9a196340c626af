/** Price of a report for a member: the list price, or half of it for the first paid report. */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { Database } from '#src/platform/database.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isPaid, getListPricePaise } from '#src/catalogue/reports.ts';
import { isNameClose, isSamePerson } from '#src/orders/birth-details/same-person.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';

export type Price = { listPricePaise: number; pricePaise: number; offer?: 'first-report' };

/** The open order that holds the offer. `details` is null while its birth details are missing. */
export type OfferHolder = { id: string; report_key: string; details: BirthDetails | null };

/**
 * The first-report offer is held by one open order and used by one paid order; a unique index of `orders` allows no
 * second. It is available again when that order expires, is cancelled or refunded. A new order of the same report for the
 * same person takes the offer over; without `details`, the person is assumed to be the same. `offerHeldBy`: number of the
 * order that holds the offer.
 */
export async function calculatePrice(
  db: Database,
  memberId: string,
  report: Report,
  now: Date,
  details?: BirthDetails,
): Promise<Price & { offerHeldBy?: string }> {
  const listPricePaise = getListPricePaise(report);
  if (!isPaid(report) || (await hasPaidOrder(db, memberId)))
    return { listPricePaise, pricePaise: listPricePaise };
  const holder = await findOfferHolder(db, memberId, now);
  if (holder && !canTakeOver(holder, report, details))
    return { listPricePaise, pricePaise: listPricePaise, offerHeldBy: holder.id };
  return { listPricePaise, pricePaise: computeHalfPrice(listPricePaise), offer: 'first-report' };
}

/** `held`: an open order for the report `reportKey` has the offer. Derived from the same rows as the price of `calculatePrice`. */
export type OfferState = { status: 'available' | 'used' } | { status: 'held'; reportKey: string };

/** Whether the first-report offer is open to a member, for pages that show prices before an order. */
export async function findOfferState(db: Database, memberId: string, now: Date): Promise<OfferState> {
  if (await hasPaidOrder(db, memberId)) return { status: 'used' };
  const holder = await findOfferHolder(db, memberId, now);
  return holder ? { status: 'held', reportKey: holder.report_key } : { status: 'available' };
}

/** 50 %, rounded down to the rupee: 2,499 becomes 1,249. */
export const computeHalfPrice = (paise: number) => Math.floor(paise / 200) * 100;

const canTakeOver = (
  { report_key, details: heldDetails }: OfferHolder,
  report: Report,
  details?: BirthDetails,
) =>
  report_key === report.key &&
  (!heldDetails ||
    !details ||
    (isNameClose(heldDetails.name, details.name) && isSamePerson(heldDetails, details)));

async function hasPaidOrder(db: Database, memberId: string): Promise<boolean> {
  const paidOrder = await db('orders')
    .where({ member_id: memberId })
    .whereIn('status', ['paid', 'refund-requested'])
    .first('id');
  return paidOrder !== undefined;
}

export function findOfferHolder(db: Database, memberId: string, now: Date): Promise<OfferHolder | undefined> {
  return db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .where({ 'o.member_id': memberId, 'o.offer': 'first-report' })
    .whereIn('o.status', UNPAID_STATUSES)
    .where('o.expires_at', '>', now)
    .first('o.id', 'o.report_key', 'b.details');
}
