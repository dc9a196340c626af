import type { BirthDetails } from '#src/places/contract-birth.ts';
import { formatPlace } from '#web/features/birth-details/place-label.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "4 Jun 1996, 2:30 pm, Kota, Rajasthan". From the civil date, without a JavaScript Date. */
export function describeBirth({ date, time, timeKind, place }: BirthDetails): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const clock = time ? toTwelveHour(time) : '';
  const hour = { exact: clock, approximate: `about ${clock}`, unknown: 'time not known' }[timeKind];
  return `${day} ${MONTHS[month - 1]} ${year}, ${hour}, ${formatPlace(place)}`;
}

/** "14:30" -> "2:30 pm" */
function toTwelveHour(time: string): string {
  const [hour = 0, minutes] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
