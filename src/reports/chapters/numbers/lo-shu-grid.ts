/** The Lo Shu square of the date with mulank and bhagyank: a figure, the Kua number, then each digit and each line. */
import { content } from '#src/reports/content/content.ts';
import { LO_SHU, type LoShuLine } from '#src/numerology/lo-shu.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { getNumerology, type Numerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { buildKuaTable, writeKuaStatement } from './kua.ts';
import { getDigitKey, writeDigitStatements } from './digit-statements.ts';

export const loShuGridChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-grid',
    ...content.numbers.numberHeadings.grid,
    lead: content.numbers.numberLeads.grid,
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
    ...(digit === mulank.value ? [content.numbers.squareTexts.mulank] : []),
    ...(digit === bhagyank.value ? [content.numbers.squareTexts.bhagyank] : []),
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
    caption: content.numbers.squareTexts.caption(mulank.value, bhagyank.value, indianLoShu.isMulankAdded),
    cells,
    rows: [...content.numbers.gridRows],
    columns: [...content.numbers.gridColumns],
  };
}

function writeLineStatements(context: ReportContext): Statement[] {
  const { complete, empty } = getNumerology(context).indianLoShu;
  const create = (line: LoShuLine, text: string, because: string) =>
    createStatement(
      context,
      text,
      because,
      line.digits.map(getDigitKey),
      content.numbers.numberSources.square,
    );
  return [
    ...complete.map((line) =>
      create(
        line,
        content.numbers.completeLines[line.name]!,
        content.numbers.squareTexts.completeLine(line.digits, content.numbers.lineNames[line.name]!),
      ),
    ),
    ...empty.map((line) =>
      create(
        line,
        content.numbers.emptyLines[line.name]!,
        content.numbers.squareTexts.emptyLine(line.digits, content.numbers.lineNames[line.name]!),
      ),
    ),
  ];
}
