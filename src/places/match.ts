/** One typed text, one place: or the question which one. */
import type { Place, PlaceHit } from './contract.ts';
import { inLatinLetters } from './devanagari.ts';
import { fold, sound } from './fold.ts';
import type { NameIndex } from './name-index.ts';
import { namedAndWithin, type Query } from './query.ts';
import { searchPlaces } from './search.ts';
import type { Town } from './town.ts';

export type PlaceMatch =
  { kind: 'one'; place: Place } | { kind: 'several'; places: PlaceHit[] } | { kind: 'none' };

/** A city of this size, twenty times as large as its namesakes, is what people mean by the bare name: Kota in Rajasthan. */
const CITY = 100_000;
const OUTWEIGHS = 20;
const SHOWN = 8;

export function matchPlace(index: NameIndex, freeText: string): PlaceMatch {
  for (const query of [freeText, inLatinLetters(freeText) ?? ''].flatMap(namedAndWithin)) {
    if (isOnlyAnArea(index, query)) break;
    const towns = rivals(named(index, query), query.name);
    if (towns.length === 1) return { kind: 'one', place: towns[0]!.place };
    if (towns.length > 1) return several(towns);
  }
  const near = searchPlaces(index, freeText, SHOWN);
  return near.length > 0 ? several(near) : { kind: 'none' };
}

/** "Goa" is also another name of Mormugao, but who writes it means the state. */
function isOnlyAnArea(index: NameIndex, { name, within }: Query): boolean {
  if (within.length > 0 || index.exactly(name).some((town) => town.indian && isOwnName(town, name)))
    return false;
  return index.inside(name).some(({ indian, place }) => indian && fold(place.region ?? '') === name);
}

const isOwnName = ({ names }: Town, name: string) => names[0] === name;

/** Spelled so, or else sounding so; in the areas named. */
function named(index: NameIndex, { name, within }: Query): Town[] {
  const fits = (town: Town) => within.every((area) => town.within.includes(area));
  const spelled = index.exactly(name).filter(fits);
  return spelled.length > 0 ? spelled : index.sounding(sound(name)).filter(fits);
}

/**
 * The town most people mean, and those that somebody else may mean: no far smaller one, no foreign one, none that only has the name beside its own. Of a suburb's
 * name, Goregaon of Mumbai, a town of that name in the same state is a rival however small.
 */
function rivals(towns: readonly Town[], name: string): Town[] {
  const weight = (town: Town) => town.weight + (isOwnName(town, name) && town.population >= CITY ? 2 : 0);
  const [first, ...others] = towns.toSorted((a, b) => weight(b) - weight(a));
  if (!first) return [];
  const isNeighbour = (town: Town) => town.indian && town.place.region === first.place.region;
  const isRival = (town: Town) =>
    !(first.indian && !town.indian) &&
    !(isOwnName(first, name) && !isOwnName(town, name)) &&
    (!(first.population >= CITY && first.population >= OUTWEIGHS * town.population) ||
      (isOwnName(town, name) && !isOwnName(first, name) && isNeighbour(town)));
  return [first, ...others.filter(isRival)];
}

const several = (towns: readonly Town[]): PlaceMatch => ({
  kind: 'several',
  places: towns.slice(0, SHOWN).map(({ place, label }) => ({ ...place, label })),
});
