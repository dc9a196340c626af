/** Mudda dasha: the Vimshottari cycle scaled to one year. Charak, A Textbook of Varshaphala; Raman, Varshaphal. */
import type { Chart, DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { getBirthLord, CYCLE_YEARS, DASHA_YEARS, listSubPeriods } from '#src/astrology/vimshottari.ts';

const LORDS = Object.keys(DASHA_YEARS) as Graha[];

/**
 * From one solar return to the next, in days from J2000.0. Each year starts one lord further from the lord of the
 * natal Moon's nakshatra. The elapsed share of the first dasha equals the share of the nakshatra that the natal
 * Moon has passed; that share follows at the end of the year. (Some authors start with a whole dasha, and some use
 * 360 solar days; Jagannatha Hora computes as here.)
 */
export function computeMudda(
  { grahas }: Pick<Chart, 'grahas'>,
  age: number,
  from: number,
  to: number,
): DashaPeriod[] {
  const first = LORDS[(LORDS.indexOf(getBirthLord(grahas.Moon.longitude)) + age) % 9]!;
  const passed = ((grahas.Moon.longitude * 27) / 360) % 1;
  const elapsed = (passed * DASHA_YEARS[first] * (to - from)) / CYCLE_YEARS;
  const [start, end] = [formatIso(from), formatIso(to)];
  const whole = listSubPeriods({
    lord: first,
    start: formatIso(from - elapsed),
    end: formatIso(to - elapsed),
  });
  const rest = { lord: first, start: whole.at(-1)!.end, end };
  return [{ ...whole[0]!, start }, ...whole.slice(1), rest].filter(({ start, end }) => start < end);
}
