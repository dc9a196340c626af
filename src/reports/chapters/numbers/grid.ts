/** The birth date in the Lo Shu square: a drawing, then each digit and each line. */
import { LO_SHU, type LoShuLine } from '#src/numerology/lo-shu.ts';
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
import { tell } from '#src/reports/chapters/numbers/number-words.ts';
import { numbersOf, type Numbers } from '#src/reports/chapters/numbers/numbers-of.ts';
import { listed } from '#src/reports/words.ts';

export const numbersGrid: Chapter = {
  write: (reading) => {
    const numbers = numbersOf(reading);
    return {
      kind: 'table',
      id: 'numbers-grid',
      ...numberHeadings.grid,
      lead: leads.grid,
      figures: [gridFigure(numbers)],
      tables: [],
      statements: [...lineStatements(numbers), ...digitStatements(numbers)],
    };
  },
};

function gridFigure({ loShu }: Numbers): Figure {
  const cells = LO_SHU.map((row, r) => row.map((digit, c) => ({ digit, count: loShu.counts[r]![c]! })));
  return { kind: 'grid', caption: figures.grid, cells, rows: [...gridRows], columns: [...gridColumns] };
}

const lineStatements = ({ loShu: { complete, empty } }: Numbers): Statement[] => [
  ...complete.map((line) =>
    tell(
      completeLines[line.name]!,
      `${digitsOf(line)}, the ${lineName(line)}, are all in the date`,
      numberSources.square,
    ),
  ),
  ...empty.map((line) =>
    tell(
      emptyLines[line.name]!,
      `none of ${digitsOf(line)}, the ${lineName(line)}, is in the date`,
      numberSources.square,
    ),
  ),
];

const digitsOf = ({ digits }: LoShuLine): string => listed(digits.map(String));
const lineName = ({ name }: LoShuLine): string => (/plane|line/.test(name) ? name : `line of ${name}`);

/** What there is most of comes first, what is missing last. */
function digitStatements({ loShu }: Numbers): Statement[] {
  return countsByDigit(loShu)
    .map((count, i) => ({ digit: i + 1, count }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ digit, count }) =>
      tell(presence[presenceOf(count)][digit - 1]!, BECAUSE[presenceOf(count)](digit, count)),
    );
}

export const countsByDigit = ({ counts }: Numbers['loShu']): number[] => {
  const byDigit = new Map(LO_SHU.flatMap((row, r) => row.map((digit, c) => [digit, counts[r]![c]!])));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => byDigit.get(digit as 1)!);
};

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
