/** A place of the gazetteer with what the search needs. */
import type { Place } from '#src/places/contract.ts';
import { getCountryName } from '#src/places/country-name.ts';
import { foldName } from './phonetic-key.ts';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { STATE_ALIASES } from '#src/places/data/state-names.ts';

export type Town = {
  place: Place;
  /** "Kota, Rajasthan, India" */
  label: string;
  /** folded: its main name first, then the others */
  names: string[];
  /** folded names of district, state with its aliases, and country */
  areas: string[];
  population: number;
  isIndian: boolean;
  /** order in lists: the power of ten of the population, plus 3 for a place in India */
  weight: number;
};

const INDIA = 'IN';
const INDIA_WEIGHT = 3;

export function readTowns(file: GazetteerFile): Town[] {
  const places = file.columns.id.map((_, row) => readPlace(file, row));
  const namesakes = countNamesakes(places);
  return places.map((place, row) => {
    const country = getCountryName(place.country);
    const population = file.columns.population[row]!;
    const isIndian = place.country === INDIA;
    return {
      place,
      label: formatLabel(place, country, namesakes.get(createNamesakeKey(place))! > 1),
      names: [place.name, ...file.columns.others[row]!.split('|')].map(foldName).filter(Boolean),
      areas: listAreas(place, country, file.districts[file.columns.district[row]!]),
      population,
      isIndian,
      weight: Math.log10(population + 1000) + (isIndian ? INDIA_WEIGHT : 0),
    };
  });
}

function readPlace({ columns, zones, regions, districts, countries }: GazetteerFile, row: number): Place {
  const district = districts[columns.district[row]!]?.split('|')[0];
  const region = regions[columns.region[row]!];
  return {
    id: String(columns.id[row]),
    name: columns.name[row]!,
    ...(district ? { district } : {}),
    ...(region ? { region } : {}),
    country: countries[columns.country[row]!]!,
    latitude: columns.latitude[row]! / 1e5,
    longitude: columns.longitude[row]! / 1e5,
    zone: zones[columns.zone[row]!]!,
  };
}

const createNamesakeKey = ({ name, region, country }: Place) => `${name}|${region}|${country}`;

function countNamesakes(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places)
    counts.set(createNamesakeKey(place), (counts.get(createNamesakeKey(place)) ?? 0) + 1);
  return counts;
}

/** Adds the district if the state has several places of the name; without repetitions such as "Delhi, Delhi, India". */
function formatLabel({ name, district, region }: Place, country: string, hasNamesake: boolean): string {
  const parts = [name, hasNamesake ? district : undefined, region, country].filter(Boolean);
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

function listAreas({ region, country }: Place, countryName: string, districts = ''): string[] {
  const states = region ? [region, ...(country === INDIA ? (STATE_ALIASES[region] ?? []) : [])] : [];
  return [...districts.split('|'), ...states, countryName, country].filter(Boolean).map(foldArea);
}

const foldedAreas = new Map<string, string>();

/** Cached: 31 000 towns share a few thousand areas. */
function foldArea(area: string): string {
  const folded = foldedAreas.get(area) ?? foldName(area);
  foldedAreas.set(area, folded);
  return folded;
}
