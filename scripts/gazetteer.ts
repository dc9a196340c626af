/**
 * Merges the two GeoNames extracts and our own towns and corrections into build/gazetteer.json, India first, and computes the
 * tables for the search of names, build/gazetteer.names.
 * `node scripts/gazetteer.ts [file]`. The output is deterministic; sources and licences: docs/decisions/0026-place-data.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getNameTablesFile, serializeNameTables } from '#src/places/gazetteer.ts';
import { INDIA } from '#src/places/search/towns.ts';
import { loadAdminNames } from './gazetteer/admin-names.ts';
import { loadCities500 } from './gazetteer/cities-500.ts';
import { removeBorrowedNames } from './gazetteer/borrowed-names.ts';
import { addTownsOfCitiesJson } from './gazetteer/cities-json.ts';
import { toColumns } from './gazetteer/columns.ts';
import { markDistrictSeats } from './gazetteer/district-seats.ts';
import { loadOwnTowns } from './gazetteer/own-towns.ts';
import type { Town } from './gazetteer/town.ts';

/** All places of neighbouring countries are included: births before 1947, families on both sides of a border. */
const NEIGHBOURS = new Set(['BD', 'BT', 'LK', 'NP', 'PK']);
/** Every capital has more, see MIN_CAPITAL_POPULATION. */
const MIN_FOREIGN_POPULATION = 15_000;

export function buildGazetteer(outFile: string): { places: number; indian: number; bytes: number } {
  const names = loadAdminNames();
  const allTowns = loadCities500(names);
  const indian = addTownsOfCitiesJson(
    [...allTowns.filter(({ country }) => country === INDIA), ...loadOwnTowns()],
    names,
  );
  markDistrictSeats(indian);
  removeBorrowedNames(indian);
  const foreign = allTowns.filter(isIncludedForeignTown);
  const towns = [...indian.sort(compareByPopulation), ...foreign.sort(compareByPopulation)];
  const columns = toColumns(towns);
  const text = JSON.stringify(columns);
  mkdirSync(path.dirname(outFile), { recursive: true });
  writeFileSync(outFile, text);
  writeFileSync(getNameTablesFile(outFile), serializeNameTables(columns));
  return { places: towns.length, indian: indian.length, bytes: Buffer.byteLength(text) };
}

const isIncludedForeignTown = ({ country, population }: Town) =>
  country !== INDIA && (NEIGHBOURS.has(country) || population >= MIN_FOREIGN_POPULATION);

const compareByPopulation = (a: Town, b: Town) =>
  b.population - a.population || (String(a.id) < String(b.id) ? -1 : 1);

if (import.meta.main) {
  const outFile = process.argv[2] ?? 'build/gazetteer.json';
  const { places, indian, bytes } = buildGazetteer(outFile);
  console.log(`${outFile}: ${places} places, ${indian} of them in India, ${(bytes / 1e6).toFixed(1)} MB`);
}
