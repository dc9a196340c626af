/** All names of all towns, ready to be looked up by spelling, by sound and by beginning. */
import { sound } from './fold.ts';
import type { Town } from './town.ts';
import { sortedWords, type SortedWords } from './typo.ts';

/** Row by row a name and its towns: a name belongs to several towns, or to one town several times. */
export type SortedNames = SortedWords & { towns: readonly (readonly Town[])[] };

export type NameIndex = {
  spelled: SortedNames;
  sounded: SortedNames;
  /** the letters that sounded names begin with */
  initials: readonly string[];
  /** districts, states and countries, each with its towns, the biggest first */
  areas: SortedNames;
  exactly(name: string): readonly Town[];
  sounding(sounds: string): readonly Town[];
  inside(area: string): readonly Town[];
};

export function createNameIndex(towns: readonly Town[]): NameIndex {
  const spelled = new Map<string, Town[]>();
  const areas = new Map<string, Town[]>();
  for (const town of towns) {
    for (const name of town.names) add(spelled, name, town);
    for (const area of town.within) add(areas, area, town);
  }
  const sounded = new Map<string, Town[]>();
  for (const [name, named] of spelled) for (const town of named) add(sounded, sound(name), town);
  return {
    spelled: sorted(spelled),
    sounded: sorted(sounded),
    initials: [...new Set([...sounded.keys()].map((name) => name.slice(0, 1)))],
    areas: sorted(areas),
    exactly: (name) => spelled.get(name) ?? [],
    sounding: (sounds) => sounded.get(sounds) ?? [],
    inside: (area) => areas.get(area) ?? [],
  };
}

function add(names: Map<string, Town[]>, name: string, town: Town): void {
  const towns = names.get(name);
  if (!towns) names.set(name, [town]);
  else if (!towns.includes(town, -3)) towns.push(town);
}

function sorted(names: ReadonlyMap<string, Town[]>): SortedNames {
  const words = [...names.keys()].sort();
  return { ...sortedWords(words), towns: words.map((word) => names.get(word)!) };
}

/** The names that begin with `text` stand together: from the first row up to the second. */
export const beginningWith = ({ words }: SortedWords, text: string): [from: number, to: number] => [
  firstFrom(words, text),
  firstFrom(words, `${text}\uffff`),
];

function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
