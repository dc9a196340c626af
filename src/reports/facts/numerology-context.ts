/** The numbers of whom a report is for, reckoned once for all chapters. */
import type { NoLetters } from '#src/numerology/contract-numbers.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { computeNumberProfile } from '#src/numerology/profile.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { INDIA_OFFSET_SECONDS } from '#src/reports/text/phrases.ts';

export type Numerology = ReturnType<typeof computeNumberProfile>;
type ProfileSubject = Pick<ReportContext, 'birth' | 'now'>;

/** By the birth of the report, which goes along unchanged while a reading looks at other charts of its day. */
const cache = new WeakMap<ReportContext['birth'], { on: string; numbers: Numerology }>();

export function getNumerology(told: ProfileSubject): Numerology {
  const { birth } = told;
  const on = reportDateInIndia(told);
  const known = cache.get(birth);
  if (known?.on === on) return known.numbers;
  const numbers = computeNumberProfile(birth.name, birth.date, on);
  cache.set(birth, { on, numbers });
  return numbers;
}

/** The civil day in India on which the report is made, YYYY-MM-DD. */
export const reportDateInIndia = ({ now }: Pick<ReportContext, 'now'>): string =>
  new Date(Date.parse(now) + INDIA_OFFSET_SECONDS * 1000).toISOString().slice(0, 10);

export const hasNoLetters = (part: { kind: string }): part is NoLetters => part.kind === 'no-letters';

/** How often 1 to 9 stand in the date. */
export const countDigits = ({ counts }: Numerology['loShu']): number[] => {
  const byDigit = new Map(LO_SHU.flatMap((row, r) => row.map((digit, c) => [digit, counts[r]![c]!])));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => byDigit.get(digit as 1)!);
};
