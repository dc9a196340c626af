/** A row of the gazetteer with what searching needs. */
import type { Place } from './contract.ts';
import { countryName } from './country-name.ts';
import { fold } from './fold.ts';
import type { GazetteerFile } from './gazetteer-file.ts';
import { STATE_NAMES } from './data/state-names.ts';

export type Town = {
  place: Place;
  /** "Kota, Rajasthan, India" */
  label: string;
  /** folded: its own name first, then the others */
  names: string[];
  /** folded names of what the town lies in: district, state as people write it, country */
  within: string[];
  population: number;
  indian: boolean;
  /** what it counts in a list: a million people is 6, being Indian 3 more */
  weight: number;
};

const INDIA = 'IN';
const INDIA_WEIGHT = 3;

export function readTowns(file: GazetteerFile): Town[] {
  const places = file.columns.id.map((_, row) => placeAt(file, row));
  const twins = countTwins(places);
  return places.map((place, row) => {
    const inWords = countryName(place.country);
    const population = file.columns.population[row]!;
    const indian = place.country === INDIA;
    return {
      place,
      label: labelOf(place, inWords, twins.get(twinKey(place))! > 1),
      names: [place.name, ...file.columns.others[row]!.split('|')].map(fold).filter(Boolean),
      within: within(place, inWords),
      population,
      indian,
      weight: Math.log10(population + 1000) + (indian ? INDIA_WEIGHT : 0),
    };
  });
}

function placeAt({ columns, zones, regions, districts, countries }: GazetteerFile, row: number): Place {
  const [district, region] = [districts[columns.district[row]!], regions[columns.region[row]!]];
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

const twinKey = ({ name, region, country }: Place) => `${name}|${region}|${country}`;

function countTwins(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(twinKey(place), (counts.get(twinKey(place)) ?? 0) + 1);
  return counts;
}

/** The district only where the state has the name twice; "Delhi, Delhi, India" is said once. */
function labelOf({ name, district, region }: Place, country: string, hasTwin: boolean): string {
  const parts = [name, hasTwin ? district : undefined, region, country].filter(Boolean);
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

function within({ district, region, country }: Place, inWords: string): string[] {
  const states = region ? [region, ...(country === INDIA ? (STATE_NAMES[region] ?? []) : [])] : [];
  return [district ?? '', ...states, inWords, country].filter(Boolean).map(foldedArea);
}

const areas = new Map<string, string>();

/** A few thousand areas hold all towns: each is folded once. */
function foldedArea(area: string): string {
  const folded = areas.get(area) ?? fold(area);
  areas.set(area, folded);
  return folded;
}
