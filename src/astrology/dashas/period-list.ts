/** Builds dated mahadashas and antardashas from the years of their rulers. */
import type { Dasha, DatedPeriod } from '#src/astrology/contract-dashas.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';

/** A ruler of a period, for example `{ lord }` or `{ sign }`, with the years of its mahadasha. */
export type Share<Ruler> = { ruler: Ruler; years: number };
/** A mahadasha with the shares of its antardashas. */
export type MahaShare<Maha, Antar = Maha> = Share<Maha> & { antars: readonly Share<Antar>[] };

/** Periods are listed until this age, or longer. */
export const LISTED_YEARS = 108;

/**
 * Dates mahadashas that follow each other from `start`, in days from J2000.0. The antardashas of each are in the ratio
 * of their years. Boundaries are computed from the start, so that no error accumulates.
 */
export function listDashas<Maha, Antar>(
  mahas: readonly MahaShare<Maha, Antar>[],
  start: number,
  yearDays: number,
): Dasha<Maha, Antar>[] {
  let years = 0;
  let from = formatIso(start);
  return mahas.map((maha) => {
    const mahaStart = start + years * yearDays;
    years += maha.years;
    const end = start + years * yearDays;
    const period = { ...maha.ruler, start: from, end: formatIso(end) };
    from = period.end;
    return { ...period, antar: divide(maha.antars, mahaStart, end) };
  });
}

function divide<Ruler>(shares: readonly Share<Ruler>[], start: number, end: number): (Ruler & DatedPeriod)[] {
  const daysPerYear = (end - start) / sumYears(shares);
  let years = 0;
  let from = formatIso(start);
  return shares.map((share, index) => {
    years += share.years;
    // The last end is not computed from the sum, whose rounding may differ by a second.
    const to = formatIso(index === shares.length - 1 ? end : start + years * daysPerYear);
    const part = { ...share.ruler, start: from, end: to };
    from = to;
    return part;
  });
}

export const sumYears = (shares: readonly { years: number }[]): number =>
  shares.reduce((sum, { years }) => sum + years, 0);

/** Gives each member of a cycle as its antardashas the next `count` members, beginning with the member itself. */
export const addAntars = <Ruler>(cycle: readonly Share<Ruler>[], count: number): MahaShare<Ruler>[] =>
  cycle.map((share, index) => ({
    ...share,
    antars: Array.from({ length: count }, (_, step) => cycle[(index + step) % cycle.length]!),
  }));

/**
 * Repeats a cycle from the member at index `first`, of which `elapsedYears` have passed at birth, until the age of
 * LISTED_YEARS.
 */
export function repeatCycle<T extends { years: number }>(
  cycle: readonly T[],
  first: number,
  elapsedYears: number,
): T[] {
  const members: T[] = [];
  let age = -elapsedYears;
  for (let index = first; age < LISTED_YEARS; index++) {
    const member = cycle[index % cycle.length]!;
    members.push(member);
    age += member.years;
  }
  return members;
}
