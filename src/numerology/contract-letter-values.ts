/**
 * Splits names into the letters that numerology counts, the 26 of the Latin alphabet. No dependencies, for server and
 * browser.
 */

/** One letter with its value in a table. */
export type ValuedLetter = { letter: string; value: number };

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const UNDECOMPOSED_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * Splits a name into words in capitals, "Señor Weiß" as ["SENOR", "WEISS"]. Accents are removed (ñ counts as n),
 * ligatures are expanded (æ as ae, ﬁ as fi), ß is ss. Apostrophes and hyphens join: O'Brien is one word. Other
 * scripts, digits and signs are not counted.
 */
export function splitLatinWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => UNDECOMPOSED_LETTERS[letter]!)
    .replace(/[\p{M}'’‘ʼ`-]/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => word.toUpperCase());
}

/** Finds the letters of a name that have no value: those of Devanagari and every other script. */
export function findIgnoredLetters(name: string): string {
  const latin = /[\p{Script=Latin}\p{Script=Inherited}]/u;
  return Array.from(name)
    .filter((character) => /[\p{L}\p{M}]/u.test(character) && !latin.test(character))
    .join('');
}

/** Values of the letters, the alphabet in rows of nine: A, J, S are 1, and so on to I and R, 9. */
export const PYTHAGOREAN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, index) => [letter, (index % 9) + 1]),
);

export const toLetterValues = (word: string, table: Readonly<Record<string, number>>): ValuedLetter[] =>
  Array.from(word, (letter) => ({ letter, value: table[letter]! }));
