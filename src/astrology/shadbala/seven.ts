/** Values by graha. */
import { type Seven, SEVEN } from '#src/astrology/contract-strengths.ts';

export type BySeven<T = number> = Record<Seven, T>;

export const bySeven = <T>(value: (graha: Seven) => T): BySeven<T> =>
  Object.fromEntries(SEVEN.map((graha) => [graha, value(graha)])) as BySeven<T>;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const totalOf = (parts: Record<string, number>): number => sum(Object.values(parts));
