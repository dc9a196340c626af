/** CSV (RFC 4180) that is safe to open in a spreadsheet program. */

/** Makes spreadsheet programs read the file as UTF-8. */
export const UTF8_BOM = '\ufeff';

/**
 * Formats one record with its line break. A cell that a spreadsheet program would take for a formula gets a leading
 * apostrophe, which these programs do not show.
 */
export const toCsvRecord = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : toCell(cell))).join(',')}\r\n`;

const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function toCell(text: string): string {
  const safeText = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
