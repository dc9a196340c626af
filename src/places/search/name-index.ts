/** Index of all names of all towns by spelling, phonetic key and prefix. */
import { toPhoneticKey } from './phonetic-key.ts';
import type { Town } from './towns.ts';
import { createSortedWords, type SortedWords } from './edit-distance.ts';

/** Names in order, each with its towns: several towns may share a name. */
export type SortedNames = SortedWords & { towns: readonly (readonly Town[])[] };

export type NameIndex = {
  names: SortedNames;
  phoneticKeys: SortedNames;
  /** first letters of all phonetic keys */
  initials: readonly string[];
  /** districts, states and countries, each with its towns */
  areas: SortedNames;
  findByName(name: string): readonly Town[];
  findByPhoneticKey(key: string): readonly Town[];
  findInArea(area: string): readonly Town[];
};

export function createNameIndex(towns: readonly Town[]): NameIndex {
  const byName = new Map<string, Set<Town>>();
  const byArea = new Map<string, Set<Town>>();
  for (const town of towns) {
    for (const name of town.names) addTown(byName, name, town);
    for (const area of town.areas) addTown(byArea, area, town);
  }
  const byKey = new Map<string, Set<Town>>();
  for (const [name, namesakes] of byName)
    for (const town of namesakes) addTown(byKey, toPhoneticKey(name), town);
  const [names, phoneticKeys, areas] = [toLists(byName), toLists(byKey), toLists(byArea)];
  return {
    names: sortNames(names),
    phoneticKeys: sortNames(phoneticKeys),
    initials: [...new Set([...phoneticKeys.keys()].map((key) => key.slice(0, 1)))],
    areas: sortNames(areas),
    findByName: (name) => names.get(name) ?? [],
    findByPhoneticKey: (key) => phoneticKeys.get(key) ?? [],
    findInArea: (area) => areas.get(area) ?? [],
  };
}

/** Two spellings of a town may have one key: a set contains the town once. */
function addTown(townsByName: Map<string, Set<Town>>, name: string, town: Town): void {
  const towns = townsByName.get(name);
  if (towns) towns.add(town);
  else townsByName.set(name, new Set([town]));
}

const toLists = (townsByName: ReadonlyMap<string, ReadonlySet<Town>>): ReadonlyMap<string, readonly Town[]> =>
  new Map(Array.from(townsByName, ([name, towns]) => [name, [...towns]]));

function sortNames(townsByName: ReadonlyMap<string, readonly Town[]>): SortedNames {
  const words = [...townsByName.keys()].sort();
  return { ...createSortedWords(words), towns: words.map((word) => townsByName.get(word)!) };
}

/** The rows of the words that start with `text`; `to` is exclusive. */
export const findPrefixRange = ({ words }: SortedWords, text: string): [from: number, to: number] => [
  findLowerBound(words, text),
  findLowerBound(words, `${text}\uffff`),
];

function findLowerBound(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
