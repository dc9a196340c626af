/** Days and minutes of the coming weeks as the tables write them, in Indian time. */
import { WEEKDAYS } from '#src/places/calendar-words.ts';
import { formatClock, INDIA_OFFSET_SECONDS, formatShortDate } from '#src/reports/text/phrases.ts';

/** "Sat 21 Nov, 4:12 am" */
export const formatMoment = (instant: string): string => `${formatDay(instant)}, ${formatClock(instant)}`;

/** "Sat 21 Nov" */
export function formatDay(instant: string): string {
  const day = new Date(Date.parse(instant) + INDIA_OFFSET_SECONDS * 1000).getUTCDay();
  return `${WEEKDAYS[(day + 6) % 7]!.slice(0, 3)} ${formatShortDate(instant).slice(0, -5)}`;
}
