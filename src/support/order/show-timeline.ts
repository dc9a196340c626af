/** `lagna order timeline`: everything that happened to an order, from every record, in order of time. */
import type { StoredEvent } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Database } from '#src/platform/database.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { getJobError, type JobRow } from '#src/support/job/job-rows.ts';
import { formatIstSecond } from '#src/support/terminal/ist-time.ts';
import { cutToWidth, formatTable } from '#src/support/terminal/table.ts';
import { wrapText } from '#src/support/terminal/wrap.ts';
import { describeWebhookState, type WebhookRow } from '#src/support/webhook/webhook-rows.ts';
import { describeWithReason, formatActor } from './event-table.ts';
import { loadOrderFacts, type OrderEmail, type OrderFacts } from './order-facts.ts';
import { listOrderJobs } from './order-jobs.ts';
import { describeEmailKind } from './order-summary.ts';

/** Where an entry is recorded: in the ledger (by support: support), received from the gateway, the job queue, the mail log. */
type Source = 'event' | 'support' | 'webhook' | 'job' | 'mail';
type Entry = { at: string; source: Source; text: string; actor: string };

/** Width of time and source, with the gaps after them. */
const OTHER_WIDTH = '22 Nov 2026 11:05:12  webhook  '.length;

export async function showTimeline(
  { openDatabase, terminal }: CommandContext,
  id: string,
): Promise<CommandResult> {
  const db = await openDatabase();
  const facts = await loadOrderFacts(db, id);
  const entries = await listEntries(db, facts);
  const textWidth = terminal.columns === undefined ? undefined : terminal.columns - OTHER_WIDTH;
  const rows = entries.flatMap(({ at, source, text, actor }) =>
    wrapText(actor ? `${text} [${actor}]` : text, textWidth).map((line, index) =>
      index === 0 ? [formatIstSecond(at), source, line] : ['', '', line],
    ),
  );
  const [header, ...lines] = formatTable([['Time (IST)', 'Source', 'What happened'], ...rows], terminal);
  return {
    json: { orderId: facts.order.id, entries },
    lines: [terminal.styles.bold(cutToWidth(header!, terminal.columns)), ...lines],
  };
}

async function listEntries(db: Database, facts: OrderFacts): Promise<Entry[]> {
  const [webhooks, jobs] = await Promise.all([
    listWebhooks(db, facts),
    listOrderJobs(db, facts.order.id, facts.events),
  ]);
  const entries = [
    ...facts.events.map(toEventEntry),
    ...webhooks.map(toWebhookEntry),
    ...jobs.flatMap(toJobEntries),
    ...facts.emails.map(toMailEntry),
  ];
  // A stable sort: entries of the same instant keep the order of their source.
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** By gateway order and by every payment: a webhook about a refund or a dispute names the payment alone. */
async function listWebhooks(db: Database, { order, payments }: OrderFacts): Promise<WebhookRow[]> {
  const found: WebhookRow[][] = await Promise.all([
    order.gatewayOrderId ? db('webhook_inbox').where({ gateway_order_id: order.gatewayOrderId }) : [],
    payments.length > 0
      ? db('webhook_inbox').whereIn(
          'gateway_payment_id',
          payments.map((payment) => payment.id),
        )
      : [],
  ]);
  return [...new Map(found.flat().map((row) => [row.event_id, row])).values()];
}

const toEventEntry = (event: StoredEvent<OrderEvent>): Entry => ({
  at: event.recordedAt,
  source: event.meta.actor.startsWith('support:') ? 'support' : 'event',
  text: describeWithReason(event),
  actor: formatActor(event.meta.actor),
});

const toWebhookEntry = (row: WebhookRow): Entry => ({
  at: row.received_at.toISOString(),
  source: 'webhook',
  text: `${row.type ?? 'unknown type'} ${row.event_id}: ${describeWebhookState(row)}`,
  actor: 'gateway',
});

/** One entry when the job was sent, and one when it ended. The error is that of the last attempt. */
function toJobEntries(row: JobRow): Entry[] {
  const { name, state, retry_count: retryCount, retry_limit: retryLimit } = row;
  const error = getJobError(row);
  const attempts = `${retryCount} of ${retryLimit} retries`;
  const sent = { at: row.created_on.toISOString(), source: 'job', actor: '' } as const;
  if (!row.completed_on)
    return [
      {
        ...sent,
        text: [`${name} ${state}`, attempts, ...(error ? [`last error: ${error}`] : [])].join(', '),
      },
    ];
  const result = state === 'failed' && error ? `failed after ${attempts}: ${error}` : state;
  return [
    { ...sent, text: `${name} sent` },
    { ...sent, at: row.completed_on.toISOString(), text: `${name} ${result}` },
  ];
}

const toMailEntry = ({ kind, status, at, messageId }: OrderEmail): Entry => ({
  at,
  source: 'mail',
  text: `${describeEmailKind(kind)}: ${status} ${messageId}`,
  actor: '',
});
