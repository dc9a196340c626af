/** When a graha changes its sign. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { inBlocks } from './blocks.ts';
import { crossings } from './crossings.ts';
import { isoOf } from '#src/astrology/ephemeris/instant.ts';
import { motionOf } from './motion.ts';

export type SignChange = {
  /** days from J2000.0, and the same as ISO UTC */
  ut: number;
  iso: string;
  /** the sign entered */
  sign: number;
  backwards: boolean;
};

/** Between two instants in days from J2000.0. The Moon, who would fill the memory, is asked anew each time. */
export function signChanges(graha: Graha, from: number, to: number, settings: ChartSettings): SignChange[] {
  if (graha === 'Ketu') return signChanges('Rahu', from, to, settings).map(opposite);
  const find = (start: number, end: number) => found(graha, start, end, settings);
  if (graha === 'Moon') return find(from, to);
  const convention = graha === 'Rahu' ? `${settings.ayanamsa} ${settings.node}` : settings.ayanamsa;
  return inBlocks(`${graha} signs ${convention}`, from, to, find);
}

const found = (graha: Graha, from: number, to: number, settings: ChartSettings): SignChange[] =>
  crossings(motionOf(graha, settings), from, to, { at: 0, apart: 30 }).map(({ ut, mark, backwards }) => ({
    ut,
    iso: isoOf(ut),
    sign: backwards ? ((mark / 30 + 11) % 12) + 1 : mark / 30 + 1,
    backwards,
  }));

const opposite = (change: SignChange): SignChange => ({ ...change, sign: ((change.sign + 5) % 12) + 1 });
