import type { Database } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/read.ts';
import type { Meta } from '#src/ledger/event.ts';
import {
  deliveryAddress,
  personHash,
  resolveBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { orderableReport, placeOrder } from '#src/orders/place/place-order.ts';
import { priceFor, type Price } from '#src/orders/place/price.ts';
import type { CreateOrder, OrderCreated } from '#src/payments/contract.ts';
import { ensureGatewayOrder } from './checkout-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * Prices the report, places the order and asks the gateway for its own. Asked twice for the same thing while the first
 * is open (a double click, the back button), it answers with the first.
 * @throws Refused 404, 409 (price, not on sale), 422 (birth details), 503 (gateway)
 */
export async function createOrder(
  deps: PaymentDeps,
  member: MemberRow,
  wish: CreateOrder,
  meta: Meta,
): Promise<OrderCreated> {
  const report = await orderableReport(deps.db, wish.reportKey);
  if (!isPaid(report)) throw conflict('free-report', 'This report is free; there is nothing to pay.');
  const price = await priceFor(deps.db, member.id, report, deps.clock.now());
  if (!isCurrentPrice(wish.amount, price)) throw priceChanged();
  const wanted = resolveBirthDetails(deps, member, wish.birthDetails);
  const chartStyle = wish.chartStyle ?? member.chart_style;
  const email = deliveryAddress(member, wish.email);
  const twin = { reportKey: report.key, price, chartStyle, wanted, email };
  const { order } = await placeOrder(
    deps,
    { member, report, price, chartStyle, wanted, email },
    meta,
    async (trx) => {
      const open = await findEquivalentOpenOrder(trx, member.id, twin, deps.clock.now());
      // Asked again under the lock: two orders at once do not both get the offer.
      if (!open && (await priceFor(trx, member.id, report, deps.clock.now())).pricePaise !== price.pricePaise)
        throw priceChanged();
      return open;
    },
  );
  return ensureGatewayOrder(deps, order, meta);
}

const priceChanged = () => conflict('price-changed', 'Price has changed. Please refresh.');

/** List price or offer price, in whole rupees as the page showed it. */
const isCurrentPrice = (rupees: number, { listPaise, pricePaise }: Price) =>
  [listPaise, pricePaise].includes(Math.round(rupees * 100));

type Twin = {
  reportKey: string;
  price: Price;
  chartStyle: Order['chartStyle'];
  wanted: BirthDetailsResult;
  email: string;
};

async function findEquivalentOpenOrder(
  db: Database,
  memberId: string,
  twin: Twin,
  now: Date,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .where({
      'o.member_id': memberId,
      'o.report_key': twin.reportKey,
      'o.price_paise': twin.price.pricePaise,
      'o.chart_style': twin.chartStyle,
    })
    .whereIn('o.status', ['placed', 'payment-requested'])
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc');
  if (twin.wanted.kind === 'complete')
    void query.where({ 'b.person_hash': personHash(twin.wanted.details), 'b.email': twin.email });
  else void query.whereNull('o.birth_id');
  const found: { id: string } | undefined = await query.first('o.id');
  return found?.id;
}
