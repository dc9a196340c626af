/**
 * Completed years by the calendar. Both dates are civil dates, YYYY-MM-DD. A person born on 29 February turns a year older on
 * 1 March of a common year. Negative before the birth.
 */
export function computeAge(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(4) < birthDate.slice(4) ? years - 1 : years;
}

/** Years: a younger person is a child, for whom the reports have other texts, and for whom not every report is sold. */
export const CHILDHOOD_END_AGE = 16;
