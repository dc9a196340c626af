/** What must hold in the database after hostile requests, without a worker: only the orders that were paid before are paid. */
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { verifyProjections } from '#src/payments/all-projections.ts';
import type { Database } from '#src/platform/database.ts';

/** The orders with a captured payment. */
export const listPaidOrderIds = (db: Database): Promise<string[]> =>
  db('orders').whereNotNull('gateway_payment_id').pluck('id');

/**
 * @param paidOrderIds orders that were paid as they should
 * @returns one sentence for each broken rule
 */
export async function checkBooks(db: Database, paidOrderIds: readonly string[]): Promise<string[]> {
  const { isIntact, damages } = await verifyLedger(db);
  const { differences } = await verifyProjections(db, { limit: 100 });
  return [
    ...(isIntact ? [] : [`the ledger is broken: ${JSON.stringify(damages)}`]),
    ...differences.map(({ reason }) => `a projection differs: ${reason}`),
    ...(await countViolations(db, paidOrderIds)),
  ];
}

/** SQL that counts rows which must not exist. `:paid` are the orders that were paid as they should. */
const FORBIDDEN_ROWS: Record<string, string> = {
  'a payment is recorded as captured': `select count(*) from events
     where type like 'PaymentCaptured%' and stream <> all(:paid)`,
  'a payment is recorded twice': `select count(*) from (
     select from events where type like 'PaymentCaptured%' or type like 'Duplicate%'
      group by stream having count(*) > 1) as streams`,
  'a refund is recorded': `select count(*) from events where type like '%Refund%'`,
  'a payment is in the books': 'select count(*) from order_payments where order_id <> all(:paid)',
  'a tax document was issued': 'select count(*) from tax_documents where order_id <> all(:paid)',
  'an order is paid': `select count(*) from orders where status not in ('placed', 'payment-requested', 'expired', 'cancelled', 'free')
     and id <> all(:paid)`,
  'a paid order is no longer paid': `select count(*) from orders where status <> 'paid' and id = any(:paid)`,
  'a report of an unpaid order is requested': `select count(*) from events e where e.type = 'GenerationRequested'
     and not exists (select from orders o where e.stream like '%' || o.id and o.status = 'free')
     and stream <> all(:paid)`,
};

async function countViolations(db: Database, paid: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  for (const [rule, sql] of Object.entries(FORBIDDEN_ROWS)) {
    const { rows } = await db.raw<{ rows: { count: string }[] }>(sql, { paid });
    if (Number(rows[0]!.count) > 0) violations.push(`${rule}: ${rows[0]!.count} times`);
  }
  return violations;
}
