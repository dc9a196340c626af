/** The life stage of the reader: reports for children have other texts, and reports for old people a note on how to read them. */
import type { ReportContext } from './report-context.ts';
import { calculateAge } from '#src/reports/text/phrases.ts';

type LifeStage = 'child' | 'adult' | 'old';

const CHILDHOOD_END_AGE = 16;
const OLD_AGE = 70;

/** By the age at the time of the report. */
export function determineLifeStage({ birth, now }: ReportContext): LifeStage {
  const age = calculateAge(birth.utc, now);
  if (age < CHILDHOOD_END_AGE) return 'child';
  return age < OLD_AGE ? 'adult' : 'old';
}

export const isChild = (context: ReportContext): boolean => determineLifeStage(context) === 'child';

/** True in a child’s report for an instant before the sixteenth birthday. */
export const isInChildhood = (context: ReportContext, at: string): boolean =>
  isChild(context) && calculateAge(context.birth.utc, at) < CHILDHOOD_END_AGE;
