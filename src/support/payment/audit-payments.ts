/** Every captured payment of a member or of a period, with what happened to its money, and totals. */
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readPeriod, type PeriodOptions } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import type { CsvCell } from '#src/support/terminal/terminal.ts';
import { findMemberId } from '#src/support/find-member-id.ts';
import { formatMoney, formatTotals, sumPayments } from './payment-totals.ts';
import { findPaymentRecords, type PaymentFilter, type PaymentRecord } from './payment-records.ts';

export type AuditPaymentsOptions = PeriodOptions & { member?: string; csv?: boolean };

/** @returns undefined with --csv: the rows are printed, and the totals are messages. @throws UsageError, CommandError */
export async function auditPayments(
  context: CommandContext,
  { member, csv = false, ...days }: AuditPaymentsOptions,
): Promise<CommandResult | undefined> {
  const { terminal, isJson, openDatabase } = context;
  if (csv && isJson) throw new UsageError('Use --csv or --json, not both.');
  const filter = await readFilter(openDatabase, member, days);
  const records = await findPaymentRecords(await openDatabase(), filter);
  const totals = sumPayments(records);
  const totalLines = formatTotals(totals);
  if (csv) {
    terminal.printCsv([CSV_COLUMNS, ...records.map(toCsvCells)]);
    for (const line of totalLines) terminal.printMessage(line);
    return undefined;
  }
  return {
    json: { payments: records, totals },
    lines: [...records.flatMap(describePayment), ...totalLines],
  };
}

async function readFilter(
  openDatabase: CommandContext['openDatabase'],
  member: string | undefined,
  days: PeriodOptions,
): Promise<PaymentFilter> {
  const hasPeriod = days.from !== undefined || days.to !== undefined;
  if (member === undefined && !hasPeriod) throw new UsageError('Use --member, or --from and --to.');
  const period = hasPeriod ? readPeriod(days) : {};
  if (member === undefined) return period;
  const memberId = await findMemberId(await openDatabase(), member);
  if (!memberId) throw new CommandError(`No member ${member} found.`);
  return { ...period, memberId };
}

function describePayment(record: PaymentRecord): string[] {
  const { paymentId, orderId, kind, status, capturedAt, method, amount, currency } = record;
  const byMethod = method ? ` by ${method}` : '';
  return [
    `${paymentId}  ${formatMoney(amount, currency)}${byMethod}  ${status}${kind === 'order' ? '' : `, ${kind}`}`,
    `  captured ${formatIstMinute(capturedAt)}, ${orderId ?? 'no order'}`,
    ...describeDetails(record).map((line) => `  ${line}`),
  ];
}

function describeDetails(record: PaymentRecord): string[] {
  const { currency, fee, tax, refunds, disputes, returnedElsewhere } = record;
  const format = (amount: number) => formatMoney(amount, currency);
  const documents = [record.invoiceNumber, ...record.creditNoteNumbers].filter((number) => number !== null);
  return [
    fee === null ? 'fee not known yet' : `fee ${format(fee)}, of which tax ${format(tax ?? 0)}`,
    ...refunds.map(
      ({ id, amount, isFailed }) => `refund ${id} of ${format(amount)}${isFailed ? ' failed' : ''}`,
    ),
    ...(returnedElsewhere > 0 ? [`returned outside of the gateway: ${format(returnedElsewhere)}`] : []),
    ...disputes.map(
      ({ id, amount, status, deducted }) =>
        `dispute ${id} of ${format(amount)}: ${status.replaceAll('_', ' ')}${deducted === null ? '' : `, ${format(deducted)} taken`}`,
    ),
    record.settlementId
      ? `settled with ${record.settlementId}${record.settlementUtr ? ` (${record.settlementUtr})` : ''}`
      : 'not settled',
    ...(documents.length > 0 ? [`documents ${documents.join(', ')}`] : []),
  ];
}

const CSV_COLUMNS = [
  'captured_at',
  'payment',
  'order',
  'kind',
  'status',
  'method',
  'currency',
  'amount',
  'fee',
  'fee_tax',
  'refunded',
  'returned_elsewhere',
  'charged_back',
  'refunds',
  'disputes',
  'settlement',
  'settlement_utr',
  'invoice',
  'credit_notes',
];

/** Amounts in the smallest unit of the currency (paise), as in the settlement reports of the gateway. */
const toCsvCells = (record: PaymentRecord): CsvCell[] => [
  record.capturedAt,
  record.paymentId,
  record.orderId,
  record.kind,
  record.status,
  record.method,
  record.currency,
  record.amount,
  record.fee,
  record.tax,
  record.refunded,
  record.returnedElsewhere,
  record.chargedBack,
  record.refunds.map(({ id }) => id).join(' '),
  record.disputes.map(({ id }) => id).join(' '),
  record.settlementId,
  record.settlementUtr,
  record.invoiceNumber,
  record.creditNoteNumbers.join(' '),
];
