/** The numerology of a person, computed once per report. */
import type { NoLetters } from '#src/numerology/contract-numbers.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { computeNumberProfile } from '#src/numerology/profile.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { getIndianDate } from '#src/reports/text/phrases.ts';

export type Numerology = ReturnType<typeof computeNumberProfile>;
export type ProfileContext = Pick<ReportContext, 'birth' | 'now'>;

/** The key is the birth, an object that all contexts of one report share. */
const cache = new WeakMap<ReportContext['birth'], { date: string; numbers: Numerology }>();

export function getNumerology(context: ProfileContext): Numerology {
  const { birth } = context;
  const date = getReportDate(context);
  const cached = cache.get(birth);
  if (cached?.date === date) return cached.numbers;
  const numbers = computeNumberProfile(birth.name, birth.date, date);
  cache.set(birth, { date, numbers });
  return numbers;
}

/** The civil day in India on which the report is made, YYYY-MM-DD. */
export const getReportDate = ({ now }: Pick<ReportContext, 'now'>): string => getIndianDate(now);

export const hasNoLetters = (part: { kind: string }): part is NoLetters => part.kind === 'no-letters';

/** How often each digit from 1 to 9 occurs in the date. */
export const countDigits = ({ counts }: Numerology['loShu']): number[] => {
  const countByDigit = new Map(
    LO_SHU.flatMap((row, rowIndex) =>
      row.map((digit, columnIndex) => [digit, counts[rowIndex]![columnIndex]!]),
    ),
  );
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => countByDigit.get(digit as 1)!);
};
