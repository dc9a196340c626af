/** Stays of a graha in signs, including retrograde returns. */
import type { ChartSettings, Graha, SignStay } from '#src/astrology/contract.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { findSignChanges, type SignChange } from './sign-changes.ts';
import { getNthSign, getSign } from '#src/astrology/zodiac.ts';

/** Stays between two ISO instants. The first and the last are cut at the ends of the search. */
export const listSignStays = (
  graha: Graha,
  from: string,
  to: string,
  overrides: Partial<ChartSettings> = {},
): SignStay[] =>
  findStays(graha, parseUt(from), parseUt(to), { ...DEFAULT_SETTINGS, ...overrides }).map(
    ({ sign, from, to, enteredRetrograde }) => ({
      sign,
      from: from.iso,
      to: to.iso,
      enteredRetrograde,
    }),
  );

/** One instant in days from J2000.0 and as ISO UTC, to the second. */
export type Moment = { ut: number; iso: string };
export type Stay = { sign: number; from: Moment; to: Moment; enteredRetrograde: boolean };

/** Finds stays like listSignStays, with instants also as numbers for further computation. */
export function findStays(graha: Graha, from: number, to: number, settings: ChartSettings): Stay[] {
  const changes = findSignChanges(graha, from, to, settings);
  const sign = changes[0] ? getPreviousSign(changes[0]) : computeSignAt(graha, (from + to) / 2, settings);
  const entries = [{ ...toMoment(from), sign, isRetrograde: false }, ...changes];
  const exits = [...changes, toMoment(to)];
  return entries.map((entry, index) => ({
    sign: entry.sign,
    from: entry,
    to: exits[index]!,
    enteredRetrograde: entry.isRetrograde,
  }));
}

const toMoment = (ut: number): Moment => ({ ut, iso: formatIso(ut) });

const getPreviousSign = ({ sign, isRetrograde }: SignChange): number =>
  getNthSign(sign, isRetrograde ? 2 : 12);

const computeSignAt = (graha: Graha, ut: number, settings: ChartSettings): number =>
  getSign(computeSiderealLongitude(graha, toInstant(ut), settings));
