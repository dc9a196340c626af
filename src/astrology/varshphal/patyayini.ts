/**
 * Patyayini dasha, the annual dasha of the lagna and the seven grahas. They rule in the order of their degrees within
 * the signs (krishamsha), each in proportion to the degrees by which it exceeds the one before (patyamsha). The
 * antardashas have the same order and proportion and begin with the lord of the dasha. Sources: Nilakantha, Tajika
 * Nilakanthi, Varsha Tantra; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 30.2.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Dasha } from '#src/astrology/contract-dashas.ts';
import { addAntars, listDashas } from '#src/astrology/dashas/period-list.ts';

export type PatyayiniLord = ClassicalGraha | 'Lagna';
type PatyayiniDasha = Dasha<{ lord: PatyayiniLord }>;

/**
 * The dashas fill the year from one solar return to the next, about 365.26 days; Narasimha Rao takes 365.2425 days, the
 * commentary of Mahidhara 360 days or solar days. Of two equal degrees the first in the record rules first, for no time.
 * @param degrees within the signs, of the annual chart
 * @param from solar return in days from J2000.0
 * @param to the next solar return
 */
export function computePatyayini(
  degrees: Record<PatyayiniLord, number>,
  from: number,
  to: number,
): PatyayiniDasha[] {
  const krishamshas = (Object.entries(degrees) as [PatyayiniLord, number][]).toSorted(
    ([, a], [, b]) => a - b,
  );
  const shares = krishamshas.map(([lord, krishamsha], index) => ({
    ruler: { lord },
    years: krishamsha - (krishamshas[index - 1]?.[1] ?? 0),
  }));
  const daysPerDegree = (to - from) / krishamshas.at(-1)![1];
  return listDashas(addAntars(shares, shares.length), from, daysPerDegree);
}
