import { getSunSignSpan } from '#web/calculators/sun-sign.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "21 Mar to 19 Apr" */
export function formatSignDates(sign: number): string {
  const { from, to } = getSunSignSpan(sign);
  return `${from.day} ${MONTHS[from.month - 1]} to ${to.day} ${MONTHS[to.month - 1]}`;
}

/** "14:30" as "2:30 pm" */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
