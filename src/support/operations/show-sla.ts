/** Reports that are not ready yet, by the delivery SLA. A free report has none: it can be late, not breached. */
import { AUTOMATIC_REFUND_HOURS, DELAY_NOTICE_HOURS } from '#src/orders/domain/delivery-sla.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatAge, formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstShort } from '#src/support/terminal/ist-time.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';

type SlaState = 'breached' | 'at risk' | 'in time';

type WaitingReport = {
  orderId: string;
  reportKey: string;
  reportStatus: string;
  edition: number;
  isFree: boolean;
  state: SlaState;
  waitingSince: string;
  dueBy: string;
  /** negative after the due time */
  millisecondsLeft: number;
  /** a paid first edition is refunded then */
  refundAt: string | null;
};

/** Lists reports that are late or breached, oldest first. Fails (exit status 1) while one is breached. */
export async function showSla({ openDatabase, terminal }: CommandContext): Promise<CommandResult> {
  const reports = await findWaitingReports(await openDatabase(), Date.now());
  const listed = reports.filter(({ state }) => state !== 'in time');
  const counts = countStates(reports);
  const [oldest] = reports;
  return {
    json: { counts, oldest: oldest ?? null, reports: listed },
    lines: [
      ...formatTable(
        listed.map((report) => toCells(report, terminal)),
        terminal,
      ),
      `${reports.length} reports wait: ${counts.breached} breached, ${counts['at risk']} at risk, ${counts['in time']} in time.`,
      ...(oldest
        ? [
            `The oldest is ${oldest.orderId}, waiting since ${formatIstMinute(oldest.waitingSince)}.`,
            `Next: lagna order explain ${oldest.orderId}`,
          ]
        : []),
    ],
    succeeded: counts.breached === 0,
  };
}

type Row = {
  id: string;
  report_key: string;
  status: string;
  report_status: string;
  edition: number;
  delivery_due_at: Date;
};

async function findWaitingReports(db: Database, now: number): Promise<WaitingReport[]> {
  const rows: Row[] = await db('orders')
    .whereRaw(`delivery_due_at is not null and rendered_at is null and status in ('paid', 'free')`)
    .orderBy('delivery_due_at')
    .select('id', 'report_key', 'status', 'report_status', 'edition', 'delivery_due_at');
  return rows.map((row) => toWaitingReport(row, now));
}

function toWaitingReport(row: Row, now: number): WaitingReport {
  const dueAt = row.delivery_due_at.getTime();
  const requestedAt = dueAt - DELIVERY_SLA_HOURS * HOUR_MS;
  const isFree = row.status === 'free';
  const isRefundable = !isFree && row.edition === 1;
  return {
    orderId: row.id,
    reportKey: row.report_key,
    reportStatus: row.report_status,
    edition: row.edition,
    isFree,
    state: getState({ isFree, dueAt, requestedAt, hasFailed: row.report_status === 'failed' }, now),
    waitingSince: new Date(requestedAt).toISOString(),
    dueBy: row.delivery_due_at.toISOString(),
    millisecondsLeft: dueAt - now,
    refundAt: isRefundable ? new Date(requestedAt + AUTOMATIC_REFUND_HOURS * HOUR_MS).toISOString() : null,
  };
}

/** A failed report does not continue by itself, so it is at risk at once. */
function getState(
  {
    isFree,
    dueAt,
    requestedAt,
    hasFailed,
  }: { isFree: boolean; dueAt: number; requestedAt: number; hasFailed: boolean },
  now: number,
): SlaState {
  if (!isFree && dueAt <= now) return 'breached';
  return hasFailed || requestedAt + DELAY_NOTICE_HOURS * HOUR_MS <= now ? 'at risk' : 'in time';
}

const countStates = (reports: readonly WaitingReport[]): Record<SlaState, number> => {
  const count = (wanted: SlaState) => reports.filter(({ state }) => state === wanted).length;
  return { breached: count('breached'), 'at risk': count('at risk'), 'in time': count('in time') };
};

function toCells(report: WaitingReport, { styles }: CommandContext['terminal']): Cell[] {
  const { state, orderId, reportStatus, dueBy, millisecondsLeft, isFree, reportKey } = report;
  const left =
    millisecondsLeft < 0 ? `${formatAge(-millisecondsLeft)} over` : `${formatAge(millisecondsLeft)} left`;
  return [
    state === 'breached' ? styles.red(state) : styles.yellow(state),
    orderId,
    reportStatus,
    `due ${formatIstShort(dueBy).slice(0, -':00'.length)}`,
    { right: isFree ? 'free' : left },
    reportKey,
  ];
}
