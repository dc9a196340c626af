/** The table of the Kua number for male and female, since an order does not say which. */
import { computeKuaPairs, type Kua } from '#src/numerology/kua.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { kuaReasons, kuaTable, kuaText } from '#src/reports/content/en/numbers/kua.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { joinWorkings } from './number-phrases.ts';

export function buildKuaTable({ birth }: ReportContext): Table {
  const rows = computeKuaPairs(birth.date).flatMap(({ year, male, female }) => [
    buildRow(kuaTable.male(year), male),
    buildRow(kuaTable.female(year), female),
  ]);
  return { caption: kuaTable.caption, head: [...kuaTable.head], rows };
}

const buildRow = (label: string, { workings, value, directions }: Kua): string[] => [
  label,
  joinWorkings(workings),
  String(value),
  kuaTable.directions(directions),
];

export function writeKuaStatement({ birth }: ReportContext): Statement {
  const [first, second] = computeKuaPairs(birth.date);
  const because = second ? kuaReasons.two(first!.year, second.year) : kuaReasons.one(first!.year);
  return createGeneralStatement(kuaText, because);
}
