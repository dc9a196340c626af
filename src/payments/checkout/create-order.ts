import type { Database } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/reports.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import {
  resolveDeliveryEmail,
  hashPerson,
  resolveBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { findOrderableReport, placeOrder } from '#src/orders/place/place-order.ts';
import { calculatePrice, type Price } from '#src/orders/place/price.ts';
import type { CreateOrder, OrderCreated } from '#src/payments/contract.ts';
import { ensureGatewayOrder } from './checkout-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Calculates the price, places the order and creates its gateway order. Idempotent while an equivalent order is open
 * (double click, back button): the open order is returned.
 * @throws HttpError 404, 409 (price changed, not on sale), 422 (birth details), 503 (gateway)
 */
export async function createCheckoutOrder(
  deps: PaymentDeps,
  member: MemberRow,
  input: CreateOrder,
  meta: EventMeta,
): Promise<OrderCreated> {
  const report = await findOrderableReport(deps.db, input.reportKey);
  if (!isPaid(report)) throw conflict('free-report', 'This report is free. No payment is needed.');
  const price = await calculatePrice(deps.db, member.id, report, deps.clock.now());
  if (!isCurrentPrice(input.amount, price)) throw createPriceChangedError();
  const birthDetails = resolveBirthDetails(deps, member, input.birthDetails);
  const chartStyle = input.chartStyle ?? member.chart_style;
  const email = resolveDeliveryEmail(member, input.email);
  const equivalent = { reportKey: report.key, price, chartStyle, birthDetails, email };
  const { order } = await placeOrder(
    deps,
    { member, report, price, chartStyle, birthDetails, email },
    meta,
    async (trx) => {
      const existing = await findEquivalentOpenOrder(trx, member.id, equivalent, deps.clock.now());
      // Recalculated under the lock, so that two concurrent orders cannot both get the first-report offer.
      if (
        !existing &&
        (await calculatePrice(trx, member.id, report, deps.clock.now())).pricePaise !== price.pricePaise
      )
        throw createPriceChangedError();
      return existing;
    },
  );
  return ensureGatewayOrder(deps, order, meta);
}

const createPriceChangedError = () => conflict('price-changed', 'Price has changed. Please refresh.');

/** The page shows either the list price or the offer price, in whole rupees. */
const isCurrentPrice = (rupees: number, { listPaise, pricePaise }: Price) =>
  [listPaise, pricePaise].includes(Math.round(rupees * 100));

type EquivalentOrder = {
  reportKey: string;
  price: Price;
  chartStyle: Order['chartStyle'];
  birthDetails: BirthDetailsResult;
  email: string;
};

async function findEquivalentOpenOrder(
  db: Database,
  memberId: string,
  { reportKey, price, chartStyle, birthDetails, email }: EquivalentOrder,
  now: Date,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .where({
      'o.member_id': memberId,
      'o.report_key': reportKey,
      'o.price_paise': price.pricePaise,
      'o.chart_style': chartStyle,
    })
    .whereIn('o.status', ['placed', 'payment-requested'])
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc');
  if (birthDetails.kind === 'complete')
    void query.where({ 'b.person_hash': hashPerson(birthDetails.details), 'b.email': email });
  else void query.whereNull('o.birth_id');
  const row: { id: string } | undefined = await query.first('o.id');
  return row?.id;
}
