/** The coming twelve months with the personal year each belongs to. */
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import { computePersonalCycles } from '#src/numerology/personal-cycles.ts';
import { formatMonth } from './number-phrases.ts';
import { getReportDate } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

/** `turn`: how often its number has come among the twelve, 0 the first time; `fresh`: year and month have not met yet. */
export type ComingMonth = {
  date: string;
  name: string;
  month: number;
  year: NumberResult;
  number: NumberResult;
  occurrence: number;
  isNewInYear: boolean;
};

const MONTH_COUNT = 12;

/** The running month first. */
export function listComingMonths(context: ReportContext): ComingMonth[] {
  const told: ComingMonth[] = [];
  for (const date of listFirstDays(getReportDate(context))) {
    const { year, month: number } = computePersonalCycles(context.birth.date, date);
    const alike = told.filter((other) => other.number.value === number.value);
    const isNewInYear = alike.every((other) => other.year.value !== year.value);
    const month = Number(date.slice(5, 7));
    told.push({ date, name: formatMonth(date), month, year, number, occurrence: alike.length, isNewInYear });
  }
  return told;
}

function listFirstDays(from: string): string[] {
  const [year, month] = from.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTH_COUNT }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10),
  );
}

export const getPersonalYear = (context: ReportContext, year: number): NumberResult =>
  computePersonalCycles(context.birth.date, `${year}-01-01`).year;
