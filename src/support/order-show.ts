import { readStream } from '#src/ledger/read.ts';
import { asOrderEvent } from '#src/orders/domain/events.ts';
import { refundedPaise } from '#src/orders/domain/order-refunds.ts';
import { attentionReasonOf } from '#src/orders/domain/attention-reason.ts';
import { fold } from '#src/orders/domain/evolve.ts';
import type { Database } from '#src/platform/database.ts';
import type { Act } from './cli.ts';
import { LOOK_WORDS } from './order-list.ts';
import { printableJson } from './terminal-text.ts';
import { istTime, rupees, storyLine } from './event-descriptions.ts';

/** The order's story; `id` may be ours or the gateway's. Nothing about the person: support sees ids. */
export const orderShow =
  (id: string, { json }: { json: boolean }): Act =>
  async (db, print) => {
    const own = await orderNumber(db, id);
    const events = own ? (await readStream(db, own)).map(asOrderEvent) : [];
    const order = fold(events);
    if (!order) {
      console.error(`No order, gateway order or payment is called ${id}.`);
      return false;
    }
    if (json) {
      print(printableJson(events, 2));
      return true;
    }
    print(`Order ${order.id}: ${order.reportKey}, ${order.status}, report ${order.report.status}`);
    print(
      `  price ${rupees(order.pricePaise)}${order.offer ? ` (first report, list ${rupees(order.listPaise)})` : ''}, member ${order.memberId}`,
    );
    if (order.refunds.length > 0)
      print(`  ${rupees(refundedPaise(order))} of ${rupees(order.amountPaidPaise!)} given back`);
    const why = attentionReasonOf(order);
    if (why) print(`  needs a look: ${LOOK_WORDS[why]}`);
    if (order.report.dueBy)
      print(
        `  promised by ${istTime(order.report.dueBy)}${order.report.deliveredAt ? `, delivered ${istTime(order.report.deliveredAt)}` : ''}`,
      );
    for (const event of events) print(storyLine(event));
    return true;
  };

export async function orderNumber(db: Database, id: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ id })
    .orWhere({ gateway_order_id: id })
    .orWhere({ gateway_payment_id: id })
    .first('id');
  return row?.id;
}
