import { DAY_MS, IST_OFFSET_MS } from '#src/platform/contract-time.ts';
import { formatIstDate, formatIstTime } from './dates.ts';

/** "17 Nov, 6:08 pm" */
export const formatDayAndTime = (iso: string): string =>
  `${formatIstDate(iso).replace(/ \d{4}$/, '')}, ${formatIstTime(iso)}`;

/** "today, 10:42 pm", "tomorrow, 3:10 am", "23 Nov, 3:10 am"; both arguments are ISO instants */
export function formatRelativeDay(iso: string, now: string): string {
  const days = getIstDayNumber(iso) - getIstDayNumber(now);
  if (days === 0) return `today, ${formatIstTime(iso)}`;
  return days === 1 ? `tomorrow, ${formatIstTime(iso)}` : formatDayAndTime(iso);
}

const getIstDayNumber = (iso: string) => Math.floor((Date.parse(iso) + IST_OFFSET_MS) / DAY_MS);
