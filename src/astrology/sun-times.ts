/** Sunrise and sunset of a civil day. */
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import type { CivilDay } from './civil-day.ts';
import { astroTime } from './frame.ts';
import { instantAt } from './instant.ts';
import type { Spot } from './longitudes.ts';

/** Days from J2000.0; null where it does not happen between the two midnights. */
export type SunTimes = { rise: number | null; set: number | null };

/**
 * The moment the upper limb shows or vanishes on a level horizon at sea level, lifted by 34 arcminutes of refraction: the definition of
 * the almanacs. (Sunrise by the Sun's centre without refraction, as some programs print it, comes some four minutes later in India.)
 */
export function sunTimes({ start, end }: CivilDay, { latitude, longitude }: Spot): SunTimes {
  const observer = new Observer(latitude, longitude, 0);
  const search = (direction: 1 | -1) =>
    SearchRiseSet(Body.Sun, observer, direction, astroTime(instantAt(start)), end - start)?.ut ?? null;
  return { rise: search(1), set: search(-1) };
}
