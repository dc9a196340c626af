/** The words at which a text ends in the report of a child under twelve. Teenagers have fewer. */
import { adultWords as wordsOfAdults } from './adult-words.ts';
import { wordsBeforeSixteen } from './words-before-sixteen.ts';
import { wordsBeforeTeens } from './words-before-teens.ts';

export const adultWords: readonly string[] = [...wordsOfAdults, ...wordsBeforeSixteen, ...wordsBeforeTeens];
