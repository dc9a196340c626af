import { formatPaise } from '#src/platform/contract-money.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readCount, readPeriodOrLastDays, type PeriodOptions } from '#src/support/period.ts';
import { formatBar } from '#src/support/terminal/bar.ts';
import { formatDuration } from '#src/support/terminal/format.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';
import { computeFigures, type DayFigures } from './day-figures.ts';

export type StatsOptions = PeriodOptions & { days?: string };

const DEFAULT_DAYS = 7;
const MAX_BAR_WIDTH = 20;
/** Lines of a pipe are not cut. */
const DEFAULT_COLUMNS = 120;

/** Shows orders, payments, refunds and delivery times by day in Indian time. @throws UsageError */
export async function showStats(
  { openDatabase, terminal }: CommandContext,
  { days, ...dates }: StatsOptions,
): Promise<CommandResult> {
  if (days !== undefined && dates.from !== undefined) throw new UsageError('Use --days or --from, not both.');
  const period = readPeriodOrLastDays(dates, readCount('--days', days, DEFAULT_DAYS));
  const figures = await computeFigures(await openDatabase(), period);
  return {
    json: figures,
    lines: addBars(
      formatTable([HEADER, ...figures.days.map(toCells), toCells(figures.total)]),
      figures.days,
      terminal.columns ?? DEFAULT_COLUMNS,
    ),
  };
}

const HEADER: Cell[] = [
  '',
  ...['orders', 'paid', 'conversion', 'revenue', 'refunds', 'delivered p50 / p95'].map((right) => ({
    right,
  })),
];

const toCells = (figures: DayFigures): Cell[] => [
  figures.day === null ? 'Total' : formatDay(figures.day),
  ...[
    formatCount(figures.orders),
    formatCount(figures.paid),
    figures.orders === 0 ? '-' : `${Math.round((figures.converted / figures.orders) * 100)} %`,
    formatPaise(figures.revenuePaise),
    formatPaise(figures.refundedPaise),
    formatTimes(figures),
  ].map((right) => ({ right })),
];

const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** "2026-11-16" becomes "Mon 16 Nov". */
const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'short', day: '2-digit', month: 'short' })
    .replace(',', '');

const formatTimes = ({ deliveredSecondsP50: p50, deliveredSecondsP95: p95 }: DayFigures): string =>
  p50 === null || p95 === null ? '-' : `${formatDuration(p50 * 1000)} / ${formatDuration(p95 * 1000)}`;

/** Adds a bar of the revenue to each day, in the columns that are left. The first line is the header. */
function addBars(lines: string[], days: readonly DayFigures[], columns: number): string[] {
  const highest = Math.max(...days.map(({ revenuePaise }) => revenuePaise));
  const width = Math.min(MAX_BAR_WIDTH, columns - Math.max(...lines.map(({ length }) => length)) - 2);
  return lines.map((line, index) => {
    const bar = highest > 0 ? formatBar((days[index - 1]?.revenuePaise ?? 0) / highest, width) : '';
    return bar ? `${line}  ${bar}` : line;
  });
}
