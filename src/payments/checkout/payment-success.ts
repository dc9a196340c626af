/**
 * "Start my report." For a paid report this call proves nothing: the capture has started it already, and this only
 * answers which order that was. For a free one it is the order.
 */
import type { Database } from '#src/platform/database.ts';
import { paymentRequired, HttpError, unprocessable } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/read.ts';
import type { Meta } from '#src/ledger/event.ts';
import {
  deliveryAddress,
  personHash,
  resolveBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { orderableReport, placeOrder } from '#src/orders/place/place-order.ts';
import type { PaymentSuccess } from '#src/payments/contract.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

export type Started = { order: string; existing?: boolean };

/** @throws Refused 402 without a verified payment, 404, 409, 422, 429 */
export async function startGeneration(
  deps: PaymentDeps,
  member: MemberRow,
  wish: PaymentSuccess,
  meta: Meta,
): Promise<Started> {
  const key = wish.reportKey ?? wish.reportType;
  if (!key)
    throw unprocessable('invalid', 'Please say which report.', [
      { path: 'reportKey', message: 'Please say which report.' },
    ]);
  const report = await orderableReport(deps.db, key);
  if (isPaid(report)) return { order: await paidOrder(deps, member.id, key) };
  return startFree(deps, member, key, wish, meta);
}

/** A payment already used for a delivered report does not start another; an hour covers a slow return from checkout. */
const RETURN_MS = 3_600_000;

async function paidOrder({ db, clock }: PaymentDeps, memberId: string, reportKey: string): Promise<string> {
  const row: { id: string } | undefined = await db('orders')
    .where({ member_id: memberId, report_key: reportKey, status: 'paid' })
    .where((query) =>
      query.whereNull('delivered_at').orWhere('paid_at', '>', new Date(clock.now().getTime() - RETURN_MS)),
    )
    .orderBy('paid_at', 'desc')
    .first('id');
  if (!row) throw paymentRequired('We have no verified payment for this report.');
  return row.id;
}

/** Free reports per member: three a day, ten in thirty days. */
const FREE_LIMITS = [
  { days: 1, most: 3, message: 'You have made three free reports today. Please come back tomorrow.' },
  {
    days: 30,
    most: 10,
    message: 'You have made ten free reports in the last thirty days. Please come back later.',
  },
];

async function startFree(
  deps: PaymentDeps,
  member: MemberRow,
  key: string,
  wish: PaymentSuccess,
  meta: Meta,
): Promise<Started> {
  const report = await orderableReport(deps.db, key);
  const wanted = resolveBirthDetails(deps, member, wish.birthDetails);
  const placing = {
    member,
    report,
    price: { listPaise: 0, pricePaise: 0 },
    chartStyle: wish.chartStyle ?? member.chart_style,
    wanted,
    email: deliveryAddress(member, wish.email),
  };
  const { order, existing } = await placeOrder(deps, placing, meta, async (trx) => {
    const made = await existingFree(trx, member.id, key, wanted);
    if (!made) await refuseOverLimit(trx, member.id, deps.clock.now());
    return made;
  });
  return { order: order.id, ...(existing ? { existing } : {}) };
}

/** One free report of a kind for one person: asking again gives the one that exists. */
async function existingFree(
  db: Database,
  memberId: string,
  reportKey: string,
  wanted: BirthDetailsResult,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .where({ 'o.member_id': memberId, 'o.report_key': reportKey, 'o.status': 'free' });
  if (wanted.kind === 'complete') void query.where({ 'b.person_hash': personHash(wanted.details) });
  else void query.where({ 'o.report_status': 'awaiting-details' });
  const row: { id: string } | undefined = await query.first('o.id');
  return row?.id;
}

async function refuseOverLimit(db: Database, memberId: string, now: Date): Promise<void> {
  for (const { days, most, message } of FREE_LIMITS) {
    const since = new Date(now.getTime() - days * 86_400_000);
    const [row] = await db('orders')
      .where({ member_id: memberId, status: 'free' })
      .where('placed_at', '>', since)
      .count<{ count: string }[]>();
    if (Number(row!.count) >= most) throw new HttpError(429, 'free-limit', message);
  }
}
