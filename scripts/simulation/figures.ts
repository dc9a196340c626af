/** Counts what a simulation did, for its printed summary. */
import type { Database } from '#src/platform/database.ts';
import type { ResponseCounts } from './site-client.ts';
import type { DisturbanceCounts } from './disturb.ts';
import type { Environment } from './environment.ts';

export type Figures = Record<string, number>;

const IN_OUR_BOOKS = `
  select (select count(*) from orders) as "orders placed",
         (select count(*) from order_payments where not is_duplicate) as "payments of orders",
         (select count(*) from order_payments where is_duplicate) as "second payments",
         (select count(*) from unmatched_payments) as "unmatched payments",
         (select count(*) from orders where sha256 is not null) as "reports printed",
         (select count(*) from orders where status = 'refunded') as "orders refunded",
         (select count(*) from orders where attention_reason is not null) as "orders on support's list",
         (select count(*) from tax_documents) as "tax documents",
         (select count(*) from webhook_inbox) as "webhooks stored",
         (select count(*) from events) as "events"`;

const AT_GATEWAY = `
  select coalesce(sum(amount), 0) as "paise captured", coalesce(sum(amount_refunded), 0) as "paise refunded"
    from sandbox.payments where captured_at is not null`;

export async function countFigures(
  { supportDeps, gatewayDb, mailbox, clock }: Environment,
  responseCounts: ResponseCounts,
  disturbances: DisturbanceCounts,
): Promise<Figures> {
  const copiesOfEmails = [...mailbox.received.values()];
  const counts = [await readRow(supportDeps.db, IN_OUR_BOOKS), await readRow(gatewayDb, AT_GATEWAY)];
  return {
    ...Object.fromEntries(counts.flatMap(Object.entries).map(([name, value]) => [name, Number(value)])),
    'e-mails': copiesOfEmails.length,
    'e-mails sent twice': copiesOfEmails.filter(({ length }) => length > 1).length,
    'requests of buyers': responseCounts.requests,
    '503 responses': responseCounts.unavailable,
    'broken connections': responseCounts.broken,
    'web processes killed': disturbances.killedWebs,
    'workers killed': disturbances.killedWorkers,
    'outages of the database': disturbances.outages,
    'seconds of outage': disturbances.outageSeconds,
    'jumps of the clock': disturbances.jumps,
    'simulated days': Math.round(clock.getOffsetHours() / 24),
  };
}

async function readRow(db: Database, sql: string): Promise<Record<string, string>> {
  const { rows } = await db.raw<{ rows: [Record<string, string>] }>(sql);
  return rows[0];
}
