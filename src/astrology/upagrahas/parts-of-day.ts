/**
 * The eight equal parts of the day from sunrise to sunset, or of the night to the next sunrise. The first part of the
 * day belongs to the lord of the weekday, the first of the night to the fifth from it; the lords follow each other in
 * the order of the weekdays, and the eighth part has no lord. Source: Brihat Parashara Hora Shastra ch. 3, 66-69.
 * Narasimha Rao places the part without a lord after that of Saturn; the parts of the lords after Saturn are then one
 * part later.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { SunDayBounds } from '#src/astrology/shadbala/sun-day.ts';

/** Days from J2000.0. */
export type HalfDay = { isDaytime: boolean; from: number; to: number };

export const getHalfDay = (ut: number, { rise, set, nextRise }: SunDayBounds): HalfDay =>
  ut < set ? { isDaytime: true, from: rise, to: set } : { isDaytime: false, from: set, to: nextRise };

/**
 * Returns the part of a graha, from 0 to 6.
 * @param vara weekday counted from sunrise, 1 Sunday to 7 Saturday
 */
export function getPartOfGraha(graha: ClassicalGraha, vara: number, isDaytime: boolean): number {
  const firstLord = vara - 1 + (isDaytime ? 0 : 4);
  return (CLASSICAL_GRAHAS.indexOf(graha) - firstLord + 14) % 7;
}

/** Returns the instant at a number of parts after the beginning; 8 is the end. */
export const getTimeOfPart = ({ from, to }: HalfDay, parts: number): number =>
  from + ((to - from) * parts) / 8;
