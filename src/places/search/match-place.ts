/** Resolves a freely typed place to one gazetteer place, or to the places it may mean. */
import type { Place, PlaceHit } from '#src/places/contract.ts';
import { computeDistanceKm } from '#src/places/distance.ts';
import { hasIndianLetters, toLatinLetters } from '#src/places/transliteration/to-latin-letters.ts';
import { createAreaSet, getAreas, isInArea } from './areas.ts';
import { findRows, getTowns, isMainName, type NameIndex } from './name-index.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { toPhoneticKey } from './phonetic-key.ts';
import { searchPlaces } from './search-places.ts';
import { findWord } from './word-list.ts';

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
/** Nearer records are those of one town: ten kilometres from east to west change a chart as 24 seconds of birth time do. */
const SAME_PLACE_KM = 10;
const MAX_CHOICES = 8;

/**
 * Returns one place only if its name is equal to the typed one, no place elsewhere has that name in the typed areas, and
 * the text names an area or the place is large.
 */
export function matchPlace(index: NameIndex, freeText: string): PlaceMatch {
  const isTransliterated = hasIndianLetters(freeText);
  for (const query of parseQuery(toLatinLetters(freeText))) {
    if (isOnlyAnArea(index, query)) break;
    const namesakes = listNamesakes(index, query, isTransliterated);
    const [town, ...others] = namesakes;
    if (town === undefined) continue;
    if (others.length > 0 || !canBeMeant(index, town, query)) return toChoices(index, namesakes);
    return { kind: 'one', place: index.towns.getPlace(town) };
  }
  const similar = searchPlaces(index, freeText, MAX_CHOICES);
  return similar.length > 0 ? toChoices(index, similar) : { kind: 'none' };
}

/** "Goa" is also another name of Mormugao, but as a query it means the state. */
function isOnlyAnArea(index: NameIndex, { name, areas }: Query): boolean {
  if (areas.length > 0 || !index.areas.get(name)?.some(({ kind }) => kind === 'regions')) return false;
  const nameRow = findWord(index.names.keys, name);
  const hasTown = Array.from(findRows(index.names, name)).some(
    (town) => index.towns.isIndian(town) && isMainName(index, town, nameRow),
  );
  return !hasTown;
}

const canBeMeant = ({ towns }: NameIndex, town: number, { areas }: Query): boolean =>
  areas.length > 0 ||
  towns.populations[town]! >= (towns.isIndian(town) ? MIN_POPULATION : MIN_FOREIGN_POPULATION);

/**
 * Lists the places with exactly this name in the given areas, the likeliest first, one record of each place. Indian
 * places that sound the same follow if the name is transliterated or only another name of the first place: spellings of
 * other scripts and other names are recorded for few places.
 */
function listNamesakes(index: NameIndex, { name, areas }: Query, isTransliterated: boolean): number[] {
  const { towns } = index;
  const areaSets = areas.map((area) => createAreaSet(getAreas(index.areas, area)));
  const isInside = (town: number) => areaSets.every((area) => isInArea(towns, town, area));
  const nameRow = findWord(index.names.keys, name);
  const computeWeight = (town: number) =>
    towns.weights[town]! + (isMainName(index, town, nameRow) ? MAIN_NAME_WEIGHT : 0);
  const [first, ...others] = Array.from(findRows(index.names, name))
    .filter(isInside)
    .sort((a, b) => computeWeight(b) - computeWeight(a));
  if (first === undefined) return [];
  const isCounted = (town: number) =>
    towns.isIndian(town) ||
    (isMainName(index, town, nameRow) && towns.populations[town]! >= MIN_NAMESAKE_POPULATION_ABROAD);
  const isCertain = !isTransliterated && isMainName(index, first, nameRow);
  const similar = isCertain ? [] : listTownsThatSoundLike(index, name).filter(isInside);
  const namesakes = [first];
  for (const town of [...others, ...similar])
    if (isCounted(town) && !namesakes.some((each) => isSamePlace(index, each, town))) namesakes.push(town);
  return namesakes;
}

/** A place with this main name is likelier than one a hundred times as large with another name like it. */
const MAIN_NAME_WEIGHT = 2;

/** Lists towns by their main name only: other names differ too much from what people write. */
const listTownsThatSoundLike = (index: NameIndex, name: string): number[] =>
  Array.from(findRows(index.phoneticKeys, toPhoneticKey(name))).flatMap((nameRow) =>
    Array.from(getTowns(index, nameRow)).filter((town) => isMainName(index, town, nameRow)),
  );

/** Two records of one town, or a town and its district of the same name. */
function isSamePlace({ towns }: NameIndex, first: number, second: number): boolean {
  const [a, b] = [towns.getPlace(first), towns.getPlace(second)];
  if (a.district && b.district && a.district !== b.district) return false;
  return computeDistanceKm(a, b) < SAME_PLACE_KM;
}

const toChoices = ({ towns }: NameIndex, rows: readonly number[]): PlaceMatch => ({
  kind: 'several',
  places: rows.slice(0, MAX_CHOICES).map(towns.getPlaceHit),
});
