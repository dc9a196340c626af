/** Texts for readers who are still at school or in their first studies. */
import type { WorkRole } from './work-periods.ts';

/** By the role of the lord of the present antardasha in work. */
export const currentPeriodLineOfStudents: Record<WorkRole, string> = {
  work: 'a time to choose your field, with tests and first practice',
  gain: 'a time to learn how money is earned and kept',
  duty: 'a time of daily study, competition and unfinished tasks',
  fortune: 'a time when teachers and good timing help you',
  obstacle: 'a time to prepare and rest, with little public notice',
  other: 'a time in which home and friends come first and study goes on as usual',
};

export const leadsOfStudents = {
  calendar:
    'Each antardasha is ruled by one graha. Until your first post, read “work” as study and practice, and income as what you receive at home. The table judges the periods alone; the answers on the first page add Jupiter and Saturn.',
  transits:
    'Saturn stays about two and a half years in a sign, Jupiter about one. The houses that they pass through are your own. Until your first post, read “work” as study and practice.',
} as const;
