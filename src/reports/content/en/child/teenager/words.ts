/** From the twelfth birthday on only the words of adult life end a text. */
export { adultWords } from '#src/reports/content/en/child/adult-words.ts';
