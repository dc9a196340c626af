/**
 * The letters that a name may contain: those in the fonts of the printed report. The font subsets, the print style sheet and
 * the form validation share this table, so that no accepted letter is printed as an empty box.
 */

export type Script = {
  /** its file in build/fonts/print, named like the font package */
  font: string;
  /** its letters as CSS unicode ranges without U+ */
  characters: string;
  /** language tag of its text, for shaping and screen readers; Latin and Cyrillic need none */
  lang?: string;
  isRightToLeft?: true;
};

/** In every report: the letters that both main font families have, diacritics of names, ₹. */
const BASE_CHARACTERS =
  '20-7e, a0-ac, ae-130, 134-148, 14a-151, 154-17e, 1e0c-1e0d, 1e24-1e25, 1e36-1e37, 1e42-1e43, 1e46-1e47, ' +
  '1e5a-1e5b, 1e62-1e63, 1e6c-1e6d, 2013-2014, 2018-2019, 201c-201d, 2022, 2026, 20b9';

/** In the fonts of all Indian scripts: dandas, joiners, ₹ and the dotted circle. */
const SHARED_INDIC_CHARACTERS = '964-965, 200c-200d, 20b9, 25cc';

export const DEVANAGARI: Script = {
  font: 'noto-sans-devanagari',
  lang: 'hi',
  characters: '900-963, 966-97f, 1cd0-1cf6, 1cf8-1cf9, a8e0-a8ff',
};

/** A report embeds these fonts only if a letter of the script occurs. */
export const OPTIONAL_SCRIPTS: readonly Script[] = [
  { font: 'noto-sans-bengali', lang: 'bn', characters: '980-9fe' },
  { font: 'noto-sans-gurmukhi', lang: 'pa', characters: 'a01-a76' },
  { font: 'noto-sans-gujarati', lang: 'gu', characters: 'a81-aff' },
  { font: 'noto-sans-oriya', lang: 'or', characters: 'b01-b77' },
  { font: 'noto-sans-tamil', lang: 'ta', characters: 'b82-bfa' },
  { font: 'noto-sans-telugu', lang: 'te', characters: 'c00-c5b, c5d-c7f' },
  { font: 'noto-sans-kannada', lang: 'kn', characters: 'c80-cdb, cdd-cf3' },
  { font: 'noto-sans-malayalam', lang: 'ml', characters: 'd00-d7f' },
  {
    font: 'noto-naskh-arabic',
    lang: 'ur',
    isRightToLeft: true,
    characters: '606-61b, 61d-6dc, 6de-6ff, 750-77f',
  },
  { font: 'mulish-cyrillic', characters: '400-45f, 490-491' },
  { font: 'mulish-latin', characters: '131, 152-153, 2bb-2bc' },
  {
    font: 'mulish-latin-ext',
    characters:
      '18f, 1a0-1a1, 1af-1b0, 1cd-1ce, 1e6-1e7, 1ea-1eb, 1fa-21b, 21f, 226-228, 22a-22d, 230-233, 259, 2be-2bf, ' +
      '1e08-1e09, 1e0e-1e0f, 1e14-1e17, 1e1c-1e1d, 1e20-1e21, 1e2a-1e2b, 1e2e-1e2f, 1e3a-1e3b, 1e44-1e45, ' +
      '1e48-1e49, 1e4c-1e53, 1e5e-1e61, 1e64-1e69, 1e6e-1e6f, 1e78-1e7b, 1e80-1e85, 1e8e-1e8f, 1e92-1e93, 1e97, 1e9e',
  },
  { font: 'mulish-vietnamese', characters: '1ea0-1ef9' },
];

export const findScripts = (text: string, scripts: readonly Script[] = OPTIONAL_SCRIPTS): Script[] =>
  scripts.filter(({ characters }) => new RegExp(`[${toCharacterClass(characters)}]`, 'u').test(text));

/** For a character class of a regular expression with the flag u. */
export const toCharacterClass = (letters: string): string =>
  letters.replace(/[0-9a-f]+/g, (hex) => `\\u{${hex}}`).replaceAll(', ', '');

/** All letters of the font subset. */
export const getFontCharacters = ({ characters, lang }: Script): string =>
  lang ? `${characters}, ${SHARED_INDIC_CHARACTERS}` : characters;

/** For @font-face: "U+B82-BFA, U+964-965". */
export const toUnicodeRange = (script: Script): string =>
  getFontCharacters(script)
    .replace(/(^|, )/g, '$1U+')
    .toUpperCase();

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.normalize('NFC'));

/** @returns an error message if the fonts do not have a letter of the name */
export function findNameError(name: string): string | undefined {
  const [character] = UNPRINTABLE.exec(name.normalize('NFC')) ?? [];
  if (character === undefined) return undefined;
  return NOT_STANDALONE.test(character)
    ? 'Please remove characters that cannot be printed.'
    : `We cannot print “${character}” yet. Please write the name in English letters.`;
}

const PRINTABLE_RANGES = [
  BASE_CHARACTERS,
  SHARED_INDIC_CHARACTERS,
  DEVANAGARI.characters,
  ...OPTIONAL_SCRIPTS.map(({ characters }) => characters),
];
/** Excludes unassigned code points (Cn), which some of the ranges contain. */
const UNPRINTABLE = new RegExp(`\\p{Cn}|[^${PRINTABLE_RANGES.map(toCharacterClass).join('')}]`, 'u');
const NOT_STANDALONE = /[\p{C}\p{Z}\p{M}]/u;
