/** Stays of a graha in signs, including retrograde returns. */
import type { ChartSettings, Graha, SignStay } from '#src/astrology/contract.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { signChanges, type SignChange } from './sign-changes.ts';
import { getSign } from '#src/astrology/zodiac.ts';

/** Stays between two ISO instants. The first and the last are cut at the ends of the search. */
export const signStays = (
  graha: Graha,
  from: string,
  to: string,
  overrides: Partial<ChartSettings> = {},
): SignStay[] =>
  findStays(graha, parseUt(from), parseUt(to), { ...DEFAULT_SETTINGS, ...overrides }).map(
    ({ sign, from, to, backwards }) => ({ sign, from: from.iso, to: to.iso, backwards }),
  );

/** One instant in days from J2000.0 and as ISO UTC, to the second. */
export type Moment = { ut: number; iso: string };
export type Stay = { sign: number; from: Moment; to: Moment; backwards: boolean };

/** Like signStays, with instants as numbers for further computation. */
export function findStays(graha: Graha, from: number, to: number, settings: ChartSettings): Stay[] {
  const changes = signChanges(graha, from, to, settings);
  const sign = changes[0] ? signLeft(changes[0]) : signAt(graha, (from + to) / 2, settings);
  const entries = [{ ...toMoment(from), sign, backwards: false }, ...changes];
  const exits = [...changes, toMoment(to)];
  return entries.map((from, index) => ({
    sign: from.sign,
    from,
    to: exits[index]!,
    backwards: from.backwards,
  }));
}

const toMoment = (ut: number): Moment => ({ ut, iso: formatIso(ut) });

const signLeft = ({ sign, backwards }: SignChange): number => ((sign + (backwards ? 0 : 10)) % 12) + 1;

const signAt = (graha: Graha, ut: number, settings: ChartSettings): number =>
  getSign(computeSiderealLongitude(graha, toInstant(ut), settings));
