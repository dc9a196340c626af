/**
 * Checks after a load run, when web and worker processes have stopped, that no order is lost or doubled: every captured payment is booked
 * once with its amount, and every paid report is delivered, waits for birth details, or has a job that will print or send it.
 */
import type { Database } from '#src/platform/database.ts';

export type OrderCheck = {
  /** one line each */
  errors: string[];
  /** paid orders by what is done: "delivered", "queued", "awaiting-details" */
  counts: Record<string, number>;
};

type OrderRow = {
  id: string;
  status: string;
  report_status: string;
  captures: number;
  has_job: boolean;
  has_details: boolean;
};

const PAID_ORDERS = `
  with captures as (select stream, count(*)::int as count from events where type like 'PaymentCaptured%' group by stream),
       waiting as materialized (
         select distinct data ->> 'orderId' as id from pgboss.job
          where name in ('produce-report', 'send-report-email') and state in ('created', 'retry', 'active'))
  select o.id, o.status, o.report_status, captures.count as captures, waiting.id is not null as has_job,
         o.birth_id is not null as has_details
    from orders o join captures on captures.stream = o.id left join waiting on waiting.id = o.id`;

/** `orderIds`: the orders whose payment the site has confirmed to the buyer. */
export async function checkOrders(
  db: Database,
  gatewayDb: Database,
  orderIds: readonly string[],
): Promise<OrderCheck> {
  const { rows } = await db.raw<{ rows: OrderRow[] }>(PAID_ORDERS);
  const paidIds = new Set(rows.map(({ id }) => id));
  return {
    errors: [
      ...orderIds
        .filter((id) => !paidIds.has(id))
        .map((id) => `order ${id}: its buyer has paid, and no capture is recorded`),
      ...rows.flatMap(checkOrder),
      ...(await checkPayments(db, gatewayDb)),
    ],
    counts: Object.fromEntries(
      Object.entries(Object.groupBy(rows, describeProgress)).map(([name, group]) => [name, group!.length]),
    ),
  };
}

function checkOrder(row: OrderRow): string[] {
  const { id, status, captures } = row;
  return [
    ...(status === 'paid' ? [] : [`order ${id}: status ${status} after a payment`]),
    ...(captures === 1 ? [] : [`order ${id}: the payment was captured ${captures} times`]),
    ...(describeProgress(row) === 'lost'
      ? [`order ${id}: report ${row.report_status}, and no job will finish it`]
      : []),
  ];
}

function describeProgress({
  report_status: status,
  has_job: hasJob,
  has_details: hasDetails,
}: OrderRow): string {
  if (status === 'delivered') return 'delivered';
  if (status === 'awaiting-details' && !hasDetails) return status;
  return hasJob ? 'queued' : 'lost';
}

type PaymentRow = { id: string; order_id: string; amount: number };

/** Every payment that the gateway captured is one payment of one order. */
async function checkPayments(db: Database, gatewayDb: Database): Promise<string[]> {
  const captured: PaymentRow[] = await gatewayDb('sandbox.payments')
    .whereNotNull('captured_at')
    .select('id', 'order_id', 'amount');
  const booked: { gateway_payment_id: string; amount_paise: number }[] = await db('order_payments');
  const amountsByPayment = Map.groupBy(booked, ({ gateway_payment_id: id }) => id);
  return captured.flatMap(({ id, order_id: orderId, amount }) => {
    const rows = amountsByPayment.get(id) ?? [];
    if (rows.length !== 1) return [`gateway order ${orderId}: payment ${id} is booked ${rows.length} times`];
    return rows[0]!.amount_paise === amount ? [] : [`payment ${id} is booked with another amount`];
  });
}
