/** Finds eclipses and whether they can be seen from India. Source of the geometry: astronomy-engine (MIT). */
import {
  Body,
  Equator,
  Horizon,
  Observer,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
  type AstroTime,
  type LunarEclipseInfo,
} from 'astronomy-engine';
import { DAY_MS, MINUTE_MS } from '#src/astrology/ephemeris/instant.ts';
import { getLunarEclipseType, getSolarEclipseType, type EclipseType } from './eclipse-types.ts';
import type { Lunation } from './lunations.ts';

export type Eclipse = {
  body: 'Sun' | 'Moon';
  type: EclipseType;
  /** the middle of the eclipse */
  at: string;
  /** of a lunar eclipse: entry into and exit from the umbra, the same everywhere */
  umbra?: { from: string; to: string };
  /** from all of India, from a part of it, or from none */
  seenFromIndia: 'all' | 'part' | 'none';
};

/** Towns near the borders and in the middle of India, north latitude and east longitude. */
const INDIAN_OBSERVERS = [
  [34.08, 74.8], // Srinagar
  [28.61, 77.21], // Delhi
  [22.24, 68.97], // Dwarka
  [19.08, 72.88], // Mumbai
  [8.09, 77.54], // Kanyakumari
  [13.08, 80.27], // Chennai
  [22.57, 88.36], // Kolkata
  [27.47, 94.91], // Dibrugarh
].map(([latitude, longitude]) => new Observer(latitude!, longitude!, 0));

/** The eclipse of a new or full moon, if there is one. */
export function findEclipse({ kind, at }: Lunation): Eclipse | undefined {
  const searchStart = new Date(Date.parse(at) - DAY_MS);
  const eclipse = kind === 'new-moon' ? findSolarEclipse(searchStart) : findLunarEclipse(searchStart);
  return isWithinDay(eclipse.at, at) ? eclipse : undefined;
}

const isWithinDay = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) < DAY_MS;

function findLunarEclipse(searchStart: Date): Eclipse {
  const eclipse = SearchLunarEclipse(searchStart);
  const type = getLunarEclipseType(eclipse);
  return {
    body: 'Moon',
    type,
    at: formatTime(eclipse.peak),
    ...(type === 'penumbral' ? {} : { umbra: getUmbra(eclipse) }),
    seenFromIndia: summarize(INDIAN_OBSERVERS.map((observer) => isMoonUp(eclipse, observer))),
  };
}

function getUmbra({ peak, sd_partial: minutes }: LunarEclipseInfo): { from: string; to: string } {
  const toIso = (sign: number) =>
    new Date(peak.date.getTime() + sign * minutes * MINUTE_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return { from: toIso(-1), to: toIso(1) };
}

const STEP_MINUTES = 5;

/** Whether the Moon is above the horizon at some time of the eclipse; a penumbral one is tested in its middle only. */
function isMoonUp({ peak, sd_partial: minutes }: LunarEclipseInfo, observer: Observer): boolean {
  for (let shift = -minutes; shift <= minutes; shift += STEP_MINUTES) {
    const time = peak.AddDays(shift / (24 * 60));
    const { ra, dec } = Equator(Body.Moon, time, observer, true, true);
    if (Horizon(time, observer, ra, dec, 'normal').altitude > 0) return true;
  }
  return false;
}

function findSolarEclipse(searchStart: Date): Eclipse {
  const eclipse = SearchGlobalSolarEclipse(searchStart);
  const at = formatTime(eclipse.peak);
  // The local search skips eclipses during which the Sun is below the horizon.
  const isSeen = (observer: Observer) =>
    isWithinDay(formatTime(SearchLocalSolarEclipse(searchStart, observer).peak.time), at);
  return {
    body: 'Sun',
    type: getSolarEclipseType(eclipse),
    at,
    seenFromIndia: summarize(INDIAN_OBSERVERS.map(isSeen)),
  };
}

const summarize = (isSeen: readonly boolean[]): Eclipse['seenFromIndia'] =>
  isSeen.every(Boolean) ? 'all' : isSeen.some(Boolean) ? 'part' : 'none';

const formatTime = ({ date }: AstroTime): string => date.toISOString().replace(/\.\d+Z$/, 'Z');
