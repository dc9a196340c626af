/** Resolves a freely typed place to one gazetteer place, or to the places it may mean. */
import type { Place, PlaceHit } from '#src/places/contract.ts';
import { transliterateDevanagari } from './devanagari.ts';
import { foldName, toPhoneticKey } from './phonetic-key.ts';
import type { NameIndex } from './name-index.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { searchPlaces } from './search-places.ts';
import type { Town } from './towns.ts';

export type PlaceMatch =
  { kind: 'one'; place: Place } | { kind: 'several'; places: PlaceHit[] } | { kind: 'none' };

/**
 * A name without district, state or country means a town of at least these people. A smaller one is only offered: the
 * text may mean a village of the same name that the gazetteer does not have.
 */
const MIN_POPULATION = 20_000;
const MIN_FOREIGN_POPULATION = 500_000;
/** A smaller place abroad is not meant by the name of an Indian one. */
const MIN_NAMESAKE_POPULATION_ABROAD = 100_000;
/** Points of one town; ten kilometres from east to west are 24 seconds of birth time. */
const SAME_PLACE_KM = 10;
const MAX_CHOICES = 8;

/**
 * Returns one place only if its name is equal to the typed one, no place elsewhere has that name in the typed areas, and
 * the text names an area or the place is large.
 */
export function matchPlace(index: NameIndex, freeText: string): PlaceMatch {
  for (const query of [freeText, transliterateDevanagari(freeText) ?? ''].flatMap(parseQuery)) {
    if (isOnlyAnArea(index, query)) break;
    const namesakes = listNamesakes(index, query);
    const [town, ...others] = namesakes;
    if (!town) continue;
    if (others.length > 0 || !canBeMeant(town, query)) return toChoices(namesakes);
    return { kind: 'one', place: town.place };
  }
  const similar = searchPlaces(index, freeText, MAX_CHOICES);
  return similar.length > 0 ? toChoices(similar) : { kind: 'none' };
}

/** "Goa" is also another name of Mormugao, but as a query it means the state. */
function isOnlyAnArea(index: NameIndex, { name, areas }: Query): boolean {
  if (areas.length > 0 || index.findByName(name).some((town) => town.isIndian && hasMainName(town, name)))
    return false;
  return index
    .findInArea(name)
    .some(({ isIndian, place }) => isIndian && foldName(place.region ?? '') === name);
}

const hasMainName = ({ names }: Town, name: string) => names[0] === name;

const canBeMeant = (town: Town, { areas }: Query): boolean =>
  areas.length > 0 || town.population >= (town.isIndian ? MIN_POPULATION : MIN_FOREIGN_POPULATION);

/**
 * Lists the places with exactly this name in the given areas, the likeliest first, one record of each place. For a
 * name in Devanagari, places that sound the same follow: few of them have their Devanagari spelling recorded.
 */
function listNamesakes(index: NameIndex, { name, areas }: Query): Town[] {
  const isInside = (town: Town) => areas.every((area) => town.areas.includes(area));
  const [town, ...others] = index
    .findByName(name)
    .filter(isInside)
    .toSorted((a, b) => computeWeight(b, name) - computeWeight(a, name));
  if (!town) return [];
  const latin = transliterateDevanagari(name);
  const similar = latin ? index.findByPhoneticKey(toPhoneticKey(latin)) : [];
  const namesakes = [town];
  for (const other of [...others, ...similar])
    if (
      isInside(other) &&
      (other.isIndian || isCityAbroad(other, name)) &&
      !namesakes.some((each) => isSamePlace(each, other))
    )
      namesakes.push(other);
  return namesakes;
}

const computeWeight = (town: Town, name: string): number =>
  town.weight + (hasMainName(town, name) ? MAIN_NAME_WEIGHT : 0);

/** A place with this main name is likelier than one a hundred times as large with another name like it. */
const MAIN_NAME_WEIGHT = 2;

const isCityAbroad = (town: Town, name: string): boolean =>
  hasMainName(town, name) && town.population >= MIN_NAMESAKE_POPULATION_ABROAD;

/** Two records of one town, or a town and its district of the same name. */
function isSamePlace({ place: a }: Town, { place: b }: Town): boolean {
  if (a.district && b.district && a.district !== b.district) return false;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * KM_PER_DEGREE < SAME_PLACE_KM;
}

const KM_PER_DEGREE = 111.2;

const toChoices = (towns: readonly Town[]): PlaceMatch => ({
  kind: 'several',
  places: towns.slice(0, MAX_CHOICES).map(({ place, label }) => ({ ...place, label })),
});
