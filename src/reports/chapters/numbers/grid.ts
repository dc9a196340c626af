/** The birth date in the Lo Shu square: a drawing, then each digit and each line. */
import { LO_SHU, type LoShu, type LoShuLine } from '#src/numerology/lo-shu.ts';
import type { Chapter } from '#src/reports/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { numberHeadings, numberSources } from '#src/reports/content/en/numbers/chapters.ts';
import {
  completeLines,
  emptyLines,
  gridColumns,
  gridRows,
  presence,
  type Presence,
} from '#src/reports/content/en/numbers/grid.ts';
import { figures, leads } from '#src/reports/content/en/numbers/notes.ts';
import { countsByDigit, numbersOf } from '#src/reports/numbers-of.ts';
import type { Reading } from '#src/reports/reading.ts';
import { listed } from '#src/reports/words.ts';
import { say } from '#src/reports/say.ts';

export const numbersGrid: Chapter = {
  write: (reading) => {
    const { loShu } = numbersOf(reading);
    return {
      kind: 'table',
      id: 'numbers-grid',
      ...numberHeadings.grid,
      lead: leads.grid,
      figures: [gridFigure(loShu)],
      tables: [],
      statements: [...lineStatements(reading, loShu), ...digitStatements(reading, loShu)],
    };
  },
};

function gridFigure(loShu: LoShu): Figure {
  const cells = LO_SHU.map((row, r) => row.map((digit, c) => ({ digit, count: loShu.counts[r]![c]! })));
  return { kind: 'grid', caption: figures.grid, cells, rows: [...gridRows], columns: [...gridColumns] };
}

function lineStatements(reading: Reading, { complete, empty }: LoShu): Statement[] {
  const told = (line: LoShuLine, text: string, because: string) =>
    say(reading, text, because, line.digits.map(keyOf), numberSources.square);
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

/** What there is most of comes first, what is missing last. */
function digitStatements(reading: Reading, loShu: LoShu): Statement[] {
  return countsByDigit(loShu)
    .map((count, i) => ({ digit: i + 1, count }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ digit, count }) =>
      say(reading, presence[presenceOf(count)][digit - 1]!, BECAUSE[presenceOf(count)](digit, count), [
        keyOf(digit),
      ]),
    );
}

export function presenceOf(count: number): Presence {
  if (count === 0) return 'missing';
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : 'often';
}

const BECAUSE: Record<Presence, (digit: number, count: number) => string> = {
  missing: (digit) => `${digit} is not a digit of your date`,
  once: (digit) => `${digit} stands once in your date`,
  twice: (digit) => `${digit} stands twice in your date`,
  often: (digit, count) => `${digit} occurs ${count} times in your date`,
};
