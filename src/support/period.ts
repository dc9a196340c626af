/** Days of a command: --from and --to are calendar days in Indian time, both inclusive. */
import type { Period } from '#src/payments/reconciliation/comparison.ts';
import { DAY_MS, getTodayInIndia } from '#src/platform/contract-time.ts';
import { UsageError } from './command.ts';

export type PeriodOptions = { from?: string | undefined; to?: string | undefined };

/** Both days are required. @throws UsageError */
export function readPeriod({ from, to }: PeriodOptions): Period {
  const period = {
    from: readDay('--from', from, 'T00:00:00.000+05:30'),
    to: readDay('--to', to, 'T23:59:59.999+05:30'),
  };
  if (period.from > period.to) throw new UsageError('--from must not be after --to.');
  return period;
}

/** Without --to until today, without --from the last `days` days until then. @throws UsageError */
export function readPeriodOrLastDays({ from, to }: PeriodOptions, days: number): Period {
  const lastDay = to ?? getTodayInIndia();
  const start = new Date(readDay('--to', lastDay, 'T00:00:00Z').getTime() - (days - 1) * DAY_MS);
  return readPeriod({ from: from ?? start.toISOString().slice(0, 10), to: lastDay });
}

function readDay(option: string, day: string | undefined, time: string): Date {
  if (day === undefined || !isCalendarDay(day))
    throw new UsageError(`${option} expects a day as YYYY-MM-DD.`);
  return new Date(day + time);
}

/** Rejects 30 February, which `Date` would turn into a day of March. */
export function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(day);
}

/** Reads an option such as --days or --limit. @throws UsageError */
export function readCount(option: string, text: string | undefined, defaultCount: number): number {
  if (text === undefined) return defaultCount;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`${option} expects a number from 1 to 9999.`);
  return Number(text);
}
