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
 * A name alone means a city of at least CITY_POPULATION if it is DOMINANCE_FACTOR times as large as its namesakes: Kota
 * means the city in Rajasthan.
 */
const CITY_POPULATION = 100_000;
const DOMINANCE_FACTOR = 20;
const MAX_CHOICES = 8;

export function matchPlace(index: NameIndex, freeText: string): PlaceMatch {
  for (const query of [freeText, transliterateDevanagari(freeText) ?? ''].flatMap(parseQuery)) {
    if (isOnlyAnArea(index, query)) break;
    const towns = selectRivals(findTownsNamed(index, query), query.name);
    if (towns.length === 1) return { kind: 'one', place: towns[0]!.place };
    if (towns.length > 1) return toChoices(towns);
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

/** Finds the towns in the given areas with this name, or else with this phonetic key. */
function findTownsNamed(index: NameIndex, { name, areas }: Query): Town[] {
  const isInside = (town: Town) => areas.every((area) => town.areas.includes(area));
  const sameName = index.findByName(name).filter(isInside);
  return sameName.length > 0 ? sameName : index.findByPhoneticKey(toPhoneticKey(name)).filter(isInside);
}

/**
 * Selects the best town and its rivals. A town is no rival if it is far smaller, is abroad while the best one is
 * Indian, or has the name only as an alias. Exception: if the best town has it as an alias (Goregaon, a suburb of
 * Mumbai), a town in the same state with this main name is a rival, however small.
 */
function selectRivals(towns: readonly Town[], name: string): Town[] {
  const computeWeight = (town: Town) =>
    town.weight + (hasMainName(town, name) && town.population >= CITY_POPULATION ? 2 : 0);
  const [bestTown, ...otherTowns] = towns.toSorted((a, b) => computeWeight(b) - computeWeight(a));
  if (!bestTown) return [];
  const isSameState = (town: Town) => town.isIndian && town.place.region === bestTown.place.region;
  const isRival = (town: Town) => {
    if (bestTown.isIndian && !town.isIndian) return false;
    if (hasMainName(bestTown, name) && !hasMainName(town, name)) return false;
    const isDominated =
      bestTown.population >= CITY_POPULATION && bestTown.population >= DOMINANCE_FACTOR * town.population;
    return !isDominated || (hasMainName(town, name) && !hasMainName(bestTown, name) && isSameState(town));
  };
  return [bestTown, ...otherTowns.filter(isRival)];
}

const toChoices = (towns: readonly Town[]): PlaceMatch => ({
  kind: 'several',
  places: towns.slice(0, MAX_CHOICES).map(({ place, label }) => ({ ...place, label })),
});
