/** At twelve to fifteen the words of adult life end a text, and those of what begins at sixteen. */
import { adultWords as wordsOfAdults } from '#src/reports/content/en/child/adult-words.ts';
import { wordsBeforeSixteen } from '#src/reports/content/en/child/words-before-sixteen.ts';

export const adultWords: readonly string[] = [...wordsOfAdults, ...wordsBeforeSixteen];
