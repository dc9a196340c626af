/** The table of the Kua number for male and female, since an order does not say which. */
import { content } from '#src/reports/content/content.ts';
import { computeKuaPairs, type Kua } from '#src/numerology/kua.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { joinWorkings } from './number-phrases.ts';

export function buildKuaTable({ birth }: ReportContext): Table {
  const rows = computeKuaPairs(birth.date).flatMap(({ year, male, female }) => [
    buildRow(content.numbers.kuaTable.male(year), male),
    buildRow(content.numbers.kuaTable.female(year), female),
  ]);
  return { caption: content.numbers.kuaTable.caption, head: [...content.numbers.kuaTable.head], rows };
}

const buildRow = (label: string, { workings, value, directions }: Kua): string[] => [
  label,
  joinWorkings(workings),
  String(value),
  formatList(directions.map((direction) => content.numbers.kuaDirections[direction])),
];

export function writeKuaStatement({ birth }: ReportContext): Statement {
  const [first, second] = computeKuaPairs(birth.date);
  const because = second
    ? content.numbers.kuaReasons.two(first!.year, second.year)
    : content.numbers.kuaReasons.one(first!.year);
  return createGeneralStatement(content.numbers.kuaText, because);
}
