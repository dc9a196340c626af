/** Formats days, months and calculations for the numerology chapters. */
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate } from '#src/reports/text/phrases.ts';

export const getDayOfBirth = ({ birth }: ReportContext): number => Number(birth.date.slice(8));

/** "2 + 9 = 11, 1 + 1 = 2" */
export const formatWorking = (steps: readonly string[]): string => steps.join(', ');

/** "June 2026" of YYYY-MM-DD */
export const formatMonth = (date: string): string => formatDate(date).replace(/^\d+ /, '');
