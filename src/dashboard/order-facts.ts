/** Reads the facts about a member's orders that determine the next steps. */
import { isPaid, listReports } from '#src/catalogue/reports.ts';
import type { OrderView } from '#src/orders/contract.ts';
import { calculatePrice } from '#src/orders/place/price.ts';
import { listOpenOrders, listOrders } from '#src/orders/store/order-views.ts';
import type { Database } from '#src/platform/database.ts';

export type OrderFacts = {
  /** the newest ten */
  orders: OrderView[];
  /** orders that can still be paid */
  openOrders: OrderView[];
  /** the first-report discount is available and not used by an open order */
  hasOffer: boolean;
  /** a free report, for a member who has not ordered one */
  freeReport?: { key: string; name: string };
};

export async function readOrderFacts(db: Database, memberId: string, now: Date): Promise<OrderFacts> {
  const [{ orders }, openOrders, reports] = await Promise.all([
    listOrders(db, memberId, now),
    listOpenOrders(db, memberId, now),
    listReports(db),
  ]);
  const reportsOnSale = reports.filter(({ available }) => available);
  const paidReport = reportsOnSale.find(isPaid);
  const isOfferReserved = openOrders.some(({ offer }) => offer !== undefined);
  const hasOffer =
    paidReport !== undefined &&
    !isOfferReserved &&
    (await calculatePrice(db, memberId, paidReport, now)).offer !== undefined;
  const freeReportKeys: string[] = await db('orders')
    .where({ member_id: memberId, status: 'free' })
    .pluck('report_key');
  const freeReport = freeReportKeys.length > 0 ? undefined : reportsOnSale.find((report) => !isPaid(report));
  return {
    orders,
    openOrders,
    hasOffer,
    ...(freeReport ? { freeReport: { key: freeReport.key, name: freeReport.name } } : {}),
  };
}
