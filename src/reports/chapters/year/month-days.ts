/** The days of a month in a table: good days, rest days, and events in the sky. */
import type { Table } from '#src/reports/contract.ts';
import {
  birthNakshatraDayTexts,
  restDayTexts,
  dayUseByNakshatra,
  taras,
} from '#src/reports/content/en/year/month-days.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import type { GoodDay } from '#src/reports/year/good-days.ts';
import { formatDayPartRange, formatWeekdayDate } from '#src/reports/year/year-phrases.ts';
import { selectMonthEvents } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { buildSkyRows, type DatedRow } from './month-sky-rows.ts';

export function buildDaysTable(context: ReportContext, month: MonthAhead): Table {
  const restRows = [...buildRestRows(context, month), ...buildBirthNakshatraRows(context, month)];
  const groups: [string, string[][]][] = [
    ['Days to use', month.goodDays.map((day) => buildGoodRow(context, day))],
    ['Days to keep light', sortRows(restRows)],
    ['In the sky', sortRows(chooseSkyRows(context, month, month.goodDays.length + restRows.length))],
  ];
  return {
    caption: `Days of ${month.name}, in Indian time. ${writeCaption(context)}`,
    head: ['Day', 'What it is for', 'because'],
    rows: groups.flatMap(([heading, rows]) => (rows.length > 0 ? [[heading], ...rows] : [])),
  };
}

/** A month must fit on two pages: if it has more lines, the table omits the days that its statements name. */
const MAX_LINES = 21;

function chooseSkyRows(context: ReportContext, month: MonthAhead, otherRowCount: number): DatedRow[] {
  const skyRows = buildSkyRows(context, month);
  const statementCount = LEADING_STATEMENT_COUNT + selectMonthEvents(context)[month.index]!.length;
  return statementCount + otherRowCount + skyRows.length > MAX_LINES
    ? skyRows.filter(({ isInStatements }) => !isInStatements)
    : skyRows;
}

/** On the rank, on the Sun by its house, and on the Sun by its place from the Moon. */
const LEADING_STATEMENT_COUNT = 3;

function writeCaption(context: ReportContext): string {
  const { nakshatras, signs } = getYearAhead(context).natalMoon;
  if (nakshatras.length > 1) return CAPTION_WITHOUT_NAKSHATRA;
  if (signs.length === 1)
    return `A good day agrees with ${getNakshatraName(nakshatras[0]!)}, your star, and with your Moon.`;
  return `A good day agrees with ${getNakshatraName(nakshatras[0]!)}, your star, and with both signs that may be your Moon’s.`;
}

const CAPTION_WITHOUT_NAKSHATRA =
  'Your star is not certain without an hour, so a good day is one that suits the sign of your Moon.';

const sortRows = (dated: DatedRow[]): string[][] =>
  dated.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ row }) => row);

function buildGoodRow(context: ReportContext, { at, nakshatra, tara, place }: GoodDay): string[] {
  return [
    formatWeekdayDate(at),
    toUppercaseFirst(dayUseByNakshatra[nakshatra - 1]!),
    writeGoodReason(context, { nakshatra, tara, place }),
  ];
}

function writeGoodReason(
  context: ReportContext,
  { nakshatra, tara, place }: Pick<GoodDay, 'nakshatra' | 'tara' | 'place'>,
): string {
  const { nakshatras, signs } = getYearAhead(context).natalMoon;
  const moonPhrase = `the Moon is in ${getNakshatraName(nakshatra)}`;
  const { name, word } = taras[tara]!;
  const taraPhrase = nakshatras.length > 1 ? '' : `, ${name} (${word}) from your star`;
  if (signs.length > 1)
    return `${moonPhrase}${taraPhrase}, and well placed from both signs that may be your Moon’s`;
  return `${moonPhrase}${taraPhrase}, ${place === 1 ? 'in your own Moon sign' : `${formatOrdinal(place)} from your Moon`}`;
}

function buildRestRows({ chart }: ReportContext, month: MonthAhead): DatedRow[] {
  return month.restSpans.map(({ from, to }, i) => ({
    at: from,
    row: [
      formatDayPartRange(from, to),
      toUppercaseFirst(restDayTexts[(month.index + i * 6) % 12]!),
      `the Moon is in ${getSignName(((chart.grahas.Moon.sign + 6) % 12) + 1)}, eighth from your own Moon`,
    ],
  }));
}

function buildBirthNakshatraRows(context: ReportContext, month: MonthAhead): DatedRow[] {
  const [birthNakshatra] = getYearAhead(context).natalMoon.nakshatras;
  return month.birthNakshatraDays.map((at, i) => ({
    at,
    row: [
      formatWeekdayDate(at),
      toUppercaseFirst(birthNakshatraDayTexts[(month.index + i * 5) % 12]!),
      `the Moon visits ${getNakshatraName(birthNakshatra!)}, your birth star`,
    ],
  }));
}
