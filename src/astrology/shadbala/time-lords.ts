/** Lords of the year of 360 days, the month of 30, the day and the hour: BPHS ch. 27, 13; Surya Siddhanta ch. 1 and 12. */
import type { ClassicalGraha, Shadbala } from '#src/astrology/contract-strengths.ts';
import type { SunDay } from './sun-day.ts';

/**
 * Ahargana, the days since creation, on 1 January 2000: Burgess gives 714 404 108 573 for 1 January 1860 in his
 * Surya Siddhanta. Raman's count from 2 May 1827 is consistent with it.
 */
const AHARGANA_2000 = 714_404_108_573 + 51_134;

/** Index: ahargana modulo seven. */
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

/** From slow to fast, the order of the planetary hours. */
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
 * The numbers of completed years and months are the quotients of the day count; a year or month starts on the day
 * after, as the books state.
 */
export function computeTimeLords({ number, hour }: SunDay): Shadbala['lords'] {
  const ahargana = AHARGANA_2000 + number;
  const begun = (length: number) => getWeekdayLord(Math.floor(ahargana / length) * length + 1);
  const vara = getWeekdayLord(ahargana);
  return {
    abda: begun(360),
    masa: begun(30),
    vara,
    hora: HOUR_LORDS[(HOUR_LORDS.indexOf(vara) + hour) % 7]!,
  };
}
