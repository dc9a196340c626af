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
};

/**
 * Converts a name to lower case without accents, punctuation and repeated spaces. In Devanagari the nukta is removed
 * and the chandrabindu becomes an anusvara; other vowel signs stay, because they distinguish names.
 */
export function foldName(text: string): string {
  if (/^[A-Za-z]+( [A-Za-z]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'’‘`ʼ]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ßøłđðþæœıə]/g, (letter) => UNDECOMPOSED_LETTERS[letter]!)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

type SpellingRule = readonly [RegExp, string];

/** Spelling variants of Indian names: aspirates, long vowels and colonial spellings. */
const LATIN_RULES: readonly SpellingRule[] = [
  [/ee|ey|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/ph/g, 'f'],
  [/(?<=[bdgjkst])h/g, ''],
  [/chh/g, 'ch'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/(?<=[^aeiou ])a(?= |$)/g, ''],
];

/** A nasal before a consonant is written as a letter or as a dot; long and short i and u are often confused. */
const DEVANAGARI_RULES: readonly SpellingRule[] = [
  [/[ङञणनम]्/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
];

/** Returns a key that is equal for names that sound the same: Nasik and Nashik, Poona and Puna, मुम्बई and मुंबई. */
export function toPhoneticKey(folded: string): string {
  const rules = folded < '\u0900' ? LATIN_RULES : DEVANAGARI_RULES;
  return rules.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded).replaceAll(' ', '');
}
