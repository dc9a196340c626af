/** Eclipses as they are seen at one place. Source of the geometry: astronomy-engine (MIT). */
import {
  Body,
  EclipticGeoMoon,
  Equator,
  Horizon,
  MakeTime,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import type { LocalEclipse } from '#src/astrology/contract-almanac.ts';
import { formatIso, MINUTE_DAYS } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
import { getLunarEclipseType } from '#src/astrology/lunations/eclipse-types.ts';
import { findRoot } from '#src/astrology/motion/root-finding.ts';

/** Degrees of the Moon's latitude at a new or full moon, beyond which there is no eclipse: 1.6 with a margin. */
const MAX_LATITUDE = 1.8;
/** A new moon and the middle of its eclipse at a place are a few hours apart. */
const SEARCH_DAYS = 0.5;

/** @param ut of a new or full moon, days from J2000.0; null if there is no eclipse or it is not seen here */
export function findLocalEclipse(
  kind: 'new-moon' | 'full-moon',
  ut: number,
  { latitude, longitude }: GeographicLocation,
): LocalEclipse | null {
  if (Math.abs(EclipticGeoMoon(ut).lat) > MAX_LATITUDE) return null;
  const observer = new Observer(latitude, longitude, 0);
  const eclipse = kind === 'new-moon' ? findSolarEclipse(ut, observer) : findLunarEclipse(ut);
  return eclipse && Math.abs(eclipse.peak - ut) < SEARCH_DAYS ? clipToVisibleTime(eclipse, observer) : null;
}

type Eclipse = Pick<LocalEclipse, 'body' | 'type'> & { from: number; to: number; peak: number };

function findLunarEclipse(ut: number): Eclipse {
  const eclipse = SearchLunarEclipse(MakeTime(ut - 1));
  const { peak, sd_partial: umbral, sd_penum: penumbral } = eclipse;
  const type = getLunarEclipseType(eclipse);
  const halfDays = (type === 'penumbral' ? penumbral : umbral) * MINUTE_DAYS;
  return {
    body: 'Moon',
    type,
    from: peak.ut - halfDays,
    to: peak.ut + halfDays,
    peak: peak.ut,
  };
}

function findSolarEclipse(ut: number, observer: Observer): Eclipse {
  const { kind, partial_begin, peak, partial_end } = SearchLocalSolarEclipse(MakeTime(ut - 1), observer);
  return {
    body: 'Sun',
    type: kind as LocalEclipse['type'],
    from: partial_begin.time.ut,
    to: partial_end.time.ut,
    peak: peak.time.ut,
  };
}

const STEPS = 24;

/**
 * Clips an eclipse to the time in which the body is above the horizon; null if there is none. The body may rise or set
 * during the eclipse, but not both: an eclipse is shorter than any day or night below 60 degrees of latitude.
 */
function clipToVisibleTime({ body, type, from, to, peak }: Eclipse, observer: Observer): LocalEclipse | null {
  const computeAltitude = (ut: number) => computeBodyAltitude(body, ut, observer);
  const times = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const isUp = times.map((ut) => computeAltitude(ut) > 0);
  const [first, last] = [isUp.indexOf(true), isUp.lastIndexOf(true)];
  if (first < 0) return null;
  const visibleFrom = first === 0 ? from : findRoot(computeAltitude, times[first - 1]!, times[first]!);
  const visibleTo = last === STEPS ? to : findRoot(computeAltitude, times[last]!, times[last + 1]!);
  const best = Math.min(Math.max(peak, visibleFrom), visibleTo);
  return {
    body,
    type: best === peak || type === 'penumbral' ? type : 'partial',
    from: formatIso(visibleFrom),
    to: formatIso(visibleTo),
    peak: formatIso(best),
  };
}

/** Radius of Sun and Moon in degrees: they rise when the upper limb is on the horizon. */
const RADIUS = 0.26;

/** Degrees of the upper limb, with refraction. */
function computeBodyAltitude(body: 'Sun' | 'Moon', ut: number, observer: Observer): number {
  const time = MakeTime(ut);
  const { ra, dec } = Equator(Body[body], time, observer, true, true);
  return Horizon(time, observer, ra, dec, 'normal').altitude + RADIUS;
}
