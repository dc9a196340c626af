/** Finds the times at which a graha enters a sign. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { cacheByBlock } from './event-cache.ts';
import { findCrossings } from './crossings.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { createMotion } from './motion.ts';

export type SignChange = {
  /** days from J2000.0; `iso` is the same instant as ISO UTC */
  ut: number;
  iso: string;
  /** the sign entered */
  sign: number;
  /** whether the graha entered it in retrograde motion */
  isRetrograde: boolean;
};

/** Sign changes between two times in days from J2000.0. Those of the Moon are not cached: they would fill the cache. */
export function findSignChanges(
  graha: Graha,
  from: number,
  to: number,
  settings: ChartSettings,
): SignChange[] {
  if (graha === 'Ketu') return findSignChanges('Rahu', from, to, settings).map(toKetuChange);
  const find = (start: number, end: number) => findChanges(graha, start, end, settings);
  if (graha === 'Moon') return find(from, to);
  const convention = graha === 'Rahu' ? `${settings.ayanamsa} ${settings.node}` : settings.ayanamsa;
  return cacheByBlock(`${graha} signs ${convention}`, from, to, find);
}

const findChanges = (graha: Graha, from: number, to: number, settings: ChartSettings): SignChange[] =>
  findCrossings(createMotion(graha, settings), from, to, { origin: 0, spacing: 30 }).map(
    ({ ut, mark, isRetrograde }) => ({
      ut,
      iso: formatIso(ut),
      sign: getNthSign(mark / 30 + 1, isRetrograde ? 12 : 1),
      isRetrograde,
    }),
  );

const toKetuChange = (change: SignChange): SignChange => ({
  ...change,
  sign: getNthSign(change.sign, 7),
});
