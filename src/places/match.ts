/** One typed text, one place: or the question which one. */
import type { Place, PlaceHit } from './contract.ts';
import { sound } from './fold.ts';
import type { NameIndex } from './name-index.ts';
import { namedAndWithin, type Query } from './query.ts';
import { searchPlaces } from './search.ts';
import type { Town } from './town.ts';

export type PlaceMatch =
  { kind: 'one'; place: Place } | { kind: 'several'; places: PlaceHit[] } | { kind: 'none' };

/** A namesake with less than a hundredth of the people is not what somebody means who writes the bare name. */
const NEGLIGIBLE = 0.01;
const SHOWN = 8;

export function matchPlace(index: NameIndex, freeText: string): PlaceMatch {
  for (const query of namedAndWithin(freeText)) {
    if (isOnlyAnArea(index, query)) break;
    const towns = rivals(named(index, query));
    if (towns.length === 1) return { kind: 'one', place: towns[0]!.place };
    if (towns.length > 1) return several(towns);
  }
  const near = searchPlaces(index, freeText, SHOWN);
  return near.length > 0 ? several(near) : { kind: 'none' };
}

/** "Goa" is also another name of Mormugao, but who writes it means the state. */
function isOnlyAnArea(index: NameIndex, { name, within }: Query): boolean {
  const isTown = index.exactly(name).some(({ names, indian }) => indian && names[0] === name);
  return within.length === 0 && !isTown && index.inside(name).some(({ indian }) => indian);
}

/** Spelled so, or else sounding so; in the areas named. */
function named(index: NameIndex, { name, within }: Query): Town[] {
  const fits = (town: Town) => within.every((area) => town.within.includes(area));
  const spelled = index.exactly(name).filter(fits);
  return spelled.length > 0 ? spelled : index.sounding(sound(name)).filter(fits);
}

/** Indian towns stand before foreign ones of the same name, unless those are bigger. */
function rivals(towns: readonly Town[]): Town[] {
  const [biggest, ...others] = towns.toSorted((a, b) => b.weight - a.weight);
  if (!biggest) return [];
  const counts = ({ population, indian }: Town) =>
    indian === biggest.indian
      ? population >= biggest.population * NEGLIGIBLE
      : population > biggest.population;
  return [biggest, ...others.filter(counts)];
}

const several = (towns: readonly Town[]): PlaceMatch => ({
  kind: 'several',
  places: towns.slice(0, SHOWN).map(({ place, label }) => ({ ...place, label })),
});
