/**
 * Checks that no job waits forever, that none failed without a record on support's lists, and that every stored webhook
 * is handled.
 */
import { jobs } from '#jobs/index.ts';
import type { Database } from '#src/platform/database.ts';

type JobRow = {
  name: string;
  state: string;
  data: { orderId?: string; gatewayPaymentId?: string };
  output: unknown;
};

/** A failed job of these queues needs no attention: its next scheduled run does the same work. */
const SCHEDULED_QUEUES = new Set(jobs.filter(({ schedule }) => schedule).map(({ queue }) => queue.name));

export async function checkJobs(db: Database): Promise<string[]> {
  const rows: JobRow[] = await db('pgboss.job')
    .whereNotIn('state', ['completed'])
    .whereNot('name', 'like', '\\_\\_%')
    .select('name', 'state', 'data', 'output');
  const listedIds = new Set<string>([
    ...(await db('orders').whereNotNull('attention_reason').pluck('id')),
    ...(await db('unmatched_payments').where({ status: 'refund-rejected' }).pluck('gateway_payment_id')),
  ]);
  const isListed = ({ data }: JobRow) =>
    listedIds.has(data.orderId ?? '') || listedIds.has(data.gatewayPaymentId ?? '');
  const unhandled: { event_id: string; type: string }[] = await db('webhook_inbox').whereNull('handled_at');
  return [
    ...rows
      .filter((row) => !SCHEDULED_QUEUES.has(row.name) && !(row.state === 'failed' && isListed(row)))
      .map(
        ({ name, state, data, output }) =>
          `job ${name} of ${data.orderId ?? JSON.stringify(data)} is ${state} and on no list: ${JSON.stringify(output)?.slice(0, 200)}`,
      ),
    ...unhandled.map(({ event_id: id, type }) => `webhook ${id} (${type}) was stored and never handled`),
  ];
}
