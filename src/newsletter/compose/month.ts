/** A month in Indian Standard Time, and how its dates are printed. */
import { DAY_MS, IST_OFFSET_MS, toIstDate } from '#src/platform/contract-time.ts';

/** YYYY-MM */
export const isMonth = (text: string): boolean => /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The month of an instant in India. */
export const getMonth = (instant: Date): string => toIstDate(instant).toISOString().slice(0, 7);

/** @returns ISO instants: the first of the month and of the next one, at midnight in India */
export function getMonthBounds(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const toIso = (monthIndex: number) =>
    new Date(Date.UTC(year, monthIndex) - IST_OFFSET_MS).toISOString().replace('.000Z', 'Z');
  return { from: toIso(number - 1), to: toIso(number) };
}

/** The instants of noon in India on every day of the month. */
export function listNoons(month: string): Date[] {
  const { from, to } = getMonthBounds(month);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: days }, (_, day) => new Date(Date.parse(from) + (day + 0.5) * DAY_MS));
}

const createFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (instant: string | Date) => format.format(new Date(instant));
};

/** "December 2026" */
export const formatMonth = (month: string): string => formatMonthAndYear(getMonthBounds(month).from);
const formatMonthAndYear = createFormat({ month: 'long', year: 'numeric' });

/** "16 December" */
export const formatDate = createFormat({ day: 'numeric', month: 'long' });

/** "11 March 2027" */
export const formatFullDate = createFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** "16 Dec" */
export const formatShortDate = createFormat({ day: 'numeric', month: 'short' });

/** "Wed" */
export const formatWeekday = createFormat({ weekday: 'short' });

/** "10:25 am" */
export const formatTime = createFormat({ hour: 'numeric', minute: '2-digit', hour12: true });

/** "20 and 21 December" @param days of one month */
export function formatDays(days: readonly Date[]): string {
  const numbers = days.map((day) => toIstDate(day).getUTCDate());
  const list = numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : numbers[0];
  return `${list} ${formatDate(days[0]!).split(' ')[1]}`;
}

/** Day of the month, from 1. */
export const getDayNumber = (instant: string): number => toIstDate(instant).getUTCDate();
