/** Where in a working life the reader is on the day the copy was made. */
import { workDecadesIntro } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import { planetsAtWorkIntro } from '#src/reports/content/en/career/planets-at-work.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { calculateAge } from '#src/reports/text/phrases.ts';

/** Below it school is the work. */
export const SCHOOL_AGE_LIMIT = 16;
/** From it on most posts lie behind. */
const RETIREMENT_AGE = 65;

/** How a chapter is to be read by a child or by an elder, as the introduction of its first part; nothing for all others. */
export function writeIntroForAge(
  { birth, now }: ReportContext,
  words: typeof workDecadesIntro | typeof planetsAtWorkIntro,
): { intro?: string } {
  const age = calculateAge(birth.utc, now);
  if (age < SCHOOL_AGE_LIMIT) return { intro: words.young };
  return age >= RETIREMENT_AGE ? { intro: words.elder } : {};
}
