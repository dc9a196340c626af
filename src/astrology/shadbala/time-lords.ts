/**
 * Computes the lords of the year of 360 days, the month of 30 days, the day and the hour. Sources: Brihat Parashara
 * Hora Shastra ch. 27, 13; Surya Siddhanta ch. 1 and 12.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Shadbala } from '#src/astrology/contract-strengths.ts';
import type { SunDay } from './sun-day.ts';

/**
 * Ahargana, the number of days since creation, on 1 January 2000. E. Burgess gives 714 404 108 573 for 1 January 1860
 * in his translation of the Surya Siddhanta; 51 134 days lie between. Raman's count from 2 May 1827 agrees with it.
 */
const AHARGANA_2000 = 714_404_108_573 + 51_134;

/** The index is the ahargana modulo seven. */
const WEEKDAY_LORDS: readonly ClassicalGraha[] = [
  'Saturn',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
];
const getWeekdayLord = (ahargana: number): ClassicalGraha => WEEKDAY_LORDS[ahargana % 7]!;

/** Planetary hours follow each other in this order, from slow grahas to fast ones. */
const HOUR_LORDS: readonly ClassicalGraha[] = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
];

/**
 * The numbers of completed years and months are the integer quotients of the day count. A year or month starts on the
 * day after a multiple of its length, as the books state.
 */
export function computeTimeLords({ dayNumber, hour }: SunDay): Shadbala['lords'] {
  const ahargana = AHARGANA_2000 + dayNumber;
  const getPeriodLord = (lengthDays: number) =>
    getWeekdayLord(Math.floor(ahargana / lengthDays) * lengthDays + 1);
  const vara = getWeekdayLord(ahargana);
  return {
    abda: getPeriodLord(360),
    masa: getPeriodLord(30),
    vara,
    hora: HOUR_LORDS[(HOUR_LORDS.indexOf(vara) + hour) % 7]!,
  };
}
