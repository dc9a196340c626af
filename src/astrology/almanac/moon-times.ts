/** Moonrise and moonset: the upper limb at a level horizon, with refraction. Source: astronomy-engine (MIT). */
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { DAY_MS } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';

const J2000_NOON = new Date('2000-01-01T12:00:00Z');
const [RISE, SET] = [1, -1];

/** Days from J2000.0; null if the Moon does not rise or set between `from` and `to`. */
export function computeMoonTimes(
  from: number,
  to: number,
  { latitude, longitude }: GeographicLocation,
): { rise: number | null; set: number | null } {
  const observer = new Observer(latitude, longitude, 0);
  const search = (direction: number): number | null => {
    const start = new Date(J2000_NOON.getTime() + from * DAY_MS);
    const time = SearchRiseSet(Body.Moon, observer, direction, start, to - from);
    return time && time.ut < to ? time.ut : null;
  };
  return { rise: search(RISE), set: search(SET) };
}
