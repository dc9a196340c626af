/** What several chapters on love need: the condition of a graha, the lords of the seventh, the age of the reader. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimedChart } from '#src/reports/context/report-context.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';

/** "the sign of a friend" */
export const describeDignity = (chart: Chart, graha: Graha): string =>
  content.common.dignityOfSign[chart.grahas[graha].dignity!];

export const getSeventhLord = (chart: Chart): ClassicalGraha => getHouseLord(chart, 7) as ClassicalGraha;

/** Lord of the seventh sign from the lagna of the navamsha. */
export const getNavamsaSeventhLord = (chart: TimedChart): ClassicalGraha =>
  getSignLord(((chart.lagna.navamsaSign + 5) % 12) + 1) as ClassicalGraha;

const ADULT_AGE = 18;

/** Under eighteen on the day of the report. */
export const isYoung = (context: ReportContext): boolean => getAgeAt(context, context.now) < ADULT_AGE;

/** The chart itself, or the charts of both ends of the day if they differ in the given property. */
export function listDistinctCharts(
  { chart, dayRange }: ReportContext,
  getProperty: (chart: Chart) => unknown,
): Chart[] {
  if (!dayRange || getProperty(dayRange.earliest) === getProperty(dayRange.latest)) return [chart];
  return [dayRange.earliest, dayRange.latest];
}

/** "seventh", the house of the graha */
export const formatHouse = (chart: Chart, graha: Graha): string => formatOrdinal(getHouse(chart, graha));
