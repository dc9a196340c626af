/** The current and next personal year in the cycle of nine, with twelve months. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { listComingMonths, getPersonalYear, type ComingMonth } from './coming-months.ts';
import { formatWorking } from './number-phrases.ts';
import { getNumerology, getReportDate } from '#src/reports/facts/numerology-context.ts';
import { isUnderage } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatDate, formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const personalYearChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-year',
    ...content.numbers.numberHeadings.year,
    lead: content.numbers.numberLeads.year,
    figures: [buildCycleFigure(context)],
    tables: [
      {
        caption: content.numbers.numberFigureCaptions.months,
        head: [...content.numbers.personalMonthsTableHead],
        rows: splitInHalves(listComingMonths(context).map(buildMonthCells)),
      },
    ],
    statements: writeYearStatements(context),
  }),
};

const getCurrentYear = (context: ReportContext): number => Number(getReportDate(context).slice(0, 4));

/** The cycle of nine personal years that contains the current year, from number one to nine. */
function buildCycleFigure(context: ReportContext): Figure {
  const currentYear = getCurrentYear(context);
  const firstYear = currentYear - getNumerology(context).cycles.year.value + 1;
  const spans = Array.from({ length: 9 }, (_, i) => ({
    from: `${firstYear + i}-01-01T00:00:00Z`,
    to: `${firstYear + i + 1}-01-01T00:00:00Z`,
    label: String(i + 1),
    shortLabel: String(i + 1),
    note: String(firstYear + i),
    isTinted: firstYear + i === currentYear,
  }));
  // The axis ends on the last day of the cycle, because the label of the next year would be outside the page.
  const [from, to] = [spans[0]!.from, `${firstYear + 8}-12-31T00:00:00Z`];
  return {
    kind: 'lanes',
    caption: content.numbers.numberFigureCaptions.round,
    from,
    to,
    lanes: [{ label: content.numbers.personalYearTexts.lane, spans }],
  };
}

function writeYearStatements(context: ReportContext): Statement[] {
  const { value } = getNumerology(context).cycles.year;
  const { task, avoid } = getYearTexts(context, value);
  const year = getCurrentYear(context);
  const reasons = content.numbers.personalYearReasons;
  return [
    writeYearStatement(context),
    createStatement(context, task, reasons.task(value), [`date.year.${year}`]),
    createStatement(context, avoid, reasons.avoid(formatGraha(getGrahaOfNumber(value)), value), [
      `date.year.${year}`,
    ]),
    writeNextYearStatement(context),
  ];
}

function getYearTexts(context: ReportContext, number: number): (typeof content.numbers.thisYear)[number] {
  const texts = content.numbers.thisYear[number - 1]!;
  return isUnderage(context) ? { ...texts, ...content.numbers.youthThisYear[number] } : texts;
}

const getNextYearText = (context: ReportContext, number: number): string =>
  (isUnderage(context) ? content.numbers.youthNextYear[number] : undefined) ??
  content.numbers.nextYear[number - 1]!;

export function writeYearStatement(context: ReportContext): Statement {
  const { value, workings } = getNumerology(context).cycles.year;
  const { title, text } = getYearTexts(context, value);
  const year = getCurrentYear(context);
  const because = content.numbers.personalYearReasons.year(
    year,
    formatGraha(getGrahaOfNumber(value)),
    formatWorking(workings),
  );
  return createStatement(
    context,
    content.numbers.personalYearTexts.current(year, title, text),
    because,
    [`date.year.${year}`],
    content.numbers.numberSources.modern,
  );
}

/** The personal year that begins on the next 1 January. */
export function writeNextYearStatement(context: ReportContext): Statement {
  const year = getCurrentYear(context);
  const nextNumber = getPersonalYear(context, year + 1);
  return createStatement(
    context,
    content.numbers.personalYearTexts.next(
      year + 1,
      nextNumber.value,
      getNextYearText(context, nextNumber.value),
    ),
    content.numbers.personalYearReasons.next(
      formatDate(`${year + 1}-01-01`),
      formatGraha(getGrahaOfNumber(nextNumber.value)),
      formatWorking(nextNumber.workings),
    ),
    [`date.year.${year + 1}`],
    content.numbers.numberSources.modern,
  );
}

const buildMonthCells = ({ name, monthNumber: { value } }: ComingMonth): string[] => [
  name,
  String(value),
  toUppercaseFirst(content.numbers.personalMonths[value - 1]!.word),
];

/** Six rows of two months, so that the table fits on the page. */
function splitInHalves(cells: string[][]): string[][] {
  const half = cells.length / 2;
  return cells.slice(0, half).map((row, i) => [...row, ...cells[i + half]!]);
}
