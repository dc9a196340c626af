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
  let tagDepth = 0;
  let isOpen = false;
  for (const line of content.split('\n')) {
    const operator = getOperator(line);
    if (operator === 'BDC' || operator === 'BMC') tagDepth += 1;
    if (tagDepth === 0 && !isOpen && STARTS.has(operator)) {
      output.push('/Artifact BMC');
      isOpen = true;
    }
    output.push(line);
    if (isOpen && ENDS.has(operator)) {
      output.push('EMC');
      isOpen = false;
    }
    if (operator === 'EMC') tagDepth -= 1;
  }
  return output.join('\n');
}

/** Chromium writes `/P <</MCID 0 >>BDC` without a space before the operator. */
function getOperator(line: string): string {
  const text = line.trimEnd();
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('>')) + 1);
}
