/** Texts for readers who are still at school or in their first studies. */
import type { WorkRole } from './work-periods.ts';

/** By the role of the lord of the present antardasha in work. */
export const currentPeriodLineOfStudents: Record<WorkRole, string> = {
  work: 'a time to choose your field, with tests and first practice',
  gain: 'a time to learn how money is earned and kept',
  duty: 'a time of daily study, competition and unfinished tasks',
  fortune: 'a time when teachers and good timing help you',
  hidden: 'a time to prepare and rest, with little public notice',
  other: 'a time in which home and friends come first and study goes on as usual',
};
