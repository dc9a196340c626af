/** The events of one month, computed by the engine with the default conventions (Lahiri, mean node). */
import { DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import { findEclipse, type Eclipse } from '#src/astrology/lunations/eclipses.ts';
import { listLunations, type Lunation } from '#src/astrology/lunations/lunations.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findSignChanges } from '#src/astrology/motion/sign-changes.ts';
import { findStations } from '#src/astrology/transits/stations.ts';
import type { StationGraha } from '#src/newsletter/content/en.ts';
import { getMonthBounds } from './month.ts';

/** Ketu is always opposite to Rahu and changes sign with it. */
export type IngressGraha = StationGraha | 'Sun' | 'Rahu';

export type Ingress = { kind: 'ingress'; graha: IngressGraha; at: string; sign: number; isReturn: boolean };
export type Station = {
  kind: 'station';
  graha: StationGraha;
  at: string;
  sign: number;
  turns: 'retrograde' | 'direct';
};
export type MoonPhase = Lunation & { eclipse?: Eclipse };
export type SkyEvent = Ingress | Station | MoonPhase;

export const STATION_GRAHAS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
const INGRESS_GRAHAS: readonly IngressGraha[] = ['Sun', ...STATION_GRAHAS, 'Rahu'];

/** In order of time. @param month YYYY-MM */
export function listSkyEvents(month: string): SkyEvent[] {
  const { from, to } = getMonthBounds(month);
  const events: SkyEvent[] = [
    ...INGRESS_GRAHAS.flatMap((graha) => listIngresses(graha, from, to)),
    ...STATION_GRAHAS.flatMap((graha) => listStations(graha, from, to)),
    ...listLunations(from, to).map(addEclipse),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** The mean node always moves backwards, so its entries are no returns. */
const listIngresses = (graha: IngressGraha, from: string, to: string): Ingress[] =>
  findSignChanges(graha, parseUt(from), parseUt(to), DEFAULT_SETTINGS).map(({ iso, sign, isRetrograde }) => ({
    kind: 'ingress',
    graha,
    at: iso,
    sign,
    isReturn: isRetrograde && graha !== 'Rahu',
  }));

export const listStations = (graha: StationGraha, from: string, to: string): Station[] =>
  findStations(graha, from, to, DEFAULT_SETTINGS).map(({ at, sign, turns }) => ({
    kind: 'station',
    graha,
    at,
    sign,
    turns,
  }));

function addEclipse(lunation: Lunation): MoonPhase {
  const eclipse = findEclipse(lunation);
  return eclipse ? { ...lunation, eclipse } : lunation;
}
