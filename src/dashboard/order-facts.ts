/** What the shop knows of a member, as far as it decides what comes next. */
import { isPaid, listReports } from '#src/catalogue/read.ts';
import { priceFor } from '#src/orders/place/price.ts';
import { listOpenOrders, listOrders } from '#src/orders/store/order-views.ts';
import type { OrderView } from '#src/orders/contract.ts';
import type { Database } from '#src/platform/database.ts';

export type ShopFacts = {
  /** the newest ten */
  orders: OrderView[];
  /** those that can still be paid */
  open: OrderView[];
  /** the first paid report would be half price, and no open order has that price yet */
  offer: boolean;
  /** a free report that was never taken */
  free?: { key: string; name: string };
};

export async function readShopFacts(db: Database, memberId: string, now: Date): Promise<ShopFacts> {
  const [{ orders }, open, reports] = await Promise.all([
    listOrders(db, memberId, now),
    listOpenOrders(db, memberId, now),
    listReports(db),
  ]);
  const onSale = reports.filter(({ available }) => available);
  const paid = onSale.find(isPaid);
  const reserved = open.some(({ offer }) => offer !== undefined);
  const offer =
    paid !== undefined && !reserved && (await priceFor(db, memberId, paid, now)).offer !== undefined;
  const taken: string[] = await db('orders')
    .where({ member_id: memberId, status: 'free' })
    .pluck('report_key');
  const free = taken.length > 0 ? undefined : onSale.find((report) => !isPaid(report));
  return { orders, open, offer, ...(free ? { free: { key: free.key, name: free.name } } : {}) };
}
