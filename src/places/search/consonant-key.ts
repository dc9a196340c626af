/**
 * Keys that are equal for a name in any Indian script and in English. The scripts do not write all differences: Tamil
 * has one letter for p and b, Urdu no short vowels, Bengali one letter for b and v.
 */

type SpellingRule = readonly [RegExp, string];

/** Applied in this order. */
const RULES: readonly SpellingRule[] = [
  [/ /g, ''],
  // the silent w of "howrah"
  [/(?<=[aeiou])w(?![aeiou])/g, ''],
  // Tamil and Malayalam zh is written l in other scripts
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  // one letter for each class of consonants
  [/chh?|sh|[jzs]/g, 's'],
  [/[kgqc]/g, 'k'],
  [/[td]/g, 't'],
  [/[pbfvw]/g, 'p'],
  // all first vowels are equal, further vowels and h are left out
  [/^[aeiouy]+/, 'a'],
  [/(?<=.)[aeiouyh]+/g, ''],
  // double letters count once
  [/(.)\1+/g, '$1'],
];

/** Converts a folded name to the classes of its consonants: "lucknow" and "lkhno" to "lkn". */
export const toConsonantKey = (folded: string): string =>
  RULES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded);
