/** The customary borders of the twelve sun signs, point 9 of the specification. Signs are numbered from 0, Aries. */
import { parseCivilDate } from './civil-date.ts';

/** In each month one sign begins: on this day, from January (Aquarius) to December (Capricorn). */
const BEGINS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

const getSignStartingIn = (month: number) => (month + 9) % 12;

export function getSunSign(date: string): number {
  const { month, day } = parseCivilDate(date);
  const sign = getSignStartingIn(month);
  return day >= BEGINS[month - 1]! ? sign : (sign + 11) % 12;
}

/** First and last day of a sign, months from 1. */
export function getSunSignSpan(sign: number) {
  const month = (sign + 2) % 12;
  const next = (month + 1) % 12;
  return {
    from: { day: BEGINS[month]!, month: month + 1 },
    to: { day: BEGINS[next]! - 1, month: next + 1 },
  };
}
