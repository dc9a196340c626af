/** Lords of the year of 360 days, the month of 30, the day and the hour: BPHS ch. 27, 13; Surya Siddhanta ch. 1 and 12. */
import type { ClassicalGraha, Shadbala } from '#src/astrology/contract-strengths.ts';
import type { SunDay } from './sun-day.ts';

/**
 * Ahargana, the days since creation, on 1 January 2000: Burgess counts 714 404 108 573 for 1 January 1860 in his Surya Siddhanta. Raman's
 * count from 2 May 1827 falls in with it.
 */
const AHARGANA_2000 = 714_404_108_573 + 51_134;

/** By the remainder of the ahargana divided by seven. */
const WEEK: readonly ClassicalGraha[] = ['Saturn', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus'];
const getWeekdayLord = (ahargana: number): ClassicalGraha => WEEK[ahargana % 7]!;

/** From slow to fast, as the hours follow each other. */
const HOURS: readonly ClassicalGraha[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

/** Year and month are those the day count, divided, has completed, and begin on the day after: the books' rule, kept to the letter. */
export function timeLords({ number, hour }: SunDay): Shadbala['lords'] {
  const ahargana = AHARGANA_2000 + number;
  const begun = (length: number) => getWeekdayLord(Math.floor(ahargana / length) * length + 1);
  const vara = getWeekdayLord(ahargana);
  return {
    abda: begun(360),
    masa: begun(30),
    vara,
    hora: HOURS[(HOURS.indexOf(vara) + hour) % 7]!,
  };
}
