/** One row per Ekadashi of a month. */
import { listEkadashis, type Ekadashi } from '#src/astrology/lunations/ekadashis.ts';
import { ekadashiNames, ekadashiTexts, leapMonthNames } from '#src/newsletter/content/ekadashis.ts';
import type { EventRow } from './event-rows.ts';
import { formatDate, formatShortDate, formatTime, formatWeekday, getMonthBounds } from './month.ts';

/** @param month YYYY-MM */
export function listEkadashiRows(month: string): EventRow[] {
  const { from, to } = getMonthBounds(month);
  return listEkadashis(from, to).map(toRow);
}

function toRow(ekadashi: Ekadashi): EventRow {
  const { sunrise } = ekadashi;
  const name = getName(ekadashi);
  return {
    at: sunrise,
    day: formatShortDate(sunrise),
    weekday: formatWeekday(sunrise),
    title: ekadashiTexts.formatTitle(name),
    note: [ekadashiTexts.formatEnd(formatEnd(ekadashi)), ekadashiTexts.customs[name]]
      .filter(Boolean)
      .join(' '),
  };
}

const getName = ({ paksha, lunarMonth, isLeapMonth }: Ekadashi): string =>
  isLeapMonth ? leapMonthNames[paksha] : ekadashiNames[paksha][lunarMonth - 1]!;

/** "11:45 pm", with the date if the tithi ends on another day */
function formatEnd({ sunrise, end }: Ekadashi): string {
  const [day, lastDay] = [formatDate(sunrise), formatDate(end)];
  return day === lastDay ? formatTime(end) : `${formatTime(end)} on ${lastDay}`;
}
