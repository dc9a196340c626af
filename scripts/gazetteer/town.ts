/** A place while the extracts are merged. */
export type Town = {
  id: number | string;
  name: string;
  otherNames: string[];
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

export const INDIAN_TIME = 'Asia/Kolkata';

type Point = Pick<Town, 'latitude' | 'longitude'>;

/** For a place without a GeoNames id. */
export const createPointId = ({ latitude, longitude }: Point) =>
  `x${latitude.toFixed(4)},${longitude.toFixed(4)}`;

/** Joins names of one district with "|", the first one being shown, without repetitions. */
export const joinDistrictNames = (...names: string[]): string =>
  [...new Set(names.flatMap((name) => name.split('|')).filter(Boolean))].join('|');
