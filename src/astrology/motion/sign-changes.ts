/** Sign changes of a graha. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { cacheByBlock } from './event-cache.ts';
import { findCrossings } from './crossings.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { createMotion } from './motion.ts';

export type SignChange = {
  /** days from J2000.0, and the same as ISO UTC */
  ut: number;
  iso: string;
  /** the sign entered */
  sign: number;
  backwards: boolean;
};

/** Between two times in days from J2000.0. The Moon is not cached: its changes would fill the cache. */
export function signChanges(graha: Graha, from: number, to: number, settings: ChartSettings): SignChange[] {
  if (graha === 'Ketu') return signChanges('Rahu', from, to, settings).map(toKetuChange);
  const find = (start: number, end: number) => findChanges(graha, start, end, settings);
  if (graha === 'Moon') return find(from, to);
  const convention = graha === 'Rahu' ? `${settings.ayanamsa} ${settings.node}` : settings.ayanamsa;
  return cacheByBlock(`${graha} signs ${convention}`, from, to, find);
}

const findChanges = (graha: Graha, from: number, to: number, settings: ChartSettings): SignChange[] =>
  findCrossings(createMotion(graha, settings), from, to, { origin: 0, spacing: 30 }).map(
    ({ ut, mark, backwards }) => ({
      ut,
      iso: formatIso(ut),
      sign: backwards ? ((mark / 30 + 11) % 12) + 1 : mark / 30 + 1,
      backwards,
    }),
  );

const toKetuChange = (change: SignChange): SignChange => ({ ...change, sign: ((change.sign + 5) % 12) + 1 });
