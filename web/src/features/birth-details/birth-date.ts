/**
 * A date of birth in three typed parts. A file apart from the whole form, because the calculators load only this one.
 */

export type DateParts = { day: string; month: string; year: string };

/** YYYY-MM-DD; undefined when the date does not exist. */
export function toIsoDate({ day, month, year }: DateParts): string | undefined {
  const [dayNumber, monthNumber, yearNumber] = [day, month, year].map((part) =>
    /^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN,
  );
  if (!dayNumber || !monthNumber || !yearNumber) return undefined;
  const isCalendarDate =
    yearNumber >= 1000 && monthNumber <= 12 && dayNumber <= getDaysInMonth(monthNumber, yearNumber);
  return isCalendarDate ? `${yearNumber}-${padTwo(monthNumber)}-${padTwo(dayNumber)}` : undefined;
}

/** @param date YYYY-MM-DD */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** @param today civil date, YYYY-MM-DD */
export function findDateError(parts: DateParts, today: string): string | undefined {
  if (![parts.day, parts.month, parts.year].every((part) => part.trim()))
    return 'Please give day, month and year of birth.';
  const date = toIsoDate(parts);
  if (!date) return 'There is no such day in the calendar. Please check the date.';
  if (date < '1900-01-01' || date > today) return 'Please give a date from 1900 to today.';
  return undefined;
}

function getDaysInMonth(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const padTwo = (n: number) => String(n).padStart(2, '0');
