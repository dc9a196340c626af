/** Where the reason of a statement is printed: beside it, or below it if the reason is much longer. */

/** Letters in a line of the main and of the side column, measured in the printed fonts. */
const TEXT_LINE_LETTERS = 62;
const REASON_LINE_LETTERS = 31;
const TEXT_LINE_MM = 6;
const REASON_LINE_MM = 4.5;

/** A reason that ends this much lower than its statement leaves a hole in the main column. */
const MAX_HOLE_MM = 11;

/** @param note printed below the reason */
export function isReasonBelow(text: string, reason: string, note = ''): boolean {
  const textHeight = countLines(text, TEXT_LINE_LETTERS) * TEXT_LINE_MM;
  const reasonLines =
    countLines(`because ${reason}`, REASON_LINE_LETTERS) + countLines(note, REASON_LINE_LETTERS);
  return reasonLines * REASON_LINE_MM - textHeight > MAX_HOLE_MM;
}

const countLines = (text: string, letters: number): number => Math.ceil(text.length / letters);
