/** Apparent geocentric positions: where the light of a body, on arriving, seems to come from. */
import { AstroTime, Body, GeoMoon, GeoVector } from 'astronomy-engine';
import type { Graha } from './contract.ts';
import { astroTime, meanLongitude } from './frame.ts';
import type { Instant } from './instant.ts';

export type Luminary = Exclude<Graha, 'Rahu' | 'Ketu'>;

/** Days that moonlight needs: 1.28 s, or 0.7 arcsec of the Moon's way. */
const MOONLIGHT = 1.28 / 86_400;

/** Longitude in degrees on the mean ecliptic and equinox of date, with light-time and aberration. */
export function apparentPosition(body: Luminary, instant: Instant): number {
  const { x, y, z } = body === 'Moon' ? moonAt(instant) : GeoVector(Body[body], astroTime(instant), true);
  return meanLongitude(x, y, z, instant);
}

const moonAt = ({ ut }: Instant) => GeoMoon(new AstroTime(ut - MOONLIGHT));
