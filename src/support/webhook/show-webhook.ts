import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { getJobError } from '#src/support/job/job-rows.ts';
import { formatIstSecond } from '#src/support/terminal/ist-time.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { stripControlCharacters } from '#src/support/terminal/terminal-text.ts';
import { findWebhookJob } from './replays.ts';
import {
  describeErasedContent,
  describeWebhookState,
  findOrdersOfWebhook,
  findWebhook,
  type WebhookRow,
} from './webhook-rows.ts';

/** Shows a webhook as it was received. Its content names the payer. @throws CommandError */
export async function showWebhook({ openDatabase }: CommandContext, eventId: string): Promise<CommandResult> {
  const db = await openDatabase();
  const row = await findWebhook(db, eventId);
  if (!row) throw new CommandError(createUnknownWebhookMessage(eventId));
  const orders = await findOrdersOfWebhook(db, row);
  const job = await findWebhookJob(db, eventId);
  const lastError = (job && getJobError(job)) ?? null;
  const headers = { 'x-razorpay-event-id': row.event_id, 'x-razorpay-signature': row.signature };
  return {
    json: {
      eventId: row.event_id,
      type: row.type,
      receivedAt: row.received_at,
      handledAt: row.handled_at,
      attempts: row.attempts,
      outcome: row.outcome,
      jobState: job?.state ?? null,
      lastError,
      orders,
      gatewayOrderId: row.gateway_order_id,
      gatewayPaymentId: row.gateway_payment_id,
      headers,
      body: row.body.toString('utf8'),
      bodyBase64: row.body.toString('base64'),
    },
    lines: [
      ...formatTable([
        ['Webhook', row.event_id],
        ['Type', row.type ?? 'unknown'],
        ['Received', formatIstSecond(row.received_at.toISOString())],
        ['State', describeState(row)],
        ['Attempts', String(row.attempts)],
        ['Last error', lastError ?? 'none'],
        ['Orders', orders.join(', ') || 'none'],
        ['Payment', row.gateway_payment_id ?? row.gateway_order_id ?? 'none'],
        ...Object.entries(headers),
      ]),
      '',
      ...(row.body.length > 0
        ? row.body.toString('utf8').split('\n').map(stripControlCharacters)
        : [describeErasedContent('The content')]),
    ],
  };
}

export const createUnknownWebhookMessage = (eventId: string) =>
  `No webhook ${eventId} found. “lagna webhook list” shows the newest.`;

const describeState = (row: WebhookRow): string =>
  `${describeWebhookState(row)}${row.handled_at ? `, ${formatIstSecond(row.handled_at.toISOString())}` : ''}`;
