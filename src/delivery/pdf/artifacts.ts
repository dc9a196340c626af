/**
 * Marks what Chromium prints without a tag as an artifact of the page: running titles, page numbers, backgrounds and lines.
 * PDF/UA allows no content that is neither tagged nor an artifact.
 */

/** The operators that end a path or a text, or draw at once. */
const ENDS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'n', 'ET', 'Do', 'sh']);
/** The operators that begin a path or a text; a short path is on one line with its end. */
const STARTS = new Set(['m', 're', 'BT', ...ENDS]);

/** @param content the operators of a page, one on each line, as Chromium writes them */
export function markArtifacts(content: string): string {
  const output: string[] = [];
  let copiedTo = 0;
  let tagDepth = 0;
  let isOpen = false;
  for (let start = 0, end; start < content.length; start = end + 1) {
    end = findLineEnd(content, start);
    const operator = readOperator(content, start, end, tagDepth > 0);
    if (operator === 'BDC' || operator === 'BMC') tagDepth += 1;
    if (tagDepth === 0 && !isOpen && STARTS.has(operator)) {
      output.push(content.slice(copiedTo, start), '/Artifact BMC\n');
      copiedTo = start;
      isOpen = true;
    }
    if (isOpen && ENDS.has(operator)) {
      output.push(content.slice(copiedTo, end), '\nEMC');
      copiedTo = end;
      isOpen = false;
    }
    if (operator === 'EMC') tagDepth -= 1;
  }
  return output.join('') + content.slice(copiedTo);
}

function findLineEnd(content: string, start: number): number {
  const end = content.indexOf('\n', start);
  return end < 0 ? content.length : end;
}

/** Most lines of a page show a glyph (`<0012> Tj`), and most of the others are inside of a tag. */
const GLYPH_END = 'j';
const MARK_END = 'C';

/**
 * Chromium writes `/P <</MCID 0 >>BDC` without a space before the operator.
 * @returns an empty string for most of the operators that change nothing here
 */
function readOperator(content: string, start: number, end: number, isTagged: boolean): string {
  const lastCharacter = content[end - 1]!;
  if (lastCharacter === GLYPH_END || (isTagged && lastCharacter !== MARK_END && lastCharacter !== ' '))
    return '';
  const line = content.slice(start, end).trimEnd();
  return line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('>')) + 1);
}
