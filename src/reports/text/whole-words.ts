/**
 * A pattern for all of some words, which may be phrases and are patterns themselves. What precedes a word is checked after
 * the word is found, because a lookbehind at the start of a pattern is tried at every letter of the text.
 */
export const matchWholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(${words.join('|')})(?![\\p{L}\\p{M}])(?<![\\p{L}\\p{M}]\\1)`, 'gu');
