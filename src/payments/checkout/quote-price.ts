import { findOrderableReport } from '#src/orders/place/place-order.ts';
import { calculatePrice, type Price } from '#src/orders/place/price.ts';
import { findLatestTaxDetails } from '#src/orders/tax/order-tax-details.ts';
import { listCurrentDowntimes } from '#src/payments/downtimes/downtimes.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/**
 * The price of a report for a member, with the tax details of the last order and the current downtimes.
 * `isOfferDeclined`: quote the list price without the first-report offer. It applies to a report for another person
 * while an open order holds the offer.
 * @throws HttpError 404 for a report that cannot be ordered
 */
export async function quotePrice(
  { db, clock, seller }: Pick<PaymentDeps, 'db' | 'clock' | 'seller'>,
  memberId: string,
  { reportKey, isOfferDeclined }: { reportKey: string; isOfferDeclined: boolean },
) {
  const report = await findOrderableReport(db, reportKey);
  const price = await calculatePrice(db, memberId, report, clock.now());
  const taxDetails = seller.gst && (await findLatestTaxDetails(db, memberId));
  const downtimes = await listCurrentDowntimes(db, clock.now());
  return {
    reportKey: report.key,
    ...toQuotedPrice(price, isOfferDeclined),
    // `gst` is empty if the seller is registered for GST and no earlier order has tax details.
    ...(seller.gst ? { gst: taxDetails ? { taxDetails } : {} } : {}),
    ...(downtimes.length > 0 ? { downtimes } : {}),
  };
}

const toQuotedPrice = ({ listPricePaise, ...price }: Price, isOfferDeclined: boolean): Price =>
  isOfferDeclined ? { listPricePaise, pricePaise: listPricePaise } : { listPricePaise, ...price };
