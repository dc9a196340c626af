/** Formats days, months and calculations for the numerology chapters. */
import type { WorkingStep } from '#src/numerology/contract-numbers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { content } from '#src/reports/content/content.ts';

export const getDayOfBirth = ({ birth }: ReportContext): number => Number(birth.date.slice(8));

/** "2 + 9 = 11, 1 + 1 = 2" */
export const formatWorking = (steps: readonly WorkingStep[]): string => describeSteps(steps).join(', ');

export const isSum = (step: WorkingStep): step is string => typeof step === 'string';

/** In the language of the report. */
export const describeSteps = (steps: readonly WorkingStep[]): string[] =>
  steps.map((step) => (isSum(step) ? step : content.numbers.describeRemark(step)));

/** "June 2026" of YYYY-MM-DD */
export const formatMonth = (date: string): string =>
  content.grammar.formatMonth(Number(date.slice(5, 7)), Number(date.slice(0, 4)));

/** A longer line is broken where it must be. */
const MAX_UNBROKEN_LENGTH = 24;
const NO_BREAK_SPACE = '\u00a0';

/**
 * "3 + 7 = 10; 1 + 0 = 1" for a table, in which no short sum is broken and no letter is parted from its value. Each word of a
 * name, and the sum of the words, begins a line.
 */
export function joinWorkings(steps: readonly WorkingStep[]): string {
  const lines = describeSteps(steps);
  const hasLetters = lines.some(isSumOfLetters);
  return lines.map((line, i) => separate(lines[i - 1], line, hasLetters) + joinTerms(line)).join('');
}

function separate(previous: string | undefined, line: string, hasLetters: boolean): string {
  if (!previous) return '';
  return hasLetters && !isReduction(previous, line) ? ';\n' : '; ';
}

const isSumOfLetters = (line: string): boolean => /^[A-Z] \d/.test(line);

/** "1 + 3 = 4" after "P 8 + A 5 = 13", or a remark on that sum */
const isReduction = (previous: string, line: string): boolean =>
  !/ = \d+$/.test(line) ||
  line.replace(/ = \d+$/, '').replaceAll(' + ', '') === / = (\d+)$/.exec(previous)?.[1];

const joinTerms = (line: string): string =>
  line.length <= MAX_UNBROKEN_LENGTH
    ? line.replaceAll(' ', NO_BREAK_SPACE)
    : line
        .replace(/([A-Z]) (\d)/g, `$1${NO_BREAK_SPACE}$2`)
        .replace(/ = (\d+)$/, `${NO_BREAK_SPACE}=${NO_BREAK_SPACE}$1`);
