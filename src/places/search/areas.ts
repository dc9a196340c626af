/** The districts, states and countries that a user may mean by the text after a name. */
import { getCountryName } from '#src/places/country-name.ts';
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { COUNTRY_ALIASES, STATE_ALIASES, STATE_CODES_ABROAD } from '#src/places/data/state-names.ts';
import { countEdits } from './edit-distance.ts';
import { foldName } from './phonetic-key.ts';
import type { Towns } from './towns.ts';

/** Shorter texts are abbreviations such as "up", not typing errors. */
const MIN_FUZZY_LENGTH = 5;

type AreaKind = 'districts' | 'regions' | 'countries';
/** `index` points into the list of the file. */
type Area = { kind: AreaKind; index: number };

/** Folded names of areas, each with the areas that have it: "kota" is a district, "up" are two states. */
export type AreaIndex = ReadonlyMap<string, readonly Area[]>;

export function createAreaIndex({ districts, regions, countries }: GazetteerFile): AreaIndex {
  const areasByName = new Map<string, Area[]>();
  const add = (kind: AreaKind, index: number, names: readonly string[]) => {
    for (const name of new Set(names.map((each) => joinInitials(foldName(each)))))
      if (name) areasByName.set(name, [...(areasByName.get(name) ?? []), { kind, index }]);
  };
  districts.forEach((names, index) => add('districts', index, names.split('|')));
  regions.forEach((name, index) => add('regions', index, [name, ...listStateAliases(name)]));
  countries.forEach((code, index) =>
    add('countries', index, [code, getCountryName(code), ...(COUNTRY_ALIASES[code] ?? [])]),
  );
  return areasByName;
}

const listStateAliases = (name: string): readonly string[] => [
  ...(STATE_ALIASES[name] ?? []),
  ...(STATE_CODES_ABROAD[name] ? [STATE_CODES_ABROAD[name]] : []),
];

/** "U.K." and "D.C." are folded to "u k" and "d c". */
const joinInitials = (folded: string): string => folded.replace(/\b([a-z]) (?=[a-z]\b)/g, '$1');

/** The areas of exactly this folded name. */
export const getAreas = (index: AreaIndex, typed: string): readonly Area[] =>
  index.get(joinInitials(typed)) ?? [];

/** Created for each search; caches areas, because several readings of a query contain the same ones. */
export type AreaFilter = {
  /** whether each of the areas is in the gazetteer */
  areKnown(areas: readonly string[]): boolean;
  /** whether the town lies in each of the areas */
  isInAll(town: number, areas: readonly string[]): boolean;
};

export function createAreaFilter(index: AreaIndex, towns: Towns): AreaFilter {
  const cache = new Map<string, AreaSet>();
  const findCachedAreas = (typed: string): AreaSet => {
    const areas = cache.get(typed) ?? createAreaSet(findAreas(index, joinInitials(typed)));
    cache.set(typed, areas);
    return areas;
  };
  return {
    areKnown: (areas) => areas.every((area) => findCachedAreas(area).size > 0),
    isInAll: (town, areas) => areas.every((area) => isInArea(towns, town, findCachedAreas(area))),
  };
}

/** Finds areas by prefix ("kota, raj"), and with one edit after the first letter ("jaipur rajsthan"). */
function findAreas(index: AreaIndex, typed: string): Area[] {
  const found: Area[] = [];
  for (const [name, areas] of index)
    if (name[0] === typed[0] && (name.startsWith(typed) || isMistyped(name, typed))) found.push(...areas);
  return found;
}

const isMistyped = (name: string, typed: string): boolean =>
  typed.length >= MIN_FUZZY_LENGTH && countEdits(typed, name, 1, true) <= 1;

export type AreaSet = Record<AreaKind, ReadonlySet<number>> & { size: number };

export const createAreaSet = (areas: readonly Area[]): AreaSet => {
  const select = (kind: AreaKind) =>
    new Set(areas.filter((area) => area.kind === kind).map(({ index }) => index));
  return {
    districts: select('districts'),
    regions: select('regions'),
    countries: select('countries'),
    size: areas.length,
  };
};

export const isInArea = (towns: Towns, town: number, area: AreaSet): boolean =>
  area.districts.has(towns.districts[town]!) ||
  area.regions.has(towns.regions[town]!) ||
  area.countries.has(towns.countries[town]!);

/** Lists all towns in an area of exactly this name; none if there is no such area. */
export function listTownsInArea(index: AreaIndex, towns: Towns, name: string): number[] {
  const areas = index.get(name);
  if (!areas) return [];
  const area = createAreaSet(areas);
  const rows: number[] = [];
  for (let town = 0; town < towns.count; town++) if (isInArea(towns, town, area)) rows.push(town);
  return rows;
}
