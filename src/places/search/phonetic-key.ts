/** Keys under which different spellings of one name are equal. */

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const UNDECOMPOSED_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  ħ: 'h',
};

/**
 * Converts a name in Latin letters to a to z and single spaces: without accents, punctuation and digits. Other scripts
 * are transliterated before (toLatinLetters), what is left of them is removed.
 */
export function foldName(text: string): string {
  if (/^[A-Za-z]+( [A-Za-z]+)*$/.test(text)) return text.toLowerCase();
  return removeAccents(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Lower case; apostrophes are removed too. */
export const removeAccents = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u200b-\u200d'’‘`ʼ]/g, '')
    .replace(/[ßøłđðþæœıəħ]/g, (letter) => UNDECOMPOSED_LETTERS[letter]!);

/** Spelling variants of Indian names, applied in this order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // long vowels and double letters
  [/ee|ey|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
  // aspirates: Thana and Tana
  [/ph/g, 'f'],
  [/(?<=[bdgjkst])h/g, ''],
  [/chh/g, 'ch'],
  // colonial spellings: Quilon, Coimbatore
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  // a final a after a consonant, which is often not pronounced
  [/(?<=[^aeiou ])a(?= |$)/g, ''],
];

/** Returns a key that is equal for names that sound the same: Nasik and Nashik, Poona and Puna. */
export const toPhoneticKey = (folded: string): string =>
  RULES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded).replaceAll(' ', '');
