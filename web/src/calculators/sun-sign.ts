/**
 * The customary dates of the twelve sun signs, as the specification of the site requires (point 9). Signs are numbered
 * from 0, Aries.
 */
import { parseCivilDate } from './civil-date.ts';

/** The day on which the sign of each month begins, from January (Aquarius) to December (Capricorn). */
const FIRST_DAYS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

/** Aries, 0, starts in March, 3. */
const getSignStartingIn = (month: number) => (month + 9) % 12;

export function getSunSign(date: string): number {
  const { month, day } = parseCivilDate(date);
  const sign = getSignStartingIn(month);
  return day >= FIRST_DAYS[month - 1]! ? sign : (sign + 11) % 12;
}

/** Returns the first and the last day of a sign; months are numbered from 1. */
export function getSunSignDates(sign: number) {
  const monthIndex = (sign + 2) % 12;
  const nextMonthIndex = (monthIndex + 1) % 12;
  return {
    from: { day: FIRST_DAYS[monthIndex]!, month: monthIndex + 1 },
    to: { day: FIRST_DAYS[nextMonthIndex]! - 1, month: nextMonthIndex + 1 },
  };
}
