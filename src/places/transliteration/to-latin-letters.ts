/** Converts the scripts in which Indian names are typed into Latin letters. */
import { transliterateBrahmic } from './brahmic.ts';
import { transliterateUrdu } from './urdu.ts';

const INDIAN_LETTER = /[\u0600-\u06ff\u0900-\u0d7f]/;

export const hasIndianLetters = (text: string): boolean => INDIAN_LETTER.test(text);

/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam and Urdu; other letters stay. */
export const toLatinLetters = (text: string): string =>
  hasIndianLetters(text) ? transliterateUrdu(transliterateBrahmic(text)) : text;
