/** Names of the days that the calendar marks. */
import type { DayMark } from '#src/astrology/contract-almanac.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { LUNAR_MONTHS } from '#src/astrology/panchang/panchang-names.ts';
import { ekadashiNames, ekadashiTexts, leapMonthNames } from '#src/newsletter/content/ekadashis.ts';

/** @param month 1 Chaitra to 12 Phalguna */
export const nameLunarMonth = (month: number): string => LUNAR_MONTHS[month - 1]!.english;

export function nameMark(mark: DayMark): string {
  switch (mark.kind) {
    case 'ekadashi':
      return ekadashiTexts.formatTitle(
        mark.isLeap ? leapMonthNames[mark.paksha] : ekadashiNames[mark.paksha][mark.month - 1]!,
      );
    case 'purnima':
      return `${mark.isLeap ? 'Adhika ' : ''}${nameLunarMonth(mark.month)} Purnima`;
    case 'amavasya':
      return 'Amavasya';
    case 'pradosh':
      return 'Pradosh';
    case 'sankashti':
      return 'Sankashti Chaturthi';
    case 'sankranti':
      return `${RASHIS[mark.sign - 1]!.sanskrit} Sankranti`;
    case 'eclipse':
      return mark.body === 'Sun' ? 'Solar eclipse' : 'Lunar eclipse';
  }
}
