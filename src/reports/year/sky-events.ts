/** What happens in the sky in a year ahead, for one person: stays in signs, turnings, the Moon's new and full. */
import type { Chart } from '#src/astrology/contract.ts';
import { isoOf, utOf } from '#src/astrology/ephemeris/instant.ts';
import { staysBetween } from '#src/astrology/motion/sign-stays.ts';
import { stations } from '#src/astrology/transits/stations.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import { phases, type MoonTrack } from './moon-track.ts';

export const WALKERS = ['Sun', 'Mars', 'Mercury', 'Venus', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Walker = (typeof WALKERS)[number];

/** ISO instants, cut at the ends of the search. `place`: the sign counted from where the year is counted from. */
export type Stay = {
  graha: Walker;
  sign: number;
  place: number;
  from: string;
  to: string;
  /** the search began inside it */
  begun: boolean;
};

/** Long enough to see where a graha came from, and to the end of the longest stay of Mars. */
const BEFORE_DAYS = 120;
const AFTER_DAYS = 330;

export function staysOf(chart: Chart, from: string, to: string, origin: number): Record<Walker, Stay[]> {
  const [start, end] = [utOf(from) - BEFORE_DAYS, utOf(to) + AFTER_DAYS];
  const of = (graha: Walker): Stay[] =>
    staysBetween(graha, start, end, chart.settings).map((stay, i) => ({
      graha,
      sign: stay.sign,
      place: houseFrom(origin, stay.sign),
      from: stay.from.iso,
      to: stay.to.iso,
      begun: i === 0,
    }));
  return Object.fromEntries(WALKERS.map((graha) => [graha, of(graha)])) as Record<Walker, Stay[]>;
}

export type Turning = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';
export const TURNING = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
/** A graha goes backwards from one instant to another. */
export type Retreat = { graha: Turning; from: string; to: string; sign: number };

export function retreatsOf({ settings }: Chart, from: string, to: string): Retreat[] {
  const end = isoOf(utOf(to) + 200);
  return TURNING.flatMap((graha) => {
    const turns = stations(graha, from, end, settings);
    return turns.flatMap(({ turns: way, at, sign }, i) => {
      const next = turns[i + 1];
      return way === 'retrograde' && next && at < to ? [{ graha, from: at, to: next.at, sign }] : [];
    });
  }).toSorted((a, b) => a.from.localeCompare(b.from));
}

export type MoonEvent = { kind: 'new' | 'full'; at: string; sign: number; place: number };

export const moonEvents = (track: MoonTrack, from: string, to: string, origin: number): MoonEvent[] =>
  phases(track, utOf(from), utOf(to)).map(({ kind, ut, sign }) => ({
    kind,
    at: isoOf(ut),
    sign,
    place: houseFrom(origin, sign),
  }));

export const signOn = (stays: readonly Stay[], at: string): number =>
  (stays.find((stay) => Date.parse(stay.to) > Date.parse(at)) ?? stays.at(-1)!).sign;
