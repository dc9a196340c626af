/** The types of eclipses as the canon of NASA counts them; astronomy-engine differs at grazing contacts. */
import {
  Body,
  EclipseKind,
  GeoMoon,
  GeoVector,
  KM_PER_AU,
  type GlobalSolarEclipseInfo,
  type LunarEclipseInfo,
} from 'astronomy-engine';

export type EclipseType = 'total' | 'annular' | 'partial' | 'penumbral';

/**
 * The canon enlarges the shadow of the Earth by Danjon's rule, a little less than astronomy-engine. A covered part of the
 * Moon's disc below this limit is then outside of the umbra: 3 March 1988 and 29 September 2042.
 */
const MIN_COVERED_PART = 0.001;

export const getLunarEclipseType = ({ kind, obscuration }: LunarEclipseInfo): EclipseType =>
  obscuration < MIN_COVERED_PART ? 'penumbral' : (kind as EclipseType);

const [SUN_RADIUS_KM, MOON_RADIUS_KM, EARTH_RADIUS_KM] = [696_000, 1736.6, 6378.137];
/** Share of the Earth's radius: beyond it the axis of the shadow misses the flattened Earth. */
const CENTRAL_LIMIT = 0.9972;

/**
 * The axis of the shadow may miss the Earth while the edge of the umbra touches it: annular or total without a central line.
 * astronomy-engine calls that partial. Source: J. Meeus, Astronomical Algorithms (1998), ch. 54.
 */
export function getSolarEclipseType({ kind, distance, peak }: GlobalSolarEclipseInfo): EclipseType {
  if (kind !== EclipseKind.Partial) return kind as EclipseType;
  const moonKm = GeoMoon(peak).Length() * KM_PER_AU;
  const sunKm = GeoVector(Body.Sun, peak, true).Length() * KM_PER_AU;
  // Positive: the full shadow reaches the Earth; negative: the cone behind its tip does.
  const umbraKm = MOON_RADIUS_KM - (moonKm * (SUN_RADIUS_KM - MOON_RADIUS_KM)) / (sunKm - moonKm);
  const isTouched = distance < CENTRAL_LIMIT * EARTH_RADIUS_KM + Math.abs(umbraKm);
  if (!isTouched) return 'partial';
  return umbraKm > 0 ? 'total' : 'annular';
}
