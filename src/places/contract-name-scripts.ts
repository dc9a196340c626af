/**
 * The letters a name may be written in: those that stand in the fonts of the printed report, and no others. One table
 * for the cut of the fonts, the style sheet of the print and the rule of the forms, so that nothing is taken that would
 * come out as an empty box.
 */

export type Script = {
  /** its file in build/fonts/print, named like the package it is cut from */
  font: string;
  /** its own letters, as CSS writes ranges without their U+ */
  letters: string;
  /** what its runs are marked as, for shaping and for screen readers; Latin and Cyrillic need no mark */
  lang?: string;
  /** from right to left */
  leftward?: true;
};

/** What every report carries: the letters that both families of the house have, the marks of names, ₹. */
const EVERYDAY =
  '20-7e, a0-ac, ae-130, 134-148, 14a-151, 154-17e, 1e0c-1e0d, 1e24-1e25, 1e36-1e37, 1e42-1e43, 1e46-1e47, ' +
  '1e5a-1e5b, 1e62-1e63, 1e6c-1e6d, 2013-2014, 2018-2019, 201c-201d, 2022, 2026, 20b9';

/** Dandas, joiners, ₹ and the circle of a mark without its letter: in the fonts of all Indian scripts. */
const SHARED = '964-965, 200c-200d, 20b9, 25cc';

export const DEVANAGARI: Script = {
  font: 'noto-sans-devanagari',
  lang: 'hi',
  letters: '900-963, 966-97f, 1cd0-1cf6, 1cf8-1cf9, a8e0-a8ff',
};

/** Only where one occurs does its font go into what is printed. */
export const RARE: readonly Script[] = [
  { font: 'noto-sans-bengali', lang: 'bn', letters: '980-9fe' },
  { font: 'noto-sans-gurmukhi', lang: 'pa', letters: 'a01-a76' },
  { font: 'noto-sans-gujarati', lang: 'gu', letters: 'a81-aff' },
  { font: 'noto-sans-oriya', lang: 'or', letters: 'b01-b77' },
  { font: 'noto-sans-tamil', lang: 'ta', letters: 'b82-bfa' },
  { font: 'noto-sans-telugu', lang: 'te', letters: 'c00-c5b, c5d-c7f' },
  { font: 'noto-sans-kannada', lang: 'kn', letters: 'c80-cdb, cdd-cf3' },
  { font: 'noto-sans-malayalam', lang: 'ml', letters: 'd00-d7f' },
  { font: 'noto-naskh-arabic', lang: 'ur', leftward: true, letters: '606-61b, 61d-6dc, 6de-6ff, 750-77f' },
  { font: 'mulish-cyrillic', letters: '400-45f, 490-491' },
  { font: 'mulish-latin', letters: '131, 152-153, 2bb-2bc' },
  {
    font: 'mulish-latin-ext',
    letters:
      '18f, 1a0-1a1, 1af-1b0, 1cd-1ce, 1e6-1e7, 1ea-1eb, 1fa-21b, 21f, 226-228, 22a-22d, 230-233, 259, 2be-2bf, ' +
      '1e08-1e09, 1e0e-1e0f, 1e14-1e17, 1e1c-1e1d, 1e20-1e21, 1e2a-1e2b, 1e2e-1e2f, 1e3a-1e3b, 1e44-1e45, ' +
      '1e48-1e49, 1e4c-1e53, 1e5e-1e61, 1e64-1e69, 1e6e-1e6f, 1e78-1e7b, 1e80-1e85, 1e8e-1e8f, 1e92-1e93, 1e97, 1e9e',
  },
  { font: 'mulish-vietnamese', letters: '1ea0-1ef9' },
];

export const scriptsIn = (text: string, among: readonly Script[] = RARE): Script[] =>
  among.filter(({ letters }) => new RegExp(`[${letterClass(letters)}]`, 'u').test(text));

/** The letters as a regular expression with the flag u has them between brackets. */
export const letterClass = (letters: string): string =>
  letters.replace(/[0-9a-f]+/g, (hex) => `\\u{${hex}}`).replaceAll(', ', '');

/** Everything that the cut of its font holds. */
export const lettersOfFont = ({ letters, lang }: Script): string =>
  lang ? `${letters}, ${SHARED}` : letters;

/** As @font-face takes it: "U+B82-BFA, U+964-965". */
export const unicodeRange = (script: Script): string =>
  lettersOfFont(script)
    .replace(/(^|, )/g, '$1U+')
    .toUpperCase();

export const isPrinted = (text: string): boolean => !UNPRINTABLE.test(text.normalize('NFC'));

/** @returns what is wrong with a name that would not come out whole in print, as a sentence for the form */
export function nameProblem(name: string): string | undefined {
  const [sign] = UNPRINTABLE.exec(name.normalize('NFC')) ?? [];
  if (sign === undefined) return undefined;
  return UNSEEN.test(sign)
    ? 'Please remove characters that cannot be printed.'
    : `We cannot print “${sign}” yet. Please write the name in English letters.`;
}

const PRINTED = [EVERYDAY, SHARED, DEVANAGARI.letters, ...RARE.map(({ letters }) => letters)];
/** What stands between two scripts' letters may be a code that no letter has yet. */
const UNPRINTABLE = new RegExp(`\\p{Cn}|[^${PRINTED.map(letterClass).join('')}]`, 'u');
const UNSEEN = /[\p{C}\p{Z}\p{M}]/u;
