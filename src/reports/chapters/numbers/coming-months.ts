/** The coming twelve months with their personal years. */
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import { computePersonalCycles } from '#src/numerology/personal-cycles.ts';
import { formatMonth } from './number-phrases.ts';
import { getReportDate } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

/**
 * `date`: the first of the month. `calendarMonth`: 1 to 12. `yearNumber` and `monthNumber`: personal year and personal month. `occurrence`: how many earlier months of the twelve have the same number. `isNewInYear`: none of them
 * has the same personal year.
 */
export type ComingMonth = {
  date: string;
  name: string;
  calendarMonth: number;
  yearNumber: NumberResult;
  monthNumber: NumberResult;
  occurrence: number;
  isNewInYear: boolean;
};

const MONTH_COUNT = 12;

/** The current month and the eleven after it. */
export function listComingMonths(context: ReportContext): ComingMonth[] {
  const months: ComingMonth[] = [];
  for (const date of listFirstDays(getReportDate(context))) {
    const { year: yearNumber, month: monthNumber } = computePersonalCycles(context.birth.date, date);
    const monthsOfSameNumber = months.filter((other) => other.monthNumber.value === monthNumber.value);
    const isNewInYear = monthsOfSameNumber.every((other) => other.yearNumber.value !== yearNumber.value);
    const calendarMonth = Number(date.slice(5, 7));
    months.push({
      date,
      name: formatMonth(date),
      calendarMonth,
      yearNumber,
      monthNumber,
      occurrence: monthsOfSameNumber.length,
      isNewInYear,
    });
  }
  return months;
}

function listFirstDays(from: string): string[] {
  const [year, month] = from.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTH_COUNT }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10),
  );
}

export const getPersonalYear = (context: ReportContext, year: number): NumberResult =>
  computePersonalCycles(context.birth.date, `${year}-01-01`).year;
