/**
 * The offline gazetteer: 31 500 places, among them every Indian town of GeoNames and every district seat, with
 * historical names.
 *
 * The data is from GeoNames (https://www.geonames.org) under Creative Commons Attribution 4.0: every site or document
 * that shows a place must show ATTRIBUTION (contract-attribution.ts). We changed it: docs/decisions/0026-place-data.md.
 */
import { readFileSync } from 'node:fs';
import type { Place, PlaceHit } from './contract.ts';
import type { GazetteerFile } from './data/gazetteer-file.ts';
import { FORMAT_VERSION } from './data/gazetteer-file.ts';
import { matchPlace, type PlaceMatch } from './search/match-place.ts';
import { createNameIndex } from './search/name-index.ts';
import { searchPlaces } from './search/search-places.ts';

export type Gazetteer = {
  /**
   * Finds places by prefix, historical name, in ten Indian scripts or with typing errors, and by name and area ("Kota,
   * Raj"). The best match is first; for the order see computeWeight in search/towns.ts.
   */
  search(query: string, limit?: number): PlaceHit[];
  findById(id: string): Place | undefined;
  /** Returns one place only if the text cannot mean another. */
  match(freeText: string): PlaceMatch;
};

/**
 * Measured (docs/benchmarks.md): loading takes 1 to 1.5 s and 6.7 MB; a search takes 0.2 ms, 2 ms at the 99th
 * percentile, never 10 ms.
 * @throws Error when the file is missing or of another version: `node scripts/gazetteer.ts` creates it
 */
export function loadGazetteer(file: string): Gazetteer {
  return createGazetteer(readFile(file));
}

/** Reads the file at the first search. Used in development, where the server restarts after each edit. */
export function loadGazetteerLazily(file: string): Gazetteer {
  let loaded: Gazetteer | undefined;
  const load = () => (loaded ??= loadGazetteer(file));
  return {
    search: (...query) => load().search(...query),
    findById: (id) => load().findById(id),
    match: (freeText) => load().match(freeText),
  };
}

function readFile(file: string): GazetteerFile {
  const data = JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile;
  if (data.format !== FORMAT_VERSION)
    throw new Error(`${file} has another format version. Create it again: node scripts/gazetteer.ts`);
  return data;
}

function createGazetteer(data: GazetteerFile): Gazetteer {
  const index = createNameIndex(data);
  const { findRowById, getPlace, getPlaceHit } = index.towns;
  return {
    search: (query, limit = 8) => searchPlaces(index, query, limit).map(getPlaceHit),
    findById: (id) => {
      const row = findRowById(id);
      return row === undefined ? undefined : getPlace(row);
    },
    match: (freeText) => matchPlace(index, freeText),
  };
}
