/** The personal year that runs and the one after it, in a round of nine, with the sums of twelve months. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { numberHeadings, numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import { figures, leads } from '#src/reports/content/en/numbers/number-notes.ts';
import { months } from '#src/reports/content/en/numbers/personal-month.ts';
import { nextYear, thisYear } from '#src/reports/content/en/numbers/personal-year.ts';
import { grahaOf } from './number-grahas.ts';
import { comingMonths, yearNumber, type ComingMonth } from './coming-months.ts';
import { working } from './number-phrases.ts';
import { getNumerology, reportDateInIndia } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, grahaName, ordinal } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const numbersYear: Chapter = {
  write: (reading) => ({
    kind: 'table',
    id: 'numbers-year',
    ...numberHeadings.year,
    lead: leads.year,
    figures: [roundFigure(reading)],
    tables: [
      {
        caption: figures.months,
        head: ['First half', 'Number', 'In a word', 'Second half', 'Its number', 'Its word'],
        rows: inHalves(comingMonths(reading).map(monthCells)),
      },
    ],
    statements: yearStatements(reading),
  }),
};

const thisYearOf = (reading: ReportContext): number => Number(reportDateInIndia(reading).slice(0, 4));

/** From the year of one to the year of nine. */
function roundFigure(reading: ReportContext): Figure {
  const now = thisYearOf(reading);
  const first = now - getNumerology(reading).cycles.year.value + 1;
  const spans = Array.from({ length: 9 }, (_, i) => ({
    from: `${first + i}-01-01T00:00:00Z`,
    to: `${first + i + 1}-01-01T00:00:00Z`,
    label: String(i + 1),
    short: String(i + 1),
    note: String(first + i),
    tinted: first + i === now,
  }));
  // The last day rather than the next new year, whose label would stand outside the leaf.
  const [from, to] = [spans[0]!.from, `${first + 8}-12-31T00:00:00Z`];
  return { kind: 'lanes', caption: figures.round, from, to, lanes: [{ label: 'Year of', spans }] };
}

function yearStatements(reading: ReportContext): Statement[] {
  const { value } = getNumerology(reading).cycles.year;
  const { use, leave } = thisYear[value - 1]!;
  const year = thisYearOf(reading);
  const next = yearNumber(reading, year + 1);
  return [
    yearStatement(reading),
    createStatement(
      reading,
      use,
      `${value} comes ${ordinal(value)} among the nine, and this is the work the school gives to it`,
      [`date.year.${year}`],
    ),
    createStatement(reading, leave, `this is what ${grahaName(grahaOf(value))}, of ${value}, does badly`, [
      `date.year.${year}`,
    ]),
    createStatement(
      reading,
      `${year + 1} is ${next.value} for you. ${nextYear[next.value - 1]!}`,
      `on 1 January ${year + 1} it is the turn of ${grahaName(grahaOf(next.value))}: ${working(next.steps)}`,
      [`date.year.${year + 1}`],
      numberSources.modern,
    ),
  ];
}

export function yearStatement(reading: ReportContext): Statement {
  const { value, steps } = getNumerology(reading).cycles.year;
  const { title, text } = thisYear[value - 1]!;
  const year = thisYearOf(reading);
  const because = `the digits of your birthday and of ${year} lead to ${grahaName(grahaOf(value))}: ${working(steps)}`;
  return createStatement(
    reading,
    `This is ${title}. ${text}`,
    because,
    [`date.year.${year}`],
    numberSources.modern,
  );
}

const monthCells = ({ name, reckoned: { value } }: ComingMonth): string[] => [
  name,
  String(value),
  toUppercaseFirst(months[value - 1]!.word),
];

/** Six rows of two months, so that the year keeps to its page. */
function inHalves(cells: string[][]): string[][] {
  const half = cells.length / 2;
  return cells.slice(0, half).map((row, i) => [...row, ...cells[i + half]!]);
}
