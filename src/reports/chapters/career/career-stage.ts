/** Introductions for readers who are still at school or past retirement age. */
import { workDecadesIntro } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import { planetsAtWorkIntro } from '#src/reports/content/en/career/planets-at-work.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const SCHOOL_AGE_LIMIT = 16;
const RETIREMENT_AGE = 65;

/** An introduction for children and old readers; nothing for others. */
export function writeIntroForAge(
  context: ReportContext,
  texts: typeof workDecadesIntro | typeof planetsAtWorkIntro,
): { intro?: string } {
  const age = getAgeAt(context, context.now);
  if (age < SCHOOL_AGE_LIMIT) return { intro: texts.young };
  return age >= RETIREMENT_AGE ? { intro: texts.elder } : {};
}
