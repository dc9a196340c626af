/** Making two spellings of one name equal. */

const LETTERS: Record<string, string> = {
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
 * Lower case, without accents, punctuation and doubled spaces. In Devanagari the nukta goes and the chandrabindu becomes a plain dot; other vowel signs
 * stay, since they carry the name.
 */
export function fold(text: string): string {
  if (/^[A-Za-z]+$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'’‘`ʼ]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ßøłđðþæœıə]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Pairs by which one Indian name is written in several ways: aspirates, long vowels, the letters of English clerks. */
const SOUNDS: readonly [RegExp, string][] = [
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
  [/[ङञणनम]्/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/(?<=[^aeiou ])a(?= |$)/g, ''],
];

/** What a folded name sounds like: Nasik and Nashik, Poona and Puna, Vijaywada and Vijayawada come closer or meet. */
export const sound = (folded: string): string =>
  SOUNDS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded).replaceAll(' ', '');
