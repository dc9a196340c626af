/** Events of the year ahead: stays in signs, retrogrades, new and full moons. */
import type { Chart } from '#src/astrology/contract.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findStays } from '#src/astrology/motion/sign-stays.ts';
import { findStations } from '#src/astrology/transits/stations.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { findMoonPhases, type MoonTrack } from './moon-track.ts';

export const TRANSIT_GRAHAS = [
  'Sun',
  'Mars',
  'Mercury',
  'Venus',
  'Jupiter',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type TransitGraha = (typeof TRANSIT_GRAHAS)[number];

/** The time of a graha in one sign. `from` and `to`: ISO instants, limited to the search range. `place`: the sign counted from the origin of the year. */
export type Stay = {
  graha: TransitGraha;
  sign: number;
  place: number;
  from: string;
  to: string;
  /** began before the search range */
  startsBeforeSearch: boolean;
};

/** Enough for the stay before the year and for the end of the longest stay of Mars. */
const SEARCH_DAYS_BEFORE = 120;
const SEARCH_DAYS_AFTER = 330;

/** @param origin the sign, 1 to 12, from which places are counted */
export function findTransitStays(
  chart: Chart,
  from: string,
  to: string,
  origin: number,
): Record<TransitGraha, Stay[]> {
  const [start, end] = [parseUt(from) - SEARCH_DAYS_BEFORE, parseUt(to) + SEARCH_DAYS_AFTER];
  const listStays = (graha: TransitGraha): Stay[] =>
    findStays(graha, start, end, chart.settings).map((stay, i) => ({
      graha,
      sign: stay.sign,
      place: countHouse(origin, stay.sign),
      from: stay.from.iso,
      to: stay.to.iso,
      startsBeforeSearch: i === 0,
    }));
  return Object.fromEntries(TRANSIT_GRAHAS.map((graha) => [graha, listStays(graha)])) as Record<
    TransitGraha,
    Stay[]
  >;
}

type RetrogradeGraha = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';
const RETROGRADE_GRAHAS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type RetrogradePeriod = { graha: RetrogradeGraha; from: string; to: string; sign: number };

/** Longer than any retrograde period, so that the start of the first one and the end of the last one are found. */
const MAX_RETROGRADE_DAYS = 200;

/** Whole periods, also those that begin before the search range or end after it. `sign`: at the beginning. */
export function findRetrogrades({ settings }: Chart, from: string, to: string): RetrogradePeriod[] {
  const start = formatIso(parseUt(from) - MAX_RETROGRADE_DAYS);
  const end = formatIso(parseUt(to) + MAX_RETROGRADE_DAYS);
  return RETROGRADE_GRAHAS.flatMap((graha) => {
    const stations = findStations(graha, start, end, settings);
    return stations.flatMap(({ turns, at, sign }, i) => {
      const nextStation = stations[i + 1];
      return turns === 'retrograde' && nextStation && at < to && nextStation.at > from
        ? [{ graha, from: at, to: nextStation.at, sign }]
        : [];
    });
  }).toSorted((a, b) => a.from.localeCompare(b.from));
}

export type MoonEvent = { kind: 'new' | 'full'; at: string; sign: number; place: number };

export const findMoonEvents = (track: MoonTrack, from: string, to: string, origin: number): MoonEvent[] =>
  findMoonPhases(track, parseUt(from), parseUt(to)).map(({ kind, ut, sign }) => ({
    kind,
    at: formatIso(ut),
    sign,
    place: countHouse(origin, sign),
  }));

/** The sign of the stay at an ISO instant. */
export const getSignOn = (stays: readonly Stay[], at: string): number =>
  (stays.find((stay) => Date.parse(stay.to) > Date.parse(at)) ?? stays.at(-1)!).sign;
