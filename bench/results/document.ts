/** The part of docs/benchmarks.md that `make bench` writes. */
import { formatConditions, formatGoal, formatValue, readResult } from './result.ts';

const HEADER = ['Subject', 'Value', 'Goal'];

/** One table for each benchmark that has run, with the conditions of its run. */
export const formatResults = (names: readonly string[]): string => names.flatMap(formatSection).join('\n\n');

function formatSection(name: string): string[] {
  const result = readResult(name);
  if (!result) return [];
  const rows = result.figures.map((figure) => [figure.subject, formatValue(figure), formatGoal(figure)]);
  return [`### ${name}`, `${result.machine}; ${formatConditions(result)}.`, formatTable([HEADER, ...rows])];
}

/** As prettier formats tables. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = HEADER.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)));
  const separator = widths.map((width) => '-'.repeat(width));
  return [lines[0]!, separator, ...lines.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
