/** Columns of text. Widths are those that a terminal shows: a Devanagari syllable and an emoji are not one character wide. */
import { stripExceptStyles, toTerminalLine } from './terminal-text.ts';
import { hasOneColumnEach, measureWidth } from './text-width.ts';

/** A cell is text, or text that is aligned at its right end, such as an amount. */
export type Cell = string | { right: string };

const GAP = '  ';

/**
 * Formats rows as lines with aligned columns. With `columns` the last column is cut, so that no line is wider; a narrower
 * terminal cuts nothing else.
 */
export function formatTable(
  rows: readonly (readonly Cell[])[],
  { columns }: { columns?: number | undefined } = {},
): string[] {
  const widths = computeWidths(rows);
  return rows.map((cells) => {
    const line = cells
      .map((cell, index) => padCell(cell, widths[index]!, index === cells.length - 1))
      .join(GAP);
    return cutToWidth(line.trimEnd(), columns);
  });
}

function computeWidths(rows: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = [];
  for (const cells of rows)
    cells.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, measureWidth(getText(cell)));
    });
  return widths;
}

const getText = (cell: Cell): string => stripExceptStyles(typeof cell === 'string' ? cell : cell.right);

function padCell(cell: Cell, width: number, isLast: boolean): string {
  const text = getText(cell);
  const padding = ' '.repeat(Math.max(0, width - measureWidth(text)));
  if (typeof cell !== 'string') return padding + text;
  return isLast ? text : text + padding;
}

const ELLIPSIS = '…';

/** Cuts a line that is wider than `columns`. A cut line has no styles: its rest must not keep one. */
export function cutToWidth(line: string, columns: number | undefined): string {
  const text = stripExceptStyles(line);
  if (columns === undefined || measureWidth(text) <= columns) return text;
  if (hasOneColumnEach(text)) return text.slice(0, columns - 1) + ELLIPSIS;
  let cut = '';
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(toTerminalLine(text, { isColored: false }))) {
    if (measureWidth(cut + segment) > columns - 1) break;
    cut += segment;
  }
  return cut + ELLIPSIS;
}

/** Created at the first use, which takes 15 ms. */
let graphemes: Intl.Segmenter | undefined;
