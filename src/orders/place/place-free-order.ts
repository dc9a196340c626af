import { DAY_MS } from '#src/platform/contract-time.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { getConventions, type MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import {
  hashPerson,
  resolveBirthDetails,
  resolveDeliveryAddress,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { assertUnderRecipientLimit } from '#src/orders/birth-details/recipient-limit.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { OrderDeps } from '#src/orders/store/change-order.ts';
import { assertMinimumAgeForOrder } from './minimum-age.ts';
import { findOrderableReport, placeOrder } from './place-order.ts';

type FreeOrderInput = {
  birthDetails?: BirthDetails | undefined;
  chartStyle?: Order['chartStyle'] | undefined;
  signVocabulary?: SignVocabulary | undefined;
  conventions?: Order['conventions'] | undefined;
  openingVerse?: boolean | undefined;
  email?: string | undefined;
};

/** `order`: the order number, named as in the other routes of the payment API. */
export type StartedReport = { order: string; isExisting?: true };

/** Free reports per member: three in 24 hours, ten in thirty days. */
const FREE_LIMITS = [
  {
    days: 1,
    max: 3,
    message: 'You have made three free reports in the last 24 hours. Please come back tomorrow.',
  },
  {
    days: 30,
    max: 10,
    message: 'You have made ten free reports in the last thirty days. Please come back later.',
  },
];

/**
 * Places the order of a free report. A member has one free report of each kind per person: the existing one is returned.
 * @throws HttpError 404, 409 (not on sale), 422 (birth details, `person-too-young`), 429 (limit of reports or of the recipient)
 */
export async function placeFreeOrder(
  deps: OrderDeps & Pick<CoreDeps, 'clock'> & { gazetteer: Gazetteer },
  member: MemberRow,
  reportKey: string,
  input: FreeOrderInput,
  meta: EventMeta,
): Promise<StartedReport> {
  const report = await findOrderableReport(deps.db, reportKey);
  const birthDetails = resolveBirthDetails(deps, member, input.birthDetails);
  assertMinimumAgeForOrder(deps, member, report, birthDetails);
  const freeOrder = {
    member,
    report,
    price: { listPricePaise: 0, pricePaise: 0 },
    chartStyle: input.chartStyle ?? member.chart_style,
    signVocabulary: input.signVocabulary ?? member.sign_vocabulary,
    conventions: input.conventions ?? getConventions(member),
    openingVerse: input.openingVerse,
    birthDetails,
    email: resolveDeliveryAddress(member, input.email),
  };
  const findExistingOrAssertLimits = async (trx: Transaction) => {
    const existingId = await findExistingFreeOrder(trx, member.id, reportKey, birthDetails);
    if (existingId) return existingId;
    await assertUnderFreeLimit(trx, member.id, deps.clock.now());
    await assertUnderRecipientLimit(trx, member, freeOrder.email, deps.clock.now());
    return undefined;
  };
  const { order, isExisting } = await placeOrder(deps, freeOrder, meta, findExistingOrAssertLimits);
  return { order: order.id, ...(isExisting ? { isExisting } : {}) };
}

async function findExistingFreeOrder(
  db: Database,
  memberId: string,
  reportKey: string,
  birthDetails: BirthDetailsResult,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .where({ 'o.member_id': memberId, 'o.report_key': reportKey, 'o.status': 'free' });
  if (birthDetails.kind === 'complete')
    void query.where({ 'b.person_hash': hashPerson(birthDetails.details) });
  else void query.where({ 'o.report_status': 'awaiting-details' });
  const row: { id: string } | undefined = await query.first('o.id');
  return row?.id;
}

async function assertUnderFreeLimit(db: Database, memberId: string, now: Date): Promise<void> {
  for (const { days, max, message } of FREE_LIMITS) {
    const since = new Date(now.getTime() - days * DAY_MS);
    const [row] = await db('orders')
      .where({ member_id: memberId, status: 'free' })
      .where('placed_at', '>', since)
      .count<{ count: string }[]>();
    if (Number(row!.count) >= max) throw new HttpError(429, 'free-report-limit', message);
  }
}
