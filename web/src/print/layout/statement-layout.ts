/** Where the reason of a statement is printed: beside it, or below it if the reason is much longer. */

/** The number of letters in a line of the main and of the side column, measured in the printed fonts. */
const TEXT_LINE_LETTERS = 62;
const REASON_LINE_LETTERS = 31;
const TEXT_LINE_MM = 6;
const REASON_LINE_MM = 4.5;

/** If the reason ends further below the end of its statement, the gap in the main column is too large. */
const MAX_GAP_MM = 11;

/**
 * @param reason with the word before it and its source
 * @param note printed below the reason
 */
export function isReasonBelow(text: string, reason: string, note = ''): boolean {
  const textHeight = countLines(text, TEXT_LINE_LETTERS) * TEXT_LINE_MM;
  const reasonLines = countLines(reason, REASON_LINE_LETTERS) + countLines(note, REASON_LINE_LETTERS);
  return reasonLines * REASON_LINE_MM - textHeight > MAX_GAP_MM;
}

const countLines = (text: string, letters: number): number => Math.ceil(text.length / letters);
