/** The weekday of the panchanga, which changes at sunrise, beside that of the calendar. */
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatWeekday, getVaraName } from '#src/reports/text/phrases.ts';

export const isBornBeforeSunrise = ({ chart, birth, isTimeKnown }: ReportContext): boolean =>
  isTimeKnown && getVaraName(chart.panchang.vara) !== formatWeekday(birth.date);
