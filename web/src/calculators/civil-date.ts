/** Calendar dates as text, YYYY-MM-DD, without time and time zone. */

export function parseCivilDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns 1 for 1 January, and 365 or, in a leap year, 366 for 31 December. */
export function countDayOfYear(date: string): number {
  const { year, month, day } = parseCivilDate(date);
  const daysBefore = MONTH_LENGTHS.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return daysBefore + day + (month > 2 && isLeap(year) ? 1 : 0);
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
