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
  if (/^[A-Za-z]+( [A-Za-z]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'’‘`ʼ]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ßøłđðþæœıə]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

type Rule = readonly [RegExp, string];

/** Pairs by which one Indian name is written in several ways: aspirates, long vowels, the letters of English clerks. */
const LATIN_SOUNDS: readonly Rule[] = [
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

/** Nasals before a consonant are written out or as a dot; i and u are often long by mistake. */
const DEVANAGARI_SOUNDS: readonly Rule[] = [
  [/[ङञणनम]्/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
];

/** What a folded name sounds like: Nasik and Nashik, Poona and Puna, मुम्बई and मुंबई meet. */
export function sound(folded: string): string {
  const rules = folded < '\u0900' ? LATIN_SOUNDS : DEVANAGARI_SOUNDS;
  return rules.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded).replaceAll(' ', '');
}
