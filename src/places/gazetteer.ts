/**
 * The offline gazetteer: 31 500 places, among them every Indian town of GeoNames and every district seat, with
 * historical names.
 *
 * The data is from GeoNames (https://www.geonames.org) under Creative Commons Attribution 4.0: every site or document
 * that shows a place must show ATTRIBUTION (contract-attribution.ts). We changed it: docs/decisions/0026-place-data.md.
 */
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Place, PlaceHit } from './contract.ts';
import type { GazetteerFile } from './data/gazetteer-file.ts';
import { FORMAT_VERSION } from './data/gazetteer-file.ts';
import { matchPlace, type PlaceMatch } from './search/match-place.ts';
import { createNameIndex, createNameTables, type NameIndex, type NameTables } from './search/name-index.ts';
import { findNearestTown } from './search/nearest.ts';
import { searchPlaces } from './search/search-places.ts';
import { createSlugs, type Slugs } from './search/slugs.ts';
import type { Towns } from './search/towns.ts';

export type Gazetteer = {
  /**
   * Finds places by prefix, historical name, in ten Indian scripts or with typing errors, and by name and area ("Kota,
   * Raj"). The best match is first; for the order see computeWeight in search/towns.ts.
   */
  search(query: string, limit?: number): PlaceHit[];
  findById(id: string): Place | undefined;
  /** Returns one place only if the text cannot mean another. */
  match(freeText: string): PlaceMatch;
  /** A place by its name in addresses of pages: "jaipur", "aurangabad-bihar". */
  findBySlug(slug: string): Place | undefined;
  /** @throws Error for an id that is not in the gazetteer */
  getSlug(id: string): string;
  /** The town that people at a point would name. */
  findNearest(point: { latitude: number; longitude: number }): Place;
  /** The most populous places of India, the largest first. */
  listLargestIndian(count: number): Place[];
};

/**
 * Measured (docs/benchmarks.md): loading takes 0.15 s and 6.7 MB; a search takes 0.2 ms, 2 ms at the 99th
 * percentile, never 10 ms.
 * @throws Error when a file is missing or of another version: `node scripts/gazetteer.ts` creates both
 */
export function loadGazetteer(file: string): Gazetteer {
  const data = readFile(file);
  return createGazetteer(createNameIndex(data, readNameTables(file, data)));
}

/** Reads the file at the first search. Used in development, where the server restarts after each edit. */
export function loadGazetteerLazily(file: string): Gazetteer {
  let loaded: Gazetteer | undefined;
  const load = () => (loaded ??= loadGazetteer(file));
  return {
    search: (...query) => load().search(...query),
    findById: (id) => load().findById(id),
    match: (freeText) => load().match(freeText),
    findBySlug: (slug) => load().findBySlug(slug),
    getSlug: (id) => load().getSlug(id),
    findNearest: (point) => load().findNearest(point),
    listLargestIndian: (count) => load().listLargestIndian(count),
  };
}

function readFile(file: string): GazetteerFile {
  const data = JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile;
  if (data.format !== FORMAT_VERSION)
    throw new Error(`${file} has another format version. Create it again: node scripts/gazetteer.ts`);
  return data;
}

/** The tables of the names are beside the file of the places: gazetteer.json, gazetteer.names. */
export const getNameTablesFile = (file: string): string => file.replace(/\.json$/, '.names');

/** What the build writes into the file of the tables. */
export const serializeNameTables = (data: GazetteerFile): Buffer =>
  serialize({ format: FORMAT_VERSION, tables: createNameTables(data) } satisfies NameTablesFile);

type NameTablesFile = { format: number; tables: NameTables };

function readNameTables(file: string, data: GazetteerFile): NameTables {
  const { format, tables } = deserialize(readFileSync(getNameTablesFile(file))) as NameTablesFile;
  if (format !== FORMAT_VERSION || tables.mainNames.length !== data.columns.id.length)
    throw new Error(
      `${getNameTablesFile(file)} does not fit ${file}. Create both again: node scripts/gazetteer.ts`,
    );
  return tables;
}

function createGazetteer(index: NameIndex): Gazetteer {
  const { towns } = index;
  const { findRowById, getPlace, getPlaceHit } = towns;
  let slugs: Slugs | undefined;
  const getSlugs = () => (slugs ??= createSlugs(towns));
  return {
    search: (query, limit = 8) => searchPlaces(index, query, limit).map(getPlaceHit),
    findById: (id) => {
      const row = findRowById(id);
      return row === undefined ? undefined : getPlace(row);
    },
    match: (freeText) => matchPlace(index, freeText),
    findBySlug: (slug) => {
      const row = getSlugs().findRow(slug);
      return row === undefined ? undefined : getPlace(row);
    },
    getSlug: (id) => {
      const row = findRowById(id);
      if (row === undefined) throw new Error(`There is no place ${id} in the gazetteer.`);
      return getSlugs().getSlug(row);
    },
    findNearest: (point) => getPlace(findNearestTown(towns, point)),
    listLargestIndian: (count) => listLargestIndian(towns, count).map(getPlace),
  };
}

const listLargestIndian = ({ count, isIndian, populations }: Towns, wanted: number): number[] =>
  Array.from({ length: count }, (_, row) => row)
    .filter(isIndian)
    .sort((a, b) => populations[b]! - populations[a]! || a - b)
    .slice(0, wanted);
