/** The Lo Shu square of the date with mulank and bhagyank: a figure, the Kua number, then each digit and each line. */
import { LO_SHU, type LoShuLine } from '#src/numerology/lo-shu.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { numberHeadings, numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import {
  completeLines,
  emptyLines,
  gridColumns,
  gridRows,
  squareTexts,
} from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { numberLeads } from '#src/reports/content/en/numbers/number-notes.ts';
import { getNumerology, type Numerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { buildKuaTable, writeKuaStatement } from './kua.ts';
import { getDigitKey, writeDigitStatements } from './digit-statements.ts';

export const loShuGridChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-grid',
    ...numberHeadings.grid,
    lead: numberLeads.grid,
    figures: [buildGridFigure(getNumerology(context))],
    tables: [buildKuaTable(context)],
    statements: [
      ...writeLineStatements(context),
      ...writeDigitStatements(context),
      writeKuaStatement(context),
    ],
  }),
};

function buildGridFigure({ mulank, bhagyank, indianLoShu }: Numerology): Figure {
  const listMarks = (digit: number) => [
    ...(digit === mulank.value ? [squareTexts.mulank] : []),
    ...(digit === bhagyank.value ? [squareTexts.bhagyank] : []),
  ];
  const cells = LO_SHU.map((row, rowIndex) =>
    row.map((digit, columnIndex) => {
      const note = listMarks(digit).join(', ');
      const count = indianLoShu.counts[rowIndex]![columnIndex]!;
      return { digit, count, ...(note ? { note } : {}) };
    }),
  );
  return {
    kind: 'grid',
    caption: squareTexts.caption(mulank.value, bhagyank.value, indianLoShu.isMulankAdded),
    cells,
    rows: [...gridRows],
    columns: [...gridColumns],
  };
}

function writeLineStatements(context: ReportContext): Statement[] {
  const { complete, empty } = getNumerology(context).indianLoShu;
  const create = (line: LoShuLine, text: string, because: string) =>
    createStatement(context, text, because, line.digits.map(getDigitKey), numberSources.square);
  return [
    ...complete.map((line) =>
      create(
        line,
        completeLines[line.name]!,
        `${describeDigits(line)}, the ${describeLine(line)}, are all in the square`,
      ),
    ),
    ...empty.map((line) =>
      create(
        line,
        emptyLines[line.name]!,
        `none of ${describeDigits(line)}, the ${describeLine(line)}, is in the square`,
      ),
    ),
  ];
}

const describeDigits = ({ digits }: LoShuLine): string => formatList(digits.map(String));
const describeLine = ({ name }: LoShuLine): string => (/plane|line/.test(name) ? name : `line of ${name}`);
