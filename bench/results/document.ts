/** The part of docs/benchmarks.md that `make bench` writes. */
import { formatConditions, formatGoal, formatValue, readResult, type Result } from './result.ts';

const [START, END] = ['<!-- results -->', '<!-- end of results -->'];
const HEADER = ['Subject', 'Value', 'Goal'];

/** One table for each benchmark, with the conditions of its run. Those that were not measured now keep their table. */
export function replaceResults(
  document: string,
  {
    order,
    measured,
    read = readResult,
  }: {
    order: readonly string[];
    measured: readonly string[];
    read?: (name: string) => Result | undefined;
  },
): string {
  const [start, end] = [document.indexOf(START) + START.length, document.indexOf(END)];
  const former = splitSections(document.slice(start, end));
  const sections = order.map((name) => {
    const result = measured.includes(name) ? read(name) : undefined;
    return result ? formatSection(name, result) : former.get(name);
  });
  return `${document.slice(0, start)}\n\n${sections.filter(Boolean).join('\n\n')}\n\n${document.slice(end)}`;
}

const splitSections = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=### )/m)
      .map((section) => [/^### (.+)$/m.exec(section)?.[1] ?? '', section.trim()] as const),
  );

function formatSection(name: string, result: Result): string {
  const rows = result.figures.map((figure) => [figure.subject, formatValue(figure), formatGoal(figure)]);
  return [
    `### ${name}`,
    `${result.machine}; ${formatConditions(result)}.`,
    formatTable([HEADER, ...rows]),
  ].join('\n\n');
}

/** As prettier formats tables. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = HEADER.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)));
  const separator = widths.map((width) => '-'.repeat(width));
  return [lines[0]!, separator, ...lines.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
