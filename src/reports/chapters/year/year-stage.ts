/** The ages of readers for whom the year has different texts. */
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { isChild, isReadAsMarried, isRetired, isTeenager, isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { chooseTextOfLaterYears } from '#src/reports/text/text-of-later-years.ts';

/** `teenager`: twelve to fifteen; `youth`: sixteen and seventeen; `senior`: without texts on work and marriage */
export type YearStage = 'child' | 'teenager' | 'youth' | 'adult' | 'senior';

export function determineYearStage(context: ReportContext): YearStage {
  if (isChild(context)) return isTeenager(context) ? 'teenager' : 'child';
  if (isYouth(context)) return 'youth';
  return isRetired(context) ? 'senior' : 'adult';
}

/** The text of a reader of sixty or more, or of sixteen and seventeen, if there is one in place of the other. */
export function chooseForAge(
  context: ReportContext,
  text: string,
  { senior, youth }: { senior: string | undefined; youth: string | undefined },
): string {
  const stage = determineYearStage(context);
  if (stage === 'youth') return youth ?? text;
  return chooseTextOfLaterYears(context, text, senior);
}

/** The year names days to propose only to these readers. */
export const isOfMarriageableAge = (context: ReportContext): boolean =>
  determineYearStage(context) === 'adult' &&
  !isReadAsMarried(context) &&
  getMatterTiming(context, 'marriage').isOfAge;
