/** All names of all towns, ready to be looked up by spelling, by sound and by beginning. */
import { sound } from './fold.ts';
import type { Town } from './town.ts';
import { letterBits } from './typo.ts';

/** A name belongs to several towns, or to one town several times. */
export type Entry = { text: string; towns: Town[] };

export type NameIndex = {
  /** in the order of their texts, for looking up by beginning */
  spelled: readonly Entry[];
  sounded: readonly Entry[];
  /** the letters of each sounded text as bits: a search for slips looks through all of them */
  letters: Int32Array;
  exactly(name: string): readonly Town[];
  sounding(sounds: string): readonly Town[];
  /** towns in a district, state or country of this name, the biggest first */
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
  const sounds = sorted(sounded);
  return {
    spelled: sorted(spelled),
    sounded: sounds,
    letters: Int32Array.from(sounds, ({ text }) => letterBits(text)),
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

const sorted = (names: ReadonlyMap<string, Town[]>): Entry[] =>
  [...names.keys()].sort().map((text) => ({ text, towns: names.get(text)! }));

/** The entries that begin with `text`: they stand together. */
export const beginningWith = (entries: readonly Entry[], text: string): readonly Entry[] =>
  entries.slice(firstFrom(entries, text), firstFrom(entries, `${text}\uffff`));

function firstFrom(entries: readonly Entry[], text: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.text < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
