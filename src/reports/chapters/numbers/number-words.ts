/** Statements about numbers: they rest on the date and the name, which no birth time can move, so they carry no mark. */
import type { NoLetters } from '#src/numerology/contract-numbers.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { Reading } from '#src/reports/reading.ts';
import { sentence } from '#src/reports/say.ts';
import { capital, civilDate } from '#src/reports/words.ts';

export function tell(text: string, because: string, source?: string): Statement {
  return { text: capital(text), because: sentence(because), ...(source ? { source } : {}) };
}

/** "29th" */
export function dayWord(day: number): string {
  if (day > 10 && day < 14) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

export const dayOfBirth = ({ birth }: Reading): number => Number(birth.date.slice(8));

export const isNameless = (part: { kind: string }): part is NoLetters => part.kind === 'no-letters';

/** "2 + 9 = 11, 1 + 1 = 2" */
export const working = (steps: readonly string[]): string => steps.join(', ');

/** "June 2026" of YYYY-MM-DD */
export const monthOf = (date: string): string => civilDate(date).replace(/^\d+ /, '');

/** "1 Jun 2026" */
export function briefDate(date: string): string {
  const [day, month, year] = civilDate(date).split(' ') as [string, string, string];
  return `${day} ${month.slice(0, 3)} ${year}`;
}
