import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readCount, readPeriod, type PeriodOptions } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstShort } from '#src/support/terminal/ist-time.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { describeWebhookState, FAILED_OUTCOMES, type WebhookRow } from './webhook-rows.ts';

export type ListWebhooksOptions = PeriodOptions & { failed?: boolean; unhandled?: boolean; limit?: string };

const DEFAULT_LIMIT = 50;
const COLUMNS = [
  'event_id',
  'received_at',
  'type',
  'gateway_order_id',
  'gateway_payment_id',
  'handled_at',
  'attempts',
  'outcome',
] as const;

/** Lists received webhooks, newest first, without their contents. @throws UsageError */
export async function listWebhooks(
  { openDatabase, terminal }: CommandContext,
  { failed = false, unhandled = false, limit, ...days }: ListWebhooksOptions,
): Promise<CommandResult> {
  if (failed && unhandled) throw new UsageError('Use --failed or --unhandled, not both.');
  const count = readCount('--limit', limit, DEFAULT_LIMIT);
  const hasPeriod = days.from !== undefined || days.to !== undefined;
  const period = hasPeriod ? readPeriod(days) : undefined;
  const db = await openDatabase();
  const query = db('webhook_inbox').orderBy('received_at', 'desc').limit(count).select(COLUMNS);
  if (period) void query.whereBetween('received_at', [period.from, period.to]);
  if (failed) void query.whereRaw(`outcome in ('${FAILED_OUTCOMES.join(`', '`)}')`);
  if (unhandled) void query.whereNull('handled_at');
  const rows: Omit<WebhookRow, 'body' | 'signature'>[] = await query;
  if (rows.length === 0) terminal.printMessage('No webhooks.');
  else terminal.printMessage('Content, error and orders of one: lagna webhook show <event-id>');
  return {
    json: rows.map((row) => ({
      eventId: row.event_id,
      receivedAt: row.received_at,
      type: row.type,
      gatewayOrderId: row.gateway_order_id,
      gatewayPaymentId: row.gateway_payment_id,
      handledAt: row.handled_at,
      attempts: row.attempts,
      outcome: row.outcome,
    })),
    lines: formatTable(
      rows.map((row) => [
        terminal.columns === undefined
          ? formatIstMinute(row.received_at)
          : formatIstShort(row.received_at.toISOString()).slice(0, -':00'.length),
        row.event_id,
        row.type ?? 'unknown type',
        describeWebhookState(row),
        row.gateway_payment_id ?? row.gateway_order_id ?? '',
      ]),
      terminal,
    ),
  };
}
