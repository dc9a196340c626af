/** For an unknown birth time: the lagnas of the day side by side, when each rises and what it would change. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { listLagnasOfDay, type LagnaOfDay } from '#src/reports/facts/lagnas-of-day.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import {
  formatDate,
  formatGraha,
  formatList,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { formatAlternatives, writeLagnaReadings, type LagnaVariant } from './lagna-readings.ts';
import { formatEnds, getChartOfLagna, namePartOfDay } from './span-of-day.ts';

/** @param variant what the table compares: the person, the partner, the work, or the whole chart */
export const createPossibleLagnasChapter = (variant: LagnaVariant): Chapter => ({
  withoutTime: (context) => {
    const lagnas = listLagnasOfDay(context);
    return {
      kind: 'table',
      id: 'possible-lagnas',
      ...content.lagna.possibleLagnaHeadings,
      lead: content.lagna.possibleLagnaLeads[variant],
      tables: [buildTable(context, lagnas, variant)],
      statements: [
        ...writeMarsStatements(context, lagnas, variant),
        writeAdvice(context, lagnas, variant),
        ...writeLagnaReadings(context, lagnas, variant),
      ],
    };
  },
});

/** Manglik is a question before marriage. */
const LAST_MARRIAGE_AGE = 60;

type MarsVariant = Extract<LagnaVariant, 'general' | 'love'>;

const isMarsCompared = (context: TimeUnknownContext, variant: LagnaVariant): variant is MarsVariant =>
  (variant === 'love' || variant === 'general') &&
  !isChild(context) &&
  getAgeAt(context, context.now) < LAST_MARRIAGE_AGE;

/** `chart`: of an instant at which the lagna rises. */
type Column = { head: string; write: (lagna: number, chart: Chart) => string };

function buildTable(
  context: TimeUnknownContext,
  lagnas: readonly LagnaOfDay[],
  variant: LagnaVariant,
): Table {
  const texts = content.lagna.possibleLagnaTableTexts;
  const columns = listColumns(context, variant);
  return {
    caption: texts.caption(context.birth.place.name, formatDate(context.birth.date)),
    head: [texts.hours, texts.partOfDay, texts.lagna, ...columns.map(({ head }) => head)],
    rows: lagnas.map((lagna) => [
      content.grammar.formatSpan(...formatEnds(context, lagna)),
      namePartOfDay(context, lagna),
      getSignName(lagna.sign),
      ...columns.map(({ write }) => write(lagna.sign, getChartOfLagna(context, lagna))),
    ]),
  };
}

function listColumns(context: TimeUnknownContext, variant: LagnaVariant): Column[] {
  const texts = content.lagna.possibleLagnaTableTexts;
  const lord: Column = { head: texts.lord, write: (lagna, chart) => describeLord(chart, lagna) };
  const mars: Column = { head: texts.mars, write: (lagna, chart) => describeMars(chart, lagna) };
  const createHouseColumn = (head: string, house: number): Column => ({
    head,
    write: (lagna, chart) => describeHouse(chart, getNthSign(lagna, house)),
  });
  const createSignColumn = (head: string, house: number, phrases: readonly string[]): Column => ({
    head,
    write: (lagna) => toUppercaseFirst(phrases[getNthSign(lagna, house) - 1]!),
  });
  switch (variant) {
    case 'love':
      return [
        createHouseColumn(texts.seventh, 7),
        createSignColumn(texts.partner, 7, content.lagna.partnerBySeventhSign),
        mars,
      ];
    case 'work':
      return [
        createHouseColumn(texts.tenth, 10),
        createSignColumn(texts.field, 10, content.lagna.fieldByTenthSign),
      ];
    case 'whole':
      return [
        lord,
        { head: texts.angles, write: (lagna, chart) => listNames(chart, lagna, [1, 4, 7, 10]) },
        { head: texts.trines, write: (lagna, chart) => listNames(chart, lagna, [5, 9]) },
      ];
    case 'general':
      return [
        lord,
        createSignColumn(texts.manner, 1, content.lagna.mannerByLagna),
        ...(isMarsCompared(context, variant) ? [mars] : []),
      ];
  }
}

function describeLord(chart: Chart, lagna: number): string {
  const lord = getSignLord(lagna);
  const house = countHouse(lagna, chart.grahas[lord].sign);
  return content.lagna.possibleLagnaTableTexts.lordPlace(
    toUppercaseFirst(formatGraha(lord)),
    content.timing.formatHouseNumber(house),
  );
}

function describeHouse(chart: Chart, sign: number): string {
  const occupants = GRAHAS.filter((graha) => chart.grahas[graha].sign === sign);
  if (occupants.length === 0) return getSignName(sign);
  return content.lagna.possibleLagnaTableTexts.occupied(
    getSignName(sign),
    formatList(occupants.map(formatGraha)),
  );
}

const listNames = (chart: Chart, lagna: number, houses: readonly number[]): string =>
  toUppercaseFirst(
    formatList(
      GRAHAS.filter((graha) => houses.includes(countHouse(lagna, chart.grahas[graha].sign))).map(formatGraha),
    ) || content.lagna.possibleLagnaTableTexts.none,
  );

/** As the engine counts Mars; with the second house of the southern usage. */
const MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

const getMarsHouse = ({ grahas }: Chart, lagna: number): number => countHouse(lagna, grahas.Mars.sign);

const isManglikFrom = (chart: Chart, lagna: number): boolean =>
  MANGLIK_HOUSES.includes(getMarsHouse(chart, lagna));

function describeMars(chart: Chart, lagna: number): string {
  const { marsCounts, marsFree } = content.lagna.possibleLagnaTableTexts;
  const house = content.timing.formatHouseNumber(getMarsHouse(chart, lagna));
  return isManglikFrom(chart, lagna) ? marsCounts(house) : marsFree(house);
}

/** None if Mars changed its sign that day. */
function writeMarsStatements(
  context: TimeUnknownContext,
  lagnas: readonly LagnaOfDay[],
  variant: LagnaVariant,
): Statement[] {
  const { chart, dayRange } = context;
  if (!isMarsCompared(context, variant)) return [];
  if (dayRange.earliest.grahas.Mars.sign !== dayRange.latest.grahas.Mars.sign) return [];
  const counted = lagnas.filter(({ sign }) => isManglikFrom(chart, sign));
  const minutes = counted.reduce((sum, lagna) => sum + lagna.minutes, 0);
  const signs = [...new Set(counted.map(({ sign }) => getSignName(sign)))];
  return [
    createStatement(
      context,
      content.lagna.marsShareTexts[variant](String(Math.round(minutes / 60))),
      content.lagna.marsShareTexts.because(getSignName(chart.grahas.Mars.sign), formatAlternatives(signs)),
      ['Mars.sign'],
    ),
  ];
}

/** The example is the row of noon. */
function writeAdvice(
  context: TimeUnknownContext,
  lagnas: readonly LagnaOfDay[],
  variant: LagnaVariant,
): Statement {
  const noon = Date.parse(context.chart.utc);
  const lagna =
    lagnas.find(({ from, to }) => Date.parse(from) <= noon && noon < Date.parse(to)) ?? lagnas[0]!;
  const [from, to] = formatEnds(context, lagna);
  return createGeneralStatement(
    content.lagna.possibleLagnaAdvice[variant],
    content.lagna.adviceReason(getSignName(lagna.sign), from, to),
  );
}
