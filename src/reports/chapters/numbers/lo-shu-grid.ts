/** The birth date in the Lo Shu square: a drawing, then each digit and each line. */
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
import { figures, leads } from '#src/reports/content/en/numbers/number-notes.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listed } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { digitStatements } from './digit-statements.ts';

export const numbersGrid: Chapter = {
  write: (reading) => {
    const { loShu } = getNumerology(reading);
    return {
      kind: 'table',
      id: 'numbers-grid',
      ...numberHeadings.grid,
      lead: leads.grid,
      figures: [gridFigure(loShu)],
      tables: [],
      statements: [...lineStatements(reading, loShu), ...digitStatements(reading)],
    };
  },
};

function gridFigure(loShu: LoShu): Figure {
  const cells = LO_SHU.map((row, r) => row.map((digit, c) => ({ digit, count: loShu.counts[r]![c]! })));
  return { kind: 'grid', caption: figures.grid, cells, rows: [...gridRows], columns: [...gridColumns] };
}

function lineStatements(reading: ReportContext, { complete, empty }: LoShu): Statement[] {
  const told = (line: LoShuLine, text: string, because: string) =>
    createStatement(reading, text, because, line.digits.map(keyOf), numberSources.square);
  return [
    ...complete.map((line) =>
      told(line, completeLines[line.name]!, `${digitsOf(line)}, the ${lineName(line)}, are all in the date`),
    ),
    ...empty.map((line) =>
      told(line, emptyLines[line.name]!, `none of ${digitsOf(line)}, the ${lineName(line)}, is in the date`),
    ),
  ];
}

const keyOf = (digit: number): string => `date.digit.${digit}`;

const digitsOf = ({ digits }: LoShuLine): string => listed(digits.map(String));
const lineName = ({ name }: LoShuLine): string => (/plane|line/.test(name) ? name : `line of ${name}`);
