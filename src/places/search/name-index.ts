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
  const byName = new Map<string, Town[]>();
  const areas = new Map<string, Town[]>();
  for (const town of towns) {
    for (const name of town.names) addTown(byName, name, town);
    for (const area of town.areas) addTown(areas, area, town);
  }
  const byKey = new Map<string, Town[]>();
  for (const [name, namesakes] of byName)
    for (const town of namesakes) addTown(byKey, toPhoneticKey(name), town);
  return {
    names: sortNames(byName),
    phoneticKeys: sortNames(byKey),
    initials: [...new Set([...byKey.keys()].map((key) => key.slice(0, 1)))],
    areas: sortNames(areas),
    findByName: (name) => byName.get(name) ?? [],
    findByPhoneticKey: (key) => byKey.get(key) ?? [],
    findInArea: (area) => areas.get(area) ?? [],
  };
}

function addTown(names: Map<string, Town[]>, name: string, town: Town): void {
  const towns = names.get(name);
  if (!towns) names.set(name, [town]);
  else if (!towns.includes(town, -3)) towns.push(town);
}

function sortNames(names: ReadonlyMap<string, Town[]>): SortedNames {
  const words = [...names.keys()].sort();
  return { ...createSortedWords(words), towns: words.map((word) => names.get(word)!) };
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
