/** The numbers of whom a report is for, reckoned once for all chapters. */
import type { NoLetters } from '#src/numerology/contract-numbers.ts';
import { LO_SHU } from '#src/numerology/lo-shu.ts';
import { numberProfile } from '#src/numerology/profile.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { READER_OFFSET_SECONDS } from '#src/reports/text/phrases.ts';

export type Numbers = ReturnType<typeof numberProfile>;
type Told = Pick<Reading, 'birth' | 'now'>;

/** By the birth of the report, which goes along unchanged while a reading looks at other charts of its day. */
const reckoned = new WeakMap<Reading['birth'], { on: string; numbers: Numbers }>();

export function numbersOf(told: Told): Numbers {
  const { birth } = told;
  const on = today(told);
  const known = reckoned.get(birth);
  if (known?.on === on) return known.numbers;
  const numbers = numberProfile(birth.name, birth.date, on);
  reckoned.set(birth, { on, numbers });
  return numbers;
}

/** The civil day in India on which the report is made, YYYY-MM-DD. */
export const today = ({ now }: Pick<Reading, 'now'>): string =>
  new Date(Date.parse(now) + READER_OFFSET_SECONDS * 1000).toISOString().slice(0, 10);

export const isNameless = (part: { kind: string }): part is NoLetters => part.kind === 'no-letters';

/** How often 1 to 9 stand in the date. */
export const countsByDigit = ({ counts }: Numbers['loShu']): number[] => {
  const byDigit = new Map(LO_SHU.flatMap((row, r) => row.map((digit, c) => [digit, counts[r]![c]!])));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => byDigit.get(digit as 1)!);
};
