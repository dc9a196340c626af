/** What must hold in the database after requests of members who never paid, without a worker. */
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { verifyProjections } from '#src/payments/verify-projections.ts';
import type { Database } from '#src/platform/database.ts';

/** @returns one sentence for each broken rule */
export async function checkBooks(db: Database): Promise<string[]> {
  const { isIntact, damages } = await verifyLedger(db);
  const { differences } = await verifyProjections(db, { limit: 100 });
  return [
    ...(isIntact ? [] : [`the ledger is broken: ${JSON.stringify(damages)}`]),
    ...differences.map(({ reason }) => `a projection differs: ${reason}`),
    ...(await countViolations(db)),
  ];
}

/** SQL that counts rows which must not exist. */
const FORBIDDEN_ROWS: Record<string, string> = {
  'a payment is recorded as captured': `select count(*) from events where type like 'PaymentCaptured%' or type like 'Duplicate%'`,
  'a refund is recorded': `select count(*) from events where type like '%Refund%'`,
  'a payment is in the books': 'select count(*) from order_payments',
  'a tax document was issued': 'select count(*) from tax_documents',
  'an order is paid': `select count(*) from orders where status not in ('placed', 'payment-requested', 'expired', 'cancelled', 'free')`,
  'a report of an unpaid order is requested': `select count(*) from events e where e.type = 'GenerationRequested'
     and not exists (select from orders o where e.stream like '%' || o.id and o.status = 'free')`,
};

async function countViolations(db: Database): Promise<string[]> {
  const violations: string[] = [];
  for (const [rule, sql] of Object.entries(FORBIDDEN_ROWS)) {
    const { rows } = await db.raw<{ rows: { count: string }[] }>(sql);
    if (Number(rows[0]!.count) > 0) violations.push(`${rule}: ${rows[0]!.count} times`);
  }
  return violations;
}
