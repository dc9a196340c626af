/** Helpers for values of the seven classical grahas. */
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';

export type PerGraha<T = number> = Record<ClassicalGraha, T>;

export const mapGrahas = <T>(computeValue: (graha: ClassicalGraha) => T): PerGraha<T> =>
  Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, computeValue(graha)])) as PerGraha<T>;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const sumParts = (parts: Record<string, number>): number => sum(Object.values(parts));
