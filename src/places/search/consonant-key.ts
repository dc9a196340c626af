/**
 * Keys that are equal for a name in any Indian script and in English. The scripts do not write all differences: Tamil
 * has one letter for p and b, Urdu no short vowels, Bengali one letter for b and v.
 */

type SpellingRule = readonly [RegExp, string];

const RULES: readonly SpellingRule[] = [
  [/ /g, ''],
  [/(?<=[aeiou])w(?![aeiou])/g, ''],
  [/zh/g, 'l'],
  [/x/g, 'ks'],
  [/chh?|sh|[jzs]/g, 's'],
  [/[kgqc]/g, 'k'],
  [/[td]/g, 't'],
  [/[pbfvw]/g, 'p'],
  [/^[aeiouy]+/, 'a'],
  [/(?<=.)[aeiouyh]+/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Converts a folded name to the classes of its consonants: "lucknow" and "lkhno" to "lkn". */
export const toConsonantKey = (folded: string): string =>
  RULES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), folded);
