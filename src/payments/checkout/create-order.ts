import { formatPaise } from '#src/platform/contract-money.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { getConventions, type MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/reports.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import {
  resolveDeliveryAddress,
  hashOrderBirth,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { resolveOrderBirth } from '#src/orders/birth-details/resolve-order-birth.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { findOrderableReport, placeOrder } from '#src/orders/place/place-order.ts';
import { calculatePrice, type Price } from '#src/orders/place/price.ts';
import type { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';
import type { CreateOrderRequest, CreateOrderResponse } from '#src/payments/contract.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';
import { ensureGatewayOrder } from './ensure-gateway-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { fetchPaymentStatus } from '#src/payments/status/payment-status.ts';

/**
 * Calculates the price, places the order and creates its gateway order. Idempotent while an equivalent order is open
 * (double click, back button): the open order is returned.
 * @throws HttpError 404 (report), 409 (price changed, offer held by another order, payment of that order approved, free
 * report, not on sale), 422 (birth details, `person-too-young`), 503 (gateway)
 */
export async function createCheckoutOrder(
  deps: PaymentDeps,
  member: MemberRow,
  input: CreateOrderRequest,
  meta: EventMeta,
): Promise<CreateOrderResponse> {
  const report = await findOrderableReport(deps.db, input.reportKey);
  if (!isPaid(report)) throw createConflictError('free-report', 'This report is free. No payment is needed.');
  const birthDetails = resolveOrderBirth(deps, member, report, input);
  const calculatePriceIn = (db: Database) =>
    calculatePrice(
      db,
      member.id,
      report,
      deps.clock.now(),
      birthDetails.kind === 'complete' ? birthDetails.details : undefined,
    );
  const price = await calculatePriceIn(deps.db);
  if (!isCurrentPrice(input.amount, price))
    throw price.offerHeldBy ? createOfferHeldError(price) : createPriceChangedError();
  const chartStyle = input.chartStyle ?? member.chart_style;
  const signVocabulary = input.signVocabulary ?? member.sign_vocabulary;
  const conventions = input.conventions ?? getConventions(member);
  const email = resolveDeliveryAddress(member, input.email);
  const taxDetails = deps.seller.gst ? input.taxDetails : undefined;
  const { openingVerse } = input;
  const choices = {
    price,
    chartStyle,
    signVocabulary,
    conventions,
    openingVerse,
    birthDetails,
    email,
    taxDetails,
  };
  const equivalentOrder = { reportKey: report.key, ...choices };
  if (price.offer && !(await findEquivalentOpenOrder(deps.db, member.id, equivalentOrder, deps.clock.now())))
    await assertNoPaymentInProgress(deps, member.id, meta);
  const { order } = await placeOrder(deps, { member, report, ...choices }, meta, async (trx) => {
    const existing = await findEquivalentOpenOrder(trx, member.id, equivalentOrder, deps.clock.now());
    if (existing) return existing;
    // Recalculated under the lock: a concurrent order may have taken the first-report offer.
    if ((await calculatePriceIn(trx)).pricePaise !== price.pricePaise) throw createPriceChangedError();
    if (price.offer) await releaseOffer(deps, trx, member.id, meta);
    return undefined;
  }).catch((error: unknown) => {
    throw isOfferTaken(error) ? createPriceChangedError() : error;
  });
  return ensureGatewayOrder(deps, order, meta);
}

/** A payment that the bank has approved belongs to the order that holds the offer: the order must not be cancelled. */
async function assertNoPaymentInProgress(
  deps: PaymentDeps,
  memberId: string,
  meta: EventMeta,
): Promise<void> {
  const rows: OrderRow[] = await selectOrdersHoldingOffer(deps.db, memberId).whereNotNull('gateway_order_id');
  for (const row of rows) {
    const status = await fetchPaymentStatus(deps, row, meta);
    if (status === 'captured') throw createPriceChangedError();
    if (status === 'authorized')
      throw createConflictError(
        'capture-pending',
        `Your bank has approved the payment of your order ${row.id} and we are collecting it. Please do not pay again.`,
      );
  }
}

const selectOrdersHoldingOffer = (db: Database, memberId: string) =>
  db('orders')
    .where({ member_id: memberId, offer: 'first-report' })
    .whereIn('status', ['placed', 'payment-requested']);

/** Cancels the open orders that hold the offer, so that the new order of the same person can hold it. */
async function releaseOffer(
  deps: PaymentDeps,
  trx: Transaction,
  memberId: string,
  meta: EventMeta,
): Promise<void> {
  const holdingOrders: { id: string }[] = await selectOrdersHoldingOffer(trx, memberId).select('id');
  for (const { id } of holdingOrders)
    await changeOrder({ ...deps, db: trx }, id, meta, (order) =>
      cancelUnpaidOrder(order, 'replaced', meta.at),
    );
}

const createOfferHeldError = ({
  offerHeldBy,
  listPricePaise,
}: {
  offerHeldBy?: string;
  listPricePaise: number;
}) =>
  createConflictError(
    'offer-held',
    `Your half price is kept for your open order ${offerHeldBy}. Pay that order first, or order this report at ${formatPaise(listPricePaise)}.`,
  );

/** The order that held the offer was paid at this moment: the unique index allows one order with the offer. */
function isOfferTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === 'orders_first_report_offer';
}

const createPriceChangedError = () =>
  createConflictError('price-changed', 'Price has changed. Please refresh.');

/** The page shows either the list price or the offer price, in whole rupees. */
const isCurrentPrice = (rupees: number, { listPricePaise, pricePaise }: Price) =>
  [listPricePaise, pricePaise].includes(Math.round(rupees * 100));

type EquivalentOrder = {
  reportKey: string;
  price: Price;
  chartStyle: Order['chartStyle'];
  signVocabulary: SignVocabulary;
  conventions: Order['conventions'];
  openingVerse: boolean | undefined;
  birthDetails: BirthDetailsResult;
  email: string;
  taxDetails: TaxDetails | undefined;
};

async function findEquivalentOpenOrder(
  db: Database,
  memberId: string,
  {
    reportKey,
    price,
    chartStyle,
    signVocabulary,
    conventions,
    openingVerse,
    birthDetails,
    email,
    taxDetails,
  }: EquivalentOrder,
  now: Date,
): Promise<string | undefined> {
  const query = db('orders as o')
    .leftJoin('order_birth_details as b', 'b.id', 'o.birth_id')
    .leftJoin('order_tax_details as t', 't.order_id', 'o.id')
    .where({
      'o.member_id': memberId,
      'o.report_key': reportKey,
      'o.price_paise': price.pricePaise,
      'o.chart_style': chartStyle,
      'o.sign_vocabulary': signVocabulary,
      'o.has_opening_verse': openingVerse ?? true,
    })
    .whereRaw('o.conventions = ?::jsonb', [JSON.stringify(conventions)])
    .whereIn('o.status', ['placed', 'payment-requested'])
    .where('o.expires_at', '>', now)
    .orderBy('o.placed_at', 'desc');
  if (birthDetails.kind === 'complete')
    void query.where({ 'b.person_hash': hashOrderBirth(birthDetails), 'b.email': email });
  else void query.whereNull('o.birth_id');
  // Without tax details the parameter is null, which equals a missing row.
  void query.whereRaw('t.details is not distinct from ?::jsonb', [
    taxDetails ? JSON.stringify(taxDetails) : null,
  ]);
  const row: { id: string } | undefined = await query.first('o.id');
  return row?.id;
}
