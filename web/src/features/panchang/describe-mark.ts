/** The note beside a day to mark. */
import type { DayMark } from '#src/astrology/contract-almanac.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import type { NamedCalendarDay } from '#src/panchang/contract.ts';
import { getWeekday, type TownClock } from './town-clock.ts';

/** @param day on which the mark is; times of another date name their weekday */
export function describeMark(mark: DayMark, day: NamedCalendarDay, clock: TownClock): string {
  const formatMoment = (iso: string) => {
    const date = clock.getDate(iso);
    return date === day.date ? clock.formatTime(iso) : `${clock.formatTime(iso)}, ${getWeekday(date)}`;
  };
  switch (mark.kind) {
    case 'ekadashi':
      return `A day of fasting for many families. The tithi ends at ${formatMoment(mark.end)}.`;
    case 'purnima':
      return `Full moon. The tithi ends at ${formatMoment(mark.end)}.`;
    case 'amavasya':
      return `New moon. The tithi ends at ${formatMoment(mark.end)}.`;
    case 'pradosh':
      return `A fast for Shiva. Worship begins after sunset at ${formatMoment(mark.sunset)}.`;
    case 'sankashti':
      return `A fast for Ganesha until the Moon rises at ${formatMoment(mark.moonrise)}.`;
    case 'sankranti':
      return `The Sun enters ${RASHIS[mark.sign - 1]!.sanskrit} at ${formatMoment(mark.at)}.`;
    case 'eclipse':
      return `${EXTENTS[mark.type]}. Seen here from ${formatMoment(mark.from)} to ${formatMoment(mark.to)}.`;
  }
}

const EXTENTS = {
  total: 'Total',
  annular: 'Annular',
  partial: 'Partial',
  penumbral: 'Penumbral, hardly visible; by tradition no rites',
} as const;
