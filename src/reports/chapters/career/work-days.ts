/** The weekdays by their lords, and the nine taras, for choosing a day. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import type { DayUse } from '#src/reports/content/en/career/work-days.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatList,
  formatOrdinal,
  getGrahaName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { getWorkRole } from './work-condition.ts';
import { getCareerTexts } from './career-stage.ts';

/** Monday first. */
export const WEEK: readonly ClassicalGraha[] = [...CLASSICAL_GRAHAS.slice(1), 'Sun'];

export const workDaysChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'work-days',
    ...getCareerTexts(context).careerHeadings.days,
    lead: getCareerTexts(context).workDaysTexts.lead,
    tables: [
      buildWeekTable(context),
      buildTaraTable(context, getCareerTexts(context).workDaysTexts.nakshatras),
    ],
    statements: [writeBestDayStatement(context), writeRestDayStatement(context)],
  }),
};

const USE_BY_ROLE: Partial<Record<WorkRole, DayUse>> = { work: 'work', gain: 'gain', fortune: 'fortune' };

function buildWeekTable(context: TimeKnownContext): Table {
  const { chart } = context;
  return {
    caption: getCareerTexts(context).workDaysTexts.week,
    head: [...content.career.workDaysReasons.weekHead],
    rows: WEEK.map((graha) => [
      content.remedies.remedies[graha].day,
      getGrahaName(graha),
      formatList(listRuledHouses(chart, graha).map(formatOrdinal)),
      getCareerTexts(context).weekdayUse[graha][USE_BY_ROLE[getWorkRole(chart, graha)] ?? 'other'],
    ]),
  };
}

/** The nine kinds of nakshatra, counted from the birth nakshatra. */
export function buildTaraTable({ chart }: ReportContext, caption: string): Table {
  const birthNakshatra = chart.grahas.Moon.nakshatra;
  const getNameAfter = (count: number) => getNakshatraName(((birthNakshatra - 1 + count) % 27) + 1);
  return {
    caption,
    head: [...content.career.workDaysReasons.taraHead],
    rows: content.career.taras.map(({ name, use }, i) => [
      content.career.workDaysReasons.numbered(i + 1, name),
      [0, 9, 18].map((offset) => getNameAfter(i + offset)).join(', '),
      use,
    ]),
  };
}

function writeBestDayStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10) as ClassicalGraha;
  const because = content.career.workDaysReasons.best(content.remedies.remedies[lord].day, formatGraha(lord));
  return createStatement(
    context,
    getCareerTexts(context).bestDay[lord],
    because,
    ['lord.10'],
    content.career.careerSources.tara,
  );
}

function writeRestDayStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 12) as ClassicalGraha;
  const because = content.career.workDaysReasons.rest(content.remedies.remedies[lord].day, formatGraha(lord));
  return createStatement(
    context,
    getCareerTexts(context).restDay[lord],
    because,
    ['lord.12'],
    content.career.careerSources.tara,
  );
}
