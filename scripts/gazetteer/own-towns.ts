/** Reads src/places/data/own-towns.tsv: towns that neither extract has. */
import { readFileSync } from 'node:fs';
import { DISTRICT_NAMES } from '#src/places/data/district-names.ts';
import { INDIA } from '#src/places/search/towns.ts';
import { listOtherNames } from './names.ts';
import { createPointId, INDIAN_TIME, joinDistrictNames, type Town } from './town.ts';

const FILE = new URL('../../src/places/data/own-towns.tsv', import.meta.url);

export const loadOwnTowns = (): Town[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => parseTown(line.split('\t')));

function parseTown([name, district, region, latitude, longitude, population, otherNames]: string[]): Town {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return {
    ...point,
    id: createPointId(point),
    name: name!,
    otherNames: listOtherNames(name!, otherNames!.split('|')),
    population: Number(population),
    country: INDIA,
    region: region!,
    district: joinDistrictNames(district!, findEarlierName(district!, region!)),
    zone: INDIAN_TIME,
  };
}

const findEarlierName = (district: string, state: string): string =>
  Object.entries(DISTRICT_NAMES[state] ?? {}).find(([, name]) => name === district)?.[0] ?? '';
