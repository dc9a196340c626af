/** The great periods of a life, from the Moon's place in its nakshatra: BPHS ch. 46. */
import type { DashaPeriod, Graha, MahaDasha } from './contract.ts';
import { isoOf, utOf } from './instant.ts';
import { NAKSHATRAS } from './contract-names.ts';
import { nakshatraOf } from './zodiac.ts';

/** Years of each lord in the order of the cycle; together 120. */
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

const LORDS = Object.keys(DASHA_YEARS) as Graha[];

type Stretch = { lord: Graha; start: number; end: number };

/**
 * The nine maha dashas of the cycle that holds the birth; the first has already run for the part of the nakshatra that
 * the Moon has passed.
 * @param moon sidereal longitude in degrees
 * @param ut birth, days from J2000.0
 */
export function vimshottari(moon: number, ut: number, yearDays: number): MahaDasha[] {
  const lord = birthLord(moon);
  const start = firstStart(moon, ut, yearDays);
  const mahas = ninths({ lord, start, end: start + CYCLE_YEARS * yearDays });
  return dated(mahas).map((maha, index) => ({ ...maha, antar: dated(ninths(mahas[index]!)) }));
}

/** The lord of the Moon's nakshatra, whose maha dasha runs at birth. */
export const birthLord = (moon: number): Graha => NAKSHATRAS[nakshatraOf(moon) - 1]!.lord;

function firstStart(moon: number, ut: number, yearDays: number): number {
  const passed = ((moon * 27) / 360) % 1;
  return ut - passed * DASHA_YEARS[birthLord(moon)] * yearDays;
}

/** The nine parts of a period, its own lord first: antardashas of a maha dasha, pratyantardashas of an antardasha. */
export const subPeriods = ({ lord, start, end }: DashaPeriod): DashaPeriod[] =>
  dated(ninths({ lord, start: utOf(start), end: utOf(end) }));

/** Every antardasha of a life in its nine pratyantardashas. */
export const pratyantars = (vimshottari: readonly MahaDasha[]): DashaPeriod[][] =>
  vimshottari.flatMap(({ antar }) => antar.map(subPeriods));

/** Each lord's share of a span is its years in 120. Boundaries are summed in years, so that neighbours meet exactly. */
function ninths({ lord: first, start, end }: Stretch): Stretch[] {
  const turn = LORDS.indexOf(first);
  const boundary = (years: number) => start + ((end - start) * years) / CYCLE_YEARS;
  let years = 0;
  return LORDS.map((_, index) => {
    const lord = LORDS[(turn + index) % 9]!;
    const from = boundary(years);
    years += DASHA_YEARS[lord];
    return { lord, start: from, end: boundary(years) };
  });
}

/** Where one period ends the next begins: every instant is written once. */
function dated(periods: readonly Stretch[]): DashaPeriod[] {
  const stamps = [...periods.map(({ start }) => start), periods.at(-1)!.end].map(isoOf);
  return periods.map(({ lord }, index) => ({ lord, start: stamps[index]!, end: stamps[index + 1]! }));
}
