/**
 * Mudda dasha, the Vimshottari cycle scaled to one year. Sources: K. S. Charak, A Textbook of Varshaphala; B. V. Raman,
 * Varshaphal.
 */
import type { Chart, DashaPeriod } from '#src/astrology/contract.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import {
  getNakshatraLord,
  CYCLE_YEARS,
  DASHA_LORDS,
  DASHA_YEARS,
  listSubPeriods,
} from '#src/astrology/dashas/vimshottari.ts';
import { getPassedShare } from '#src/astrology/zodiac.ts';

/**
 * Lists the dashas from one solar return to the next. The first year starts with the lord of the natal Moon's
 * nakshatra, each further year with the next lord of the cycle. The elapsed share of the first dasha equals the share
 * of the nakshatra that the natal Moon has passed; this share is added at the end of the year. (Some authors start with
 * a whole dasha, some use 360 solar days; the program Jagannatha Hora computes as here.)
 * @param from solar return in days from J2000.0
 * @param to the next solar return
 */
export function computeMudda(
  { grahas }: Pick<Chart, 'grahas'>,
  age: number,
  from: number,
  to: number,
): DashaPeriod[] {
  const firstLord = DASHA_LORDS[(DASHA_LORDS.indexOf(getNakshatraLord(grahas.Moon.longitude)) + age) % 9]!;
  const passedShare = getPassedShare(grahas.Moon.longitude, 27);
  const elapsed = (passedShare * DASHA_YEARS[firstLord] * (to - from)) / CYCLE_YEARS;
  const [start, end] = [formatIso(from), formatIso(to)];
  const fullDashas = listSubPeriods({
    lord: firstLord,
    start: formatIso(from - elapsed),
    end: formatIso(to - elapsed),
  });
  const lastPart = { lord: firstLord, start: fullDashas.at(-1)!.end, end };
  return [{ ...fullDashas[0]!, start }, ...fullDashas.slice(1), lastPart].filter(
    ({ start, end }) => start < end,
  );
}
