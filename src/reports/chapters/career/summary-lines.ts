/** Lines of the summary page of the career report for the age of the reader. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { isRetired, isStudent } from './career-stage.ts';

export function chooseCurrentPeriodLines(context: ReportContext): Record<WorkRole, string> {
  const { currentPeriodLine, currentPeriodLineOfStudents, currentPeriodLineAfterSixty } = content.career;
  if (isRetired(context)) return currentPeriodLineAfterSixty;
  return isStudent(context) ? currentPeriodLineOfStudents : currentPeriodLine;
}

/** A strength of a weak graha has a condition. */
export function chooseStrengthLine(context: ReportContext, graha: Graha): string {
  const { strengthLine, strengthLineOfWeak } = content.career.youth;
  const { careerStrengthLine, careerStrengthLineOfWeak } = content.career;
  const isForYouth = isYouth(context);
  return isClassicalGraha(graha) && getCondition(context.chart, graha) === 'weak'
    ? (isForYouth ? strengthLineOfWeak : careerStrengthLineOfWeak)[graha]
    : (isForYouth ? strengthLine : careerStrengthLine)[graha];
}

export function chooseCautionLines(context: ReportContext): Record<ClassicalGraha, string> {
  if (isRetired(context)) return content.career.cautionLineAfterSixty;
  return isYouth(context) ? content.career.youth.cautionLine : content.career.careerCautionLine;
}
