import { cutToWidth } from './table.ts';
import { measureWidth } from './text-width.ts';

/** A line that is too wide goes on in the next ones, two columns to the right. A narrower one stays as it is. */
export function wrapLine(line: string, width: number | undefined): string[] {
  if (width === undefined || measureWidth(line) <= width) return [line];
  const [first = '', ...others] = wrapText(line, width - HANGING_INDENT.length);
  return [first, ...others.map((other) => HANGING_INDENT + other)];
}

const HANGING_INDENT = '  ';

/** Breaks a text between words into lines of at most `width` columns; a longer word is cut. Without a width it is one line. */
export function wrapText(text: string, width: number | undefined): string[] {
  if (width === undefined) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const extended = lines.length > 0 ? `${lines.at(-1)!} ${word}` : undefined;
    if (extended !== undefined && measureWidth(extended) <= width) lines[lines.length - 1] = extended;
    else lines.push(cutToWidth(word, width));
  }
  return lines;
}
