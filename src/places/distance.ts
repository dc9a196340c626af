type Point = { latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;

/** Computes kilometres between two points in degrees, as if the Earth were flat: accurate for a few kilometres. */
export function computeDistanceKm(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * KM_PER_DEGREE;
}
