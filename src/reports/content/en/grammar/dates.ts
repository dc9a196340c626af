/** English dates and clock times. Months are 1 to 12; weekdays 0 to 6 from Monday. */
import { MONTHS, WEEKDAYS } from '#src/places/clock/calendar-names.ts';

type CivilDate = { year: number; month: number; day: number };

/** "4 June 1996" */
export const formatDate = ({ year, month, day }: CivilDate): string => `${day} ${MONTHS[month - 1]} ${year}`;

/** "4 Jun 1996" */
export const formatShortDate = ({ year, month, day }: CivilDate): string =>
  `${day} ${getShortMonthName(month)} ${year}`;

/** "16 December" */
export const formatDayMonth = ({ month, day }: Omit<CivilDate, 'year'>): string => `${day} ${MONTHS[month - 1]}`;

/** "16 Dec" */
export const formatShortDayMonth = ({ month, day }: Omit<CivilDate, 'year'>): string =>
  `${day} ${getShortMonthName(month)}`;

/** "June 1996" */
export const formatMonth = (month: number, year: number): string => `${MONTHS[month - 1]} ${year}`;

/** "Jun 1996" */
export const formatShortMonth = (month: number, year: number): string =>
  `${getShortMonthName(month)} ${year}`;

export const getMonthName = (month: number): string => MONTHS[month - 1]!;

export const getShortMonthName = (month: number): string => MONTHS[month - 1]!.slice(0, 3);

export const getWeekdayName = (weekday: number): string => WEEKDAYS[weekday]!;

export const getShortWeekdayName = (weekday: number): string => WEEKDAYS[weekday]!.slice(0, 3);

/** "2:30 pm" */
export const formatClock = (hour: number, minute: number): string =>
  `${formatHourAndMinute(hour, minute)} ${getHalfOfDay(hour)}`;

/** "from 1:08 to 3:19 pm", "from 11:08 am to 1:19 pm", "from 11:59 am to 2:30 am" of the next day, "at 1:08 pm" for one minute */
export function formatClockRange(from: Clock, to: Clock): string {
  if (countMinutes(from) === countMinutes(to)) return `at ${formatClock(to.hour, to.minute)}`;
  const start = isEarlierInHalf(from, to) ? formatHourAndMinute(from.hour, from.minute) : formatClock(from.hour, from.minute);
  return `from ${start} to ${formatClock(to.hour, to.minute)}`;
}

/** "5:54" and "7:33 am", "11:08 am" and "1:19 pm", "midnight" and "1:05 am" */
export function formatClockEnds(from: Clock, to: Clock): [string, string] {
  const isSameHalf = !isMidnight(from) && !isMidnight(to) && isEarlierInHalf(from, to);
  const start = isSameHalf ? formatHourAndMinute(from.hour, from.minute) : formatClockOrMidnight(from);
  return [start, formatClockOrMidnight(to)];
}

type Clock = { hour: number; minute: number };

const isEarlierInHalf = (from: Clock, to: Clock): boolean =>
  getHalfOfDay(from.hour) === getHalfOfDay(to.hour) && countMinutes(from) <= countMinutes(to);

const countMinutes = ({ hour, minute }: Clock): number => hour * 60 + minute;

const isMidnight = ({ hour, minute }: Clock): boolean => hour === 0 && minute === 0;

const formatClockOrMidnight = (clock: Clock): string =>
  isMidnight(clock) ? 'midnight' : formatClock(clock.hour, clock.minute);

const formatHourAndMinute = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;

const getHalfOfDay = (hour: number): string => (hour < 12 ? 'am' : 'pm');

/** "Fri 11 Dec", of a short weekday and a short date */
export const formatWeekdayDate = (weekday: string, date: string): string => `${weekday} ${date}`;

/** "7 to 9 December", of formatted ends */
export const formatSpan = (from: string, to: string): string => `${from} to ${to}`;
