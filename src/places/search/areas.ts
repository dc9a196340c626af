/** The districts, states and countries that a user may mean by the text after a name. */
import { countEdits } from './edit-distance.ts';
import { findPrefixRange, type NameIndex } from './name-index.ts';
import type { Town } from './towns.ts';

/** Shorter texts are abbreviations such as "up", not typing errors. */
const MIN_FUZZY_LENGTH = 5;

/** Created for each search; caches areas, because several readings of a query contain the same ones. */
export type AreaFilter = {
  /** whether each of the areas is in the gazetteer */
  areKnown(areas: readonly string[]): boolean;
  /** whether the town lies in each of the areas */
  isInAll(town: Town, areas: readonly string[]): boolean;
};

export function createAreaFilter(index: NameIndex): AreaFilter {
  const cache = new Map<string, ReadonlySet<string>>();
  const findCachedAreas = (typed: string): ReadonlySet<string> => {
    const areas = cache.get(typed) ?? findAreas(index, typed);
    cache.set(typed, areas);
    return areas;
  };
  return {
    areKnown: (areas) => areas.every((area) => findCachedAreas(area).size > 0),
    isInAll: (town, areas) =>
      areas.every((area) => town.areas.some((townArea) => findCachedAreas(area).has(townArea))),
  };
}

/** Finds areas by prefix ("kota, raj"), and with one edit after the first letter ("jaipur rajsthan"). */
function findAreas({ areas }: NameIndex, typed: string): ReadonlySet<string> {
  const byPrefix = areas.words.slice(...findPrefixRange(areas, typed));
  if (typed.length < MIN_FUZZY_LENGTH) return new Set(byPrefix);
  const sameInitial = areas.words.slice(...findPrefixRange(areas, typed[0]!));
  return new Set([...byPrefix, ...sameInitial.filter((area) => countEdits(typed, area, 1, true) <= 1)]);
}
