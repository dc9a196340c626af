/**
 * The Earth's axis at an instant, from astronomy-engine (MIT): obliquity, nutation, sidereal time.
 * Longitudes are wanted on the mean ecliptic of date: the nutation that the library puts in is taken out again.
 */
import { AstroTime, e_tilt, Ecliptic, SetDeltaTFunction, SiderealTime, Vector } from 'astronomy-engine';
import { deltaT } from './delta-t.ts';
import { normalize } from './angle.ts';
import type { Instant } from './instant.ts';

// The library's own delta T (Espenak and Meeus) is 5 s off today and 36 s off in 2060: 20 arcsec of the Moon.
SetDeltaTFunction(deltaT);

export const astroTime = ({ ut }: Instant): AstroTime => new AstroTime(ut);

export type Tilt = {
  /** true obliquity of the ecliptic, degrees */
  obliquity: number;
  /** nutation in longitude, degrees */
  nutation: number;
  /** apparent sidereal time at Greenwich, degrees */
  siderealTime: number;
};

export function tiltAt(instant: Instant): Tilt {
  const time = astroTime(instant);
  const { tobl, dpsi } = e_tilt(time);
  return { obliquity: tobl, nutation: dpsi / 3600, siderealTime: SiderealTime(time) * 15 };
}

/** Longitude on the mean ecliptic and equinox of date, degrees, of an equatorial J2000 vector as seen at `instant`. */
export function meanLongitude(x: number, y: number, z: number, instant: Instant): number {
  const time = astroTime(instant);
  return normalize(Ecliptic(new Vector(x, y, z, time)).elon - e_tilt(time).dpsi / 3600);
}
