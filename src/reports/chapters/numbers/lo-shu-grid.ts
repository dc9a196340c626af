/** The birth date in the Lo Shu square: a figure, then each digit and each line. */
import { LO_SHU, type LoShu, type LoShuLine } from '#src/numerology/lo-shu.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { numberHeadings, numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import {
  completeLines,
  emptyLines,
  gridColumns,
  gridRows,
} from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import { numberFigureCaptions, numberLeads } from '#src/reports/content/en/numbers/number-notes.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getDigitKey, writeDigitStatements } from './digit-statements.ts';

export const loShuGridChapter: Chapter = {
  write: (context) => {
    const { loShu } = getNumerology(context);
    return {
      kind: 'table',
      id: 'numbers-grid',
      ...numberHeadings.grid,
      lead: numberLeads.grid,
      figures: [buildGridFigure(loShu)],
      tables: [],
      statements: [...writeLineStatements(context, loShu), ...writeDigitStatements(context)],
    };
  },
};

function buildGridFigure(loShu: LoShu): Figure {
  const cells = LO_SHU.map((row, rowIndex) =>
    row.map((digit, columnIndex) => ({ digit, count: loShu.counts[rowIndex]![columnIndex]! })),
  );
  return {
    kind: 'grid',
    caption: numberFigureCaptions.grid,
    cells,
    rows: [...gridRows],
    columns: [...gridColumns],
  };
}

function writeLineStatements(context: ReportContext, { complete, empty }: LoShu): Statement[] {
  const create = (line: LoShuLine, text: string, because: string) =>
    createStatement(context, text, because, line.digits.map(getDigitKey), numberSources.square);
  return [
    ...complete.map((line) =>
      create(
        line,
        completeLines[line.name]!,
        `${describeDigits(line)}, the ${describeLine(line)}, are all in the date`,
      ),
    ),
    ...empty.map((line) =>
      create(
        line,
        emptyLines[line.name]!,
        `none of ${describeDigits(line)}, the ${describeLine(line)}, is in the date`,
      ),
    ),
  ];
}

const describeDigits = ({ digits }: LoShuLine): string => formatList(digits.map(String));
const describeLine = ({ name }: LoShuLine): string => (/plane|line/.test(name) ? name : `line of ${name}`);
