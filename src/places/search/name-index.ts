/** Index of all names of all towns by spelling, sound and consonants. */
import type { GazetteerFile } from '#src/places/data/gazetteer-file.ts';
import { type AreaIndex, createAreaIndex } from './areas.ts';
import { toConsonantKey } from './consonant-key.ts';
import { foldName, toPhoneticKey } from './phonetic-key.ts';
import { readTowns, type Towns } from './towns.ts';
import {
  createRowLists,
  createWordList,
  findWord,
  getRows,
  type RowLists,
  type WordList,
} from './word-list.ts';

/** Sorted names or keys, each with the rows of the towns or names that it belongs to. */
export type KeyIndex = { keys: WordList; rows: RowLists };

export type NameIndex = NameTables & { towns: Towns; areas: AreaIndex };

/** Arrays and texts alone: the build writes them to a file. */
export type NameTables = {
  /** folded names with the towns that have them */
  names: KeyIndex;
  /** the name of each town that is not an alias, as a row of `names` */
  mainNames: Uint32Array;
  /** phonetic keys with rows of `names` */
  phoneticKeys: KeyIndex;
  /** consonant keys with rows of `names` */
  consonantKeys: KeyIndex;
  /** first letters of all phonetic keys */
  initials: readonly string[];
};

/** `tables` were computed from the same file. */
export const createNameIndex = (file: GazetteerFile, tables: NameTables): NameIndex => ({
  ...tables,
  towns: readTowns(file),
  areas: createAreaIndex(file),
});

/** It takes half a second and 40 MB, so that the build does it and not each start. */
export function createNameTables({ columns: { name, otherNames } }: GazetteerFile): NameTables {
  const mainNames = name.map(foldName);
  const names = createKeyIndex(function* () {
    for (const [row, mainName] of mainNames.entries()) {
      yield [mainName, row];
      for (const otherName of otherNames[row]!.split('|')) yield [foldName(otherName), row];
    }
  });
  const words = listWords(names.keys);
  const createIndexOfWords = (toKey: (word: string) => string) =>
    createKeyIndex(function* () {
      for (const [row, word] of words.entries()) yield [toKey(word), row];
    });
  const phoneticKeys = createIndexOfWords(toPhoneticKey);
  return {
    names,
    mainNames: Uint32Array.from(mainNames, (word) => findWord(names.keys, word)),
    phoneticKeys,
    consonantKeys: createIndexOfWords(toConsonantKey),
    initials: [...new Set(listWords(phoneticKeys.keys).map((key) => key.slice(0, 1)))],
  };
}

/** The entries of a row follow each other. A Set of rows for each key would take five times the memory. */
function createKeyIndex(listEntries: () => Iterable<readonly [key: string, row: number]>): KeyIndex {
  const rowsByKey = new Map<string, number[]>();
  for (const [key, row] of listEntries()) {
    if (key === '') continue;
    const rows = rowsByKey.get(key);
    if (!rows) rowsByKey.set(key, [row]);
    else if (rows.at(-1) !== row) rows.push(row);
  }
  const keys = [...rowsByKey.keys()].sort();
  return {
    keys: createWordList(keys),
    rows: createRowLists(keys.map((key) => rowsByKey.get(key)!)),
  };
}

function listWords({ letters, starts, count }: WordList): string[] {
  const text = Buffer.from(letters).toString('latin1');
  return Array.from({ length: count }, (_, row) => text.slice(starts[row], starts[row + 1]));
}

/** Finds the rows of exactly this name or key. */
export function findRows({ keys, rows }: KeyIndex, key: string): Uint32Array {
  const row = findWord(keys, key);
  return row < 0 ? NO_ROWS : getRows(rows, row);
}

const NO_ROWS = new Uint32Array();

export const getTowns = ({ names }: NameIndex, nameRow: number): Uint32Array => getRows(names.rows, nameRow);

export const isMainName = ({ mainNames }: NameIndex, town: number, nameRow: number): boolean =>
  mainNames[town] === nameRow;
