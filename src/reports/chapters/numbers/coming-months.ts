/** The coming twelve months with the personal year each belongs to. */
import type { Reckoned } from '#src/numerology/contract-numbers.ts';
import { personalCycles } from '#src/numerology/personal-cycles.ts';
import { monthOf } from './number-phrases.ts';
import { reportDateInIndia } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

/** `turn`: how often its number has come among the twelve, 0 the first time; `fresh`: year and month have not met yet. */
export type ComingMonth = {
  date: string;
  name: string;
  month: number;
  year: Reckoned;
  reckoned: Reckoned;
  turn: number;
  fresh: boolean;
};

const MONTHS_TOLD = 12;

/** The running month first. */
export function comingMonths(reading: ReportContext): ComingMonth[] {
  const told: ComingMonth[] = [];
  for (const date of firstDays(reportDateInIndia(reading))) {
    const { year, month: reckoned } = personalCycles(reading.birth.date, date);
    const alike = told.filter((other) => other.reckoned.value === reckoned.value);
    const fresh = alike.every((other) => other.year.value !== year.value);
    const month = Number(date.slice(5, 7));
    told.push({ date, name: monthOf(date), month, year, reckoned, turn: alike.length, fresh });
  }
  return told;
}

function firstDays(from: string): string[] {
  const [year, month] = from.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS_TOLD }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10),
  );
}

export const yearNumber = (reading: ReportContext, year: number): Reckoned =>
  personalCycles(reading.birth.date, `${year}-01-01`).year;
