/** How well a number agrees with mulank and bhagyank together, by the friendship of the grahas. */
import type { Grade } from '#src/astrology/contract-timing.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { compareGrahas, getGrahaOfNumber } from './number-grahas.ts';

export type Agreement = { digit: number; mulank: GrahaFit; bhagyank: GrahaFit; grade: Grade };

const FIT_POINTS: Record<GrahaFit, number> = { same: 1, friendly: 1, neutral: 0, tense: -1 };

/** Best: both agree. Good: one agrees, the other is neutral. Fair: neutral on balance. */
export function judgeAgreement(context: ReportContext, digit: number): Agreement {
  const { mulank, bhagyank } = getNumerology(context);
  const [withMulank, withBhagyank] = [mulank.value, bhagyank.value].map((number) =>
    compareGrahas(getGrahaOfNumber(digit), getGrahaOfNumber(number)),
  ) as [GrahaFit, GrahaFit];
  const points = FIT_POINTS[withMulank] + FIT_POINTS[withBhagyank];
  const grade = Math.max(0, points + 1) as Grade;
  return { digit, mulank: withMulank, bhagyank: withBhagyank, grade };
}

/** For 1 to 9. */
export const listAgreements = (context: ReportContext): Agreement[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => judgeAgreement(context, digit));

const MIN_GOOD_NUMBERS = 2;

/** The best numbers, and the good ones if there are fewer than two; mulank and bhagyank themselves if there is neither. */
export function listGoodNumbers(context: ReportContext): number[] {
  const { mulank, bhagyank } = getNumerology(context);
  const agreements = listAgreements(context);
  const best = agreements.filter(({ grade }) => grade === 3);
  const good = best.length >= MIN_GOOD_NUMBERS ? best : agreements.filter(({ grade }) => grade >= 2);
  return good.length > 0
    ? good.map(({ digit }) => digit)
    : [...new Set([mulank.value, bhagyank.value])].toSorted((a, b) => a - b);
}
