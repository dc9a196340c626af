/** The months to keep light: those with little support from transits that lie in no good time of the answers. */
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { isInMonths } from '#src/reports/chapters/timing/window-months.ts';
import type { YearMatter } from '#src/reports/content/en/answers/year-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { WEAK_RANK } from '#src/reports/year/month-support.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { determineYearStage, isOfMarriageableAge } from './year-stage.ts';

const lightMonths = new WeakMap<ReportContext, readonly MonthAhead[]>();

/** The weakest month first. */
export function listLightMonths(context: ReportContext): readonly MonthAhead[] {
  const months = lightMonths.get(context) ?? computeLightMonths(context);
  lightMonths.set(context, months);
  return months;
}

const computeLightMonths = (context: ReportContext): MonthAhead[] =>
  getYearAhead(context)
    .months.filter(({ support }) => support.rank >= WEAK_RANK)
    .filter((month) => !listMatters(context).some((matter) => isInGoodTime(context, month, matter)))
    .toSorted((a, b) => b.support.rank - a.support.rank);

/** Whether the month lies in a good or the best time of the matter. */
export const isInGoodTime = (context: ReportContext, month: MonthAhead, matter: YearMatter): boolean =>
  getMatterTiming(context, matter).windows.some((window) => window.grade > 1 && isInMonths(window, month));

/** The matters that the answers date for the age of the reader. */
function listMatters(context: ReportContext): YearMatter[] {
  switch (determineYearStage(context)) {
    case 'child':
    case 'teenager':
    case 'youth':
      return ['study'];
    case 'adult':
      return ['workChange', 'money', ...(isOfMarriageableAge(context) ? (['marriage'] as const) : [])];
    case 'senior':
      return ['money'];
  }
}
