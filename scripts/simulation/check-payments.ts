/**
 * Checks that every captured payment of the gateway is in our books once, with its exact amount and refunds, and has a
 * report, a refund or a reason on support's list. Compares two databases by SQL, without the code under test.
 */
import type { Database } from '#src/platform/database.ts';

/** A payment in the database of the gateway. Amounts are in paise. */
export type GatewayPaymentRow = {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  fee: number | null;
  status: string;
  captured_at: Date | null;
};

/** A payment in our books. Amounts are in paise. */
type BookedRow = {
  gateway_payment_id: string;
  kind: 'payment' | 'duplicate' | 'unmatched';
  order_id: string | null;
  amount: number;
  refunded: number;
  /** what lost disputes returned to the payer */
  charged_back: number;
  has_open_dispute: boolean;
  fee: number | null;
  status: string | null;
  report_status: string | null;
  attention_reason: string | null;
  birth_id: string | null;
};

const selectChargedBack = (payment: string) =>
  `(select coalesce(sum(coalesce(d.amount_deducted, d.amount)), 0)::int from payment_disputes d
     where d.gateway_payment_id = ${payment}.gateway_payment_id and d.status = 'lost') as charged_back`;

const selectOpenDispute = (payment: string) =>
  `exists (select from payment_disputes d where d.gateway_payment_id = ${payment}.gateway_payment_id
                 and d.closed_at is null) as has_open_dispute`;

const BOOKED = `
  select p.gateway_payment_id, case when p.is_duplicate then 'duplicate' else 'payment' end as kind, p.order_id,
         p.amount_paise as amount, p.refunded_paise as refunded, ${selectChargedBack('p')}, ${selectOpenDispute('p')}, p.fee_paise as fee,
         o.status, o.report_status, o.attention_reason, o.birth_id
    from order_payments p left join orders o on o.id = p.order_id
  union all
  select u.gateway_payment_id, 'unmatched', u.order_id, u.amount, u.refunded_amount, ${selectChargedBack('u')}, ${selectOpenDispute('u')}, null, u.status, null, null, null
    from unmatched_payments u`;

/** A payment that was never captured moved no money, also when the gateway reports them as refunded. */
export const listPaymentsWithMoney = (gatewayDb: Database): Promise<GatewayPaymentRow[]> =>
  gatewayDb('sandbox.payments').whereNotNull('captured_at').orderBy('position');

export async function checkPayments(db: Database, gatewayDb: Database): Promise<string[]> {
  const atGateway = await listPaymentsWithMoney(gatewayDb);
  const { rows } = await db.raw<{ rows: BookedRow[] }>(BOOKED);
  const rowsByPayment = new Map<string, BookedRow[]>();
  for (const row of rows)
    rowsByPayment.set(row.gateway_payment_id, [...(rowsByPayment.get(row.gateway_payment_id) ?? []), row]);
  const gatewayIds = new Set(atGateway.map(({ id }) => id));
  return [
    ...atGateway.flatMap((payment) => checkPayment(payment, rowsByPayment.get(payment.id) ?? [])),
    ...rows
      .filter(({ gateway_payment_id: id }) => !gatewayIds.has(id))
      .map(
        ({ gateway_payment_id: id, order_id: orderId }) =>
          `order ${orderId}: payment ${id} is booked and has no money at the gateway`,
      ),
    ...compareTotals(atGateway, rows),
    ...(await checkUncaptured(gatewayDb)),
  ];
}

function checkPayment(payment: GatewayPaymentRow, rows: BookedRow[]): string[] {
  const [row, ...duplicateRows] = rows;
  if (!row || duplicateRows.length > 0)
    return [
      `gateway order ${payment.order_id}: payment ${payment.id} is booked ${rows.length} times instead of once`,
    ];
  const subject = `order ${row.order_id}: ${row.kind} ${payment.id}`;
  const errors: string[] = [];
  if (row.amount !== payment.amount)
    errors.push(`${subject} is booked with ${row.amount} paise, the gateway has ${payment.amount}`);
  if (row.refunded !== payment.amount_refunded)
    errors.push(
      `${subject} is booked with ${row.refunded} paise refunded, the gateway has ${payment.amount_refunded}`,
    );
  if (row.kind === 'payment' && payment.captured_at && row.fee !== payment.fee)
    errors.push(`${subject} is booked with a fee of ${row.fee} paise, the gateway has ${payment.fee}`);
  if (!hasValidOutcome(row, payment))
    errors.push(
      `${subject} has no report, no refund and no reason on a list: order ${row.status}, report ${row.report_status}, refunded ${payment.amount_refunded} of ${payment.amount}`,
    );
  return errors;
}

/**
 * A valid payment has exactly one of two outcomes: its order is paid and the report is ready, delivered or waiting for birth
 * details, or the money was returned in full by refunds or lost disputes. An order on support's list is always valid.
 */
function hasValidOutcome(row: BookedRow, payment: GatewayPaymentRow): boolean {
  const isRefunded = payment.amount_refunded === payment.amount;
  const isReturned = payment.amount_refunded + row.charged_back >= payment.amount;
  if (row.kind === 'unmatched') return hasValidUnmatchedStatus(row, isReturned);
  if (row.attention_reason) return true;
  if (row.kind === 'duplicate') return isReturned;
  if (row.status === 'refunded') return isReturned;
  if (row.status !== 'paid' || isRefunded) return false;
  return row.report_status === 'delivered' || row.report_status === 'ready' || isWaiting(row);
}

/** While the bank examines the payment, and after it returned a part, support decides. */
const hasValidUnmatchedStatus = (
  { status, has_open_dispute, charged_back }: BookedRow,
  isReturned: boolean,
) =>
  isReturned
    ? status === 'refunded' || status === 'charged-back' || status === 'returned-twice'
    : status === 'refund-rejected' || has_open_dispute || charged_back > 0;

const isWaiting = ({ report_status: status, birth_id: birthId }: BookedRow) =>
  status === 'awaiting-details' && birthId === null;

function compareTotals(atGateway: GatewayPaymentRow[], inOurBooks: BookedRow[]): string[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const totals = [
    ['captured', sum(inOurBooks.map(({ amount }) => amount)), sum(atGateway.map(({ amount }) => amount))],
    [
      'refunded',
      sum(inOurBooks.map((row) => row.refunded)),
      sum(atGateway.map((row) => row.amount_refunded)),
    ],
  ] as const;
  return totals.flatMap(([name, ourTotal, gatewayTotal]) =>
    ourTotal === gatewayTotal
      ? []
      : [`total ${name}: ${ourTotal} paise in our books, ${gatewayTotal} at the gateway`],
  );
}

/** After five days the gateway has refunded every authorized payment. */
async function checkUncaptured(gatewayDb: Database): Promise<string[]> {
  const rows: { id: string }[] = await gatewayDb('sandbox.payments').where({ status: 'authorized' });
  return rows.map(({ id }) => `payment ${id} is still authorized: neither captured nor refunded`);
}
