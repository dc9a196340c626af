/** A place while the extracts are merged. */
export type Town = {
  id: number | string;
  name: string;
  others: string[];
  latitude: number;
  longitude: number;
  population: number;
  country: string;
  region: string;
  /** "East Singhbhum|Purba Singhbhum": the name of today first, then earlier names and districts */
  district: string;
  zone: string;
  /** the name comes from our corrections and is not changed by an extract */
  isNameCorrected?: true;
};

export const INDIA = 'IN';
export const INDIAN_TIME = 'Asia/Kolkata';

type Point = Pick<Town, 'latitude' | 'longitude'>;

/** For a place without a GeoNames id. */
export const createPointId = ({ latitude, longitude }: Point) =>
  `x${latitude.toFixed(4)},${longitude.toFixed(4)}`;

/** Flat-Earth approximation, accurate enough for a few kilometres. */
export function computeDistanceKm(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

/** Joins names of one district with "|", the first one being shown, without repetitions. */
export const joinDistrictNames = (...names: string[]): string =>
  [...new Set(names.flatMap((name) => name.split('|')).filter(Boolean))].join('|');
