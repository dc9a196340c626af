/**
 * The characters that a name may contain: those in the fonts of the printed report. The font subsets, the print style
 * sheet and the form validation share this table, so that no accepted character is printed as an empty box.
 */

export type Script = {
  /** file name of the font, without extension, in build/fonts/print; fonts of optional scripts are in print/rare */
  font: string;
  /** its characters as CSS unicode ranges without U+ */
  characters: string;
  /** language tag for shaping and screen readers; text in Latin or Cyrillic script needs none */
  lang?: string;
  /** whether the font also contains SHARED_INDIC_CHARACTERS */
  hasIndicPunctuation?: true;
  isRightToLeft?: true;
};

/**
 * Every report embeds these characters: letters, digits and punctuation that both main font families contain, and ₹.
 */
const BASE_CHARACTERS =
  '20-7e, a0-ac, ae-130, 134-148, 14a-151, 154-17e, 1e0c-1e0d, 1e24-1e25, 1e36-1e37, 1e42-1e43, 1e46-1e47, ' +
  '1e5a-1e5b, 1e62-1e63, 1e6c-1e6d, 2013-2014, 2018-2019, 201c-201d, 2022, 2026, 20b9';

/** Dandas, zero-width joiners, ₹ and the dotted circle: the fonts of Indian scripts and of Urdu contain them. */
const SHARED_INDIC_CHARACTERS = '964-965, 200c-200d, 20b9, 25cc';

/** Not optional: every report embeds Devanagari, in which it prints the names of grahas, signs and nakshatras. */
export const DEVANAGARI: Script = {
  font: 'noto-sans-devanagari',
  lang: 'hi',
  hasIndicPunctuation: true,
  characters: '900-963, 966-97f, 1cd0-1cf6, 1cf8-1cf9, a8e0-a8ff',
};

/** Scripts whose font a report embeds only if one of their characters occurs in it. */
export const OPTIONAL_SCRIPTS: readonly Script[] = [
  { font: 'noto-sans-bengali', lang: 'bn', hasIndicPunctuation: true, characters: '980-9fe' },
  { font: 'noto-sans-gurmukhi', lang: 'pa', hasIndicPunctuation: true, characters: 'a01-a76' },
  { font: 'noto-sans-gujarati', lang: 'gu', hasIndicPunctuation: true, characters: 'a81-aff' },
  { font: 'noto-sans-oriya', lang: 'or', hasIndicPunctuation: true, characters: 'b01-b77' },
  { font: 'noto-sans-tamil', lang: 'ta', hasIndicPunctuation: true, characters: 'b82-bfa' },
  { font: 'noto-sans-telugu', lang: 'te', hasIndicPunctuation: true, characters: 'c00-c5b, c5d-c7f' },
  { font: 'noto-sans-kannada', lang: 'kn', hasIndicPunctuation: true, characters: 'c80-cdb, cdd-cf3' },
  { font: 'noto-sans-malayalam', lang: 'ml', hasIndicPunctuation: true, characters: 'd00-d7f' },
  {
    font: 'noto-naskh-arabic',
    lang: 'ur',
    hasIndicPunctuation: true,
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

/** Converts CSS unicode ranges to the content of a character class in a regular expression with the flag u. */
export const toCharacterClass = (ranges: string): string =>
  ranges.replace(/[0-9a-f]+/g, (hex) => `\\u{${hex}}`).replaceAll(', ', '');

/** Lists all characters of the font subset as CSS unicode ranges without U+. */
export const getFontCharacters = ({ characters, hasIndicPunctuation }: Script): string =>
  hasIndicPunctuation ? `${characters}, ${SHARED_INDIC_CHARACTERS}` : characters;

/** Formats the ranges for `unicode-range` in @font-face: "U+B82-BFA, U+964-965". */
export const toUnicodeRange = (script: Script): string =>
  getFontCharacters(script)
    .replace(/(^|, )/g, '$1U+')
    .toUpperCase();

export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text.normalize('NFC'));

/** @returns an error message if the fonts lack a character of the name */
export function findNameError(name: string): string | undefined {
  const [character] = UNPRINTABLE.exec(name.normalize('NFC')) ?? [];
  if (character === undefined) return undefined;
  return NOT_STANDALONE.test(character)
    ? 'Please remove characters that cannot be printed.'
    : `We cannot print “${character}”. Please write the name in Latin letters (A–Z).`;
}

const PRINTABLE_RANGES = [
  BASE_CHARACTERS,
  SHARED_INDIC_CHARACTERS,
  DEVANAGARI.characters,
  ...OPTIONAL_SCRIPTS.map(({ characters }) => characters),
];
/** Matches a character outside the ranges, and unassigned code points (Cn), which some of the ranges contain. */
const UNPRINTABLE = new RegExp(`\\p{Cn}|[^${PRINTABLE_RANGES.map(toCharacterClass).join('')}]`, 'u');
/** Characters that cannot be quoted in a message: control characters, spaces, combining marks. */
const NOT_STANDALONE = /[\p{C}\p{Z}\p{M}]/u;
