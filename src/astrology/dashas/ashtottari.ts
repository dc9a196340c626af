/**
 * Ashtottari dasha, a cycle of 108 years with eight lords, without Ketu. Sources: Brihat Parashara Hora Shastra ch. 46
 * (verses 17-23) and ch. 51 (verses 1-2); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 17.
 */
import type { AshtottariDasha } from '#src/astrology/contract-dashas.ts';
import type { Graha } from '#src/astrology/contract-names.ts';
import { addAntars, listDashas, repeatCycle } from './period-list.ts';

/** Years of each lord, and the number of nakshatras that it rules; the first begins with Ardra. */
const ARCS: readonly { lord: Graha; years: number; nakshatras: number }[] = [
  { lord: 'Sun', years: 6, nakshatras: 4 },
  { lord: 'Moon', years: 15, nakshatras: 3 },
  { lord: 'Mars', years: 8, nakshatras: 4 },
  { lord: 'Mercury', years: 17, nakshatras: 3 },
  { lord: 'Saturn', years: 10, nakshatras: 3 },
  { lord: 'Jupiter', years: 19, nakshatras: 3 },
  { lord: 'Rahu', years: 12, nakshatras: 4 },
  { lord: 'Venus', years: 21, nakshatras: 3 },
];

const ARDRA = 6;
/** The nakshatras from Ardra to the start of each arc: 0, 4, 7, 11, 14, 17, 20, 24. */
const ARC_STARTS = ARCS.map((_arc, index) =>
  ARCS.slice(0, index).reduce((sum, { nakshatras }) => sum + nakshatras, 0),
);
const SATURN_INDEX = ARCS.findIndex(({ lord }) => lord === 'Saturn');

/**
 * The antardashas of a lord begin with the lord itself (Brihat Parashara Hora Shastra 51.2, and the tables of
 * almanacs). Narasimha Rao's textbook begins with the next lord and ends with the lord itself.
 */
const CYCLE = addAntars(
  ARCS.map(({ lord, years }) => ({ ruler: { lord }, years })),
  8,
);

/**
 * How Abhijit, which lies between Uttara Ashadha and Shravana, is counted. `arc`: Saturn's nakshatras are one arc of
 * 40 degrees that contains Abhijit (Narasimha Rao's textbook, ch. 17, whose author wrote Jagannatha Hora). `nakshatra`:
 * Abhijit is a fourth nakshatra of Saturn, from the last quarter of Uttara Ashadha to the first fifteenth of Shravana,
 * and each of the four gives a quarter of Saturn's years (Brihat Parashara Hora Shastra).
 */
export type AbhijitRule = 'arc' | 'nakshatra';

/**
 * The elapsed share of the first period equals the share of its lord's arc that the Moon has passed.
 * @param moonLongitude sidereal longitude in degrees
 * @param ut birth, days from J2000.0
 * @returns periods until the age of 108 or more; the first one starts before birth
 */
export function computeAshtottari(
  moonLongitude: number,
  ut: number,
  yearDays: number,
  abhijit: AbhijitRule = 'arc',
): AshtottariDasha[] {
  const { index, passedShare } = findArc(moonLongitude, abhijit);
  const elapsedYears = passedShare * CYCLE[index]!.years;
  return listDashas(repeatCycle(CYCLE, index, elapsedYears), ut - elapsedYears * yearDays, yearDays);
}

function findArc(moonLongitude: number, abhijit: AbhijitRule): { index: number; passedShare: number } {
  const fromArdra = ((moonLongitude * 27) / 360 - (ARDRA - 1) + 27) % 27;
  const index = ARC_STARTS.findLastIndex((start) => start <= fromArdra);
  const passed = fromArdra - ARC_STARTS[index]!;
  const hasAbhijit = index === SATURN_INDEX && abhijit === 'nakshatra';
  const passedShare = hasAbhijit ? computeShareWithAbhijit(passed) : passed / ARCS[index]!.nakshatras;
  return { index, passedShare };
}

/** The ends of Purva Ashadha, Uttara Ashadha, Abhijit and Shravana, in nakshatras from the start of the first. */
const BOUNDS_WITH_ABHIJIT = [0, 1, 1.75, 2 + 1 / 15, 3];

/** @param passed nakshatras from the start of Purva Ashadha, at least 0 and less than 3 */
function computeShareWithAbhijit(passed: number): number {
  const quarter = BOUNDS_WITH_ABHIJIT.findLastIndex((bound) => bound <= passed);
  const [from, to] = [BOUNDS_WITH_ABHIJIT[quarter]!, BOUNDS_WITH_ABHIJIT[quarter + 1]!];
  return (quarter + (passed - from) / (to - from)) / 4;
}
