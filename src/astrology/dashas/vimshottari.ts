/**
 * Computes the Vimshottari dashas from the position of the Moon in its nakshatra. Source: Brihat Parashara Hora Shastra
 * ch. 46.
 */
import type { DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { getNakshatra, getPassedShare } from '#src/astrology/zodiac.ts';

/** Years of each lord in the order of the cycle; the sum is 120. */
export const DASHA_YEARS = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
} as const satisfies Record<Graha, number>;

export const CYCLE_YEARS = 120;

/** The lords in the order of the cycle. */
export const DASHA_LORDS = Object.keys(DASHA_YEARS) as Graha[];

/**
 * For each lord: the nine lords of the cycle that starts with it, and the years from the start of the cycle to the end
 * of each period.
 */
const CYCLES = Object.fromEntries(DASHA_LORDS.map((lord, offset) => [lord, listCycle(offset)])) as Record<
  Graha,
  ReturnType<typeof listCycle>
>;

function listCycle(offset: number) {
  let years = 0;
  return [...DASHA_LORDS.slice(offset), ...DASHA_LORDS.slice(0, offset)].map((lord) => {
    years += DASHA_YEARS[lord];
    return { lord, until: years };
  });
}

/** A period of time in days from J2000.0, or an arc of the zodiac in degrees. */
export type NumericPeriod = { lord: Graha; start: number; end: number };

/**
 * Returns the nine mahadashas of the cycle that contains the birth. The elapsed share of the first equals the share of
 * the nakshatra that the Moon has passed.
 * @param moonLongitude sidereal longitude in degrees
 * @param ut birth, days from J2000.0
 * @param yearDays length of a dasha year in days
 */
export function computeVimshottari(moonLongitude: number, ut: number, yearDays: number): MahaDasha[] {
  const lord = getNakshatraLord(moonLongitude);
  const start = computeFirstStart(moonLongitude, ut, yearDays);
  const cycle = { lord, start, end: start + CYCLE_YEARS * yearDays };
  const mahas = divideIntoNine(cycle);
  return divideIntoDatedPeriods(cycle).map((maha, index) => ({
    ...maha,
    antar: divideIntoDatedPeriods(mahas[index]!),
  }));
}

/** Returns the lord of the nakshatra at a longitude; the mahadasha of that of the natal Moon runs at birth. */
export const getNakshatraLord = (longitude: number): Graha => NAKSHATRAS[getNakshatra(longitude) - 1]!.lord;

function computeFirstStart(moonLongitude: number, ut: number, yearDays: number): number {
  const passedShare = getPassedShare(moonLongitude, 27);
  return ut - passedShare * DASHA_YEARS[getNakshatraLord(moonLongitude)] * yearDays;
}

/**
 * Lists the nine parts of a period, of which the first has the same lord: the antardashas of a mahadasha, or the
 * pratyantardashas of an antardasha.
 */
export const listSubPeriods = ({ lord, start, end }: DashaPeriod): DashaPeriod[] =>
  divideIntoDatedPeriods({ lord, start: parseUt(start), end: parseUt(end) });

/** Lists the nine pratyantardashas of each antardasha. */
export function listPratyantars(vimshottari: readonly MahaDasha[]): DashaPeriod[][] {
  const mahas = vimshottari.map(({ lord, start, end }) => ({
    lord,
    start: parseUt(start),
    end: parseUt(end),
  }));
  return mahas.flatMap(divideIntoNine).map(divideIntoDatedPeriods);
}

/**
 * Each lord's share of a period is its years divided by 120. Boundaries are computed from the start, so that
 * adjacent periods meet exactly.
 */
export function divideIntoNine({ lord: firstLord, start, end }: NumericPeriod): NumericPeriod[] {
  const share = (end - start) / CYCLE_YEARS;
  let from = start;
  return CYCLES[firstLord].map(({ lord, until }) => {
    const part = { lord, start: from, end: start + share * until };
    from = part.end;
    return part;
  });
}

/** Divides like divideIntoNine, with instants as ISO strings; each boundary is formatted once. */
function divideIntoDatedPeriods({ lord: firstLord, start, end }: NumericPeriod): DashaPeriod[] {
  const share = (end - start) / CYCLE_YEARS;
  let from = formatIso(start);
  return CYCLES[firstLord].map(({ lord, until }) => {
    const part = { lord, start: from, end: formatIso(start + share * until) };
    from = part.end;
    return part;
  });
}
