/** Texts speak to a grown-up in the middle of life; a copy for a child has texts of its own, and one for an old person says how to read them. */
import type { ReportContext } from './report-context.ts';
import { calculateAge } from '#src/reports/text/phrases.ts';

export type LifeStage = 'child' | 'midway' | 'late';

const ADULT_AGE = 16;
const OLD_AGE = 70;

/** By the age on the day on which the copy is made. */
export function determineLifeStage({ birth, now }: ReportContext): LifeStage {
  const age = calculateAge(birth.utc, now);
  if (age < ADULT_AGE) return 'child';
  return age < OLD_AGE ? 'midway' : 'late';
}

export const isChild = (context: ReportContext): boolean => determineLifeStage(context) === 'child';

/** In a child’s copy, of an instant before the sixteenth birthday. */
export const isInChildhood = (context: ReportContext, at: string): boolean =>
  isChild(context) && calculateAge(context.birth.utc, at) < ADULT_AGE;
