import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readPeriodOrLastDays, type PeriodOptions } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';
import { formatMoney, formatTotals, sumPayments } from './payment-totals.ts';
import {
  findPaymentRecords,
  PAYMENT_STATUSES,
  type PaymentRecord,
  type PaymentStatus,
} from './payment-records.ts';

export type ListPaymentsOptions = PeriodOptions & { method?: string; status?: string };

const DEFAULT_DAYS = 7;

/** Lists captured payments, oldest first, with totals. @throws UsageError */
export async function listPayments(
  { openDatabase, terminal }: CommandContext,
  { method, status, ...days }: ListPaymentsOptions,
): Promise<CommandResult> {
  const period = readPeriodOrLastDays(days, DEFAULT_DAYS);
  if (status !== undefined && !PAYMENT_STATUSES.includes(status as PaymentStatus))
    throw new UsageError(`--status expects ${PAYMENT_STATUSES.join(', ')}.`);
  const records = await findPaymentRecords(await openDatabase(), period);
  const payments = records.filter(
    (record) =>
      (method === undefined || record.method === method) &&
      (status === undefined || record.status === status),
  );
  const totals = sumPayments(payments);
  return {
    json: { from: period.from.toISOString(), to: period.to.toISOString(), payments, totals },
    lines: [...formatTable(payments.map(toCells), terminal), ...formatTotals(totals)],
  };
}

const toCells = ({
  capturedAt,
  paymentId,
  orderId,
  kind,
  amount,
  currency,
  method,
  status,
}: PaymentRecord): Cell[] => [
  formatIstMinute(capturedAt),
  paymentId,
  orderId ?? 'no order',
  { right: formatMoney(amount, currency) },
  method ?? '-',
  kind === 'order' ? status : `${status}, ${kind}`,
];
