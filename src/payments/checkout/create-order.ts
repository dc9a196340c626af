import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { getConventions, type MemberRow } from '#src/accounts/members.ts';
import { isPaid } from '#src/catalogue/reports.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { resolveDeliveryAddress } from '#src/orders/birth-details/order-birth-details.ts';
import { resolveOrderBirth } from '#src/orders/birth-details/resolve-order-birth.ts';
import { findOrderableReport, placeOrder } from '#src/orders/place/place-order.ts';
import { calculatePrice, type Price } from '#src/orders/place/price.ts';
import type { CreateOrderRequest, CreateOrderResponse } from '#src/payments/contract.ts';
import { ensureGatewayOrder } from './ensure-gateway-order.ts';
import { findEquivalentOpenOrder } from './equivalent-order.ts';
import {
  assertNoPaymentInProgress,
  createOfferHeldError,
  createPriceChangedError,
  isOfferTaken,
  releaseOffer,
} from './held-offer.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

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
  const choices = {
    price,
    chartStyle: input.chartStyle ?? member.chart_style,
    signVocabulary: input.signVocabulary ?? member.sign_vocabulary,
    conventions: input.conventions ?? getConventions(member),
    openingVerse: input.openingVerse,
    birthDetails,
    email: resolveDeliveryAddress(member, input.email),
    taxDetails: deps.seller.gst ? input.taxDetails : undefined,
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

/** The page shows either the list price or the offer price, in whole rupees. */
const isCurrentPrice = (rupees: number, { listPricePaise, pricePaise }: Price) =>
  [listPricePaise, pricePaise].includes(Math.round(rupees * 100));
