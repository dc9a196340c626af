/** Sunrise and sunset of a civil day. */
import { Body, KM_PER_AU, Observer, SearchAltitude } from 'astronomy-engine';
import { RAD } from './angle.ts';
import type { CivilDay } from './civil-day.ts';
import { astroTime } from './frame.ts';
import { heliocentric } from './heliocentric.ts';
import { instantAt, type Instant } from './instant.ts';
import type { Spot } from './longitudes.ts';

/** Days from J2000.0; null where it does not happen between the two midnights. */
export type SunTimes = { rise: number | null; set: number | null };

/**
 * The moment the upper limb shows or vanishes on a level horizon at sea level, lifted by the air: the definition of the almanacs.
 * (Sunrise by the Sun's centre without refraction, as some programs print it, comes some four minutes later in India.)
 */
export function sunTimes({ start, end }: CivilDay, { latitude, longitude }: Spot): SunTimes {
  const observer = new Observer(latitude, longitude, 0);
  const from = instantAt(start);
  const altitude = -REFRACTION - radius(instantAt((start + end) / 2));
  const search = (direction: 1 | -1) =>
    SearchAltitude(Body.Sun, observer, direction, astroTime(from), end - start, altitude)?.ut ?? null;
  return { rise: search(1), set: search(-1) };
}

/** Degrees at the horizon in air of 1013.25 hPa and 15 degrees: 33.6' (Sinclair's formula, NAO Technical Note 59). */
const REFRACTION = 33.6 / 60;

const SUN_RADIUS_AU = 696_000 / KM_PER_AU;

/** The Sun's apparent radius in degrees. */
function radius({ tt }: Instant): number {
  return Math.asin(SUN_RADIUS_AU / Math.hypot(...heliocentric('Earth', tt).place)) / RAD;
}
