import { splitByScript } from '#web/print/scripts/script-runs.ts';

/** A letter of another script is about as wide as two Latin letters; in a conjunct every letter counts. */
const WIDE_LETTER_WIDTH = 2;

const graphemeSegmenter = new Intl.Segmenter('en');

/** Cuts a text after a whole letter, so that it is at most as wide as `maxWidth` Latin letters. */
export function truncate(text: string, maxWidth: number): string {
  const letters = Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment);
  if (measureWidth(letters) <= maxWidth) return text;
  let keptLetters = letters;
  while (measureWidth(keptLetters) > maxWidth - 1) keptLetters = keptLetters.slice(0, -1);
  return `${keptLetters.join('').trimEnd()}…`;
}

const measureWidth = (letters: readonly string[]) =>
  letters.reduce((sum, letter) => sum + measureLetterWidth(letter), 0);

const measureLetterWidth = (letter: string) =>
  splitByScript(letter)[0]?.script
    ? WIDE_LETTER_WIDTH * Math.max(1, letter.match(/\p{L}/gu)?.length ?? 0)
    : letter.length;
