import { splitByScript } from '#web/print/scripts/script-runs.ts';

/** A letter of another script, with its signs, is about as wide as two everyday ones; where several are one, so is each. */
const WIDE = 2;

const LETTERS = new Intl.Segmenter('en');

/** Cut behind a whole letter, so that it takes the room of `most` everyday letters, and no more. */
export function truncate(text: string, most: number): string {
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  if (measureText(letters) <= most) return text;
  let kept = letters;
  while (measureText(kept) > most - 1) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

const measureText = (letters: readonly string[]) =>
  letters.reduce((sum, letter) => sum + measureLetter(letter), 0);

const measureLetter = (letter: string) =>
  splitByScript(letter)[0]?.script ? WIDE * Math.max(1, letter.match(/\p{L}/gu)?.length ?? 0) : letter.length;
