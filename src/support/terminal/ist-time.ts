/** Instants in Indian time, of fixed width for tables: the day first, hours from 00 to 23. */
import { toIstDate } from '#src/platform/contract-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pad = (number: number) => String(number).padStart(2, ' ');

/** " 4 Nov" or "22 Nov". */
function formatDayAndMonth(instant: string): string {
  const date = toIstDate(instant);
  return `${pad(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]!}`;
}

/** "22 Nov 2026". */
export const formatIstDay = (instant: string): string =>
  `${formatDayAndMonth(instant)} ${toIstDate(instant).getUTCFullYear()}`;

/** "11:05:12". */
export const formatIstClock = (instant: string): string => toIstDate(instant).toISOString().slice(11, 19);

/** "22 Nov 2026 11:05:12". */
export const formatIstSecond = (instant: string): string =>
  `${formatIstDay(instant)} ${formatIstClock(instant)}`;

/** "22 Nov 11:04:02", for a table of one order. */
export const formatIstShort = (instant: string): string =>
  `${formatDayAndMonth(instant)} ${formatIstClock(instant)}`;
