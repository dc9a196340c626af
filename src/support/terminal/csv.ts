/** CSV by RFC 4180 that a spreadsheet program can open without running formulas. */
import { stripControlCharacters } from './terminal-text.ts';

export type CsvCell = string | number | null | undefined;

/** A text that begins like a formula gets an apostrophe, which a spreadsheet program does not show. Without line break. */
export const formatCsvRow = (cells: readonly CsvCell[]): string => cells.map(formatCell).join(',');

function formatCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // Tab, carriage return and line feed also start a formula in some programs; they are removed with all control characters.
  const text = stripControlCharacters(cell);
  const safeText = /^\s*[=+\-@|%]/u.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
