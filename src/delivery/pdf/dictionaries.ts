/** Reads and changes dictionaries of a PDF as Chromium writes them. */
import { encodeUtf16 } from './text-block.ts';

/** @returns the number of the object that an entry refers to; null without such an entry */
export function findReference(dictionary: string, name: string): number | null {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1];
  return number === undefined ? null : Number(number);
}

/** @returns the numbers of the objects in a list of references; an entry with a single reference is a list of one */
export function listReferences(dictionary: string, name: string): number[] {
  const list = new RegExp(`/${name} (?:\\[([^\\]]*)\\]|(\\d+ 0 R))`).exec(dictionary);
  return [...(list?.[1] ?? list?.[2] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

/** @param entries such as `/Lang (en)`; the dictionary must not have them yet */
export function addEntries(dictionary: string, entries: readonly string[]): string {
  if (!dictionary.endsWith('>>'))
    throw new Error('The printed file has no dictionary where one is expected.');
  return `${dictionary.slice(0, -2)}\n${entries.join('\n')}>>`;
}

/** A text of any script. */
export const formatText = (text: string): string => `<FEFF${encodeUtf16(text)}>`;
