/** The Moon that others are counted from: one, or two on a day without an hour on which it changed signs. */
import { getOtherMoonSign } from '#src/reports/chapters/summary/general-summary.ts';
import { hasOneSign } from './unknown-time-range.ts';
import type { ReportContext } from './report-context.ts';

/** The reading itself and, where the Moon may have stood in another sign, the same with that Moon. */
export function createContextsByMoonSign(context: ReportContext): ReportContext[] {
  const { day } = context;
  if (!day || hasOneSign(day, 'Moon')) return [context];
  const sign = getOtherMoonSign(context);
  const other = [day.earliest, day.latest].find(({ grahas }) => grahas.Moon.sign === sign)!;
  return [context, { ...context, chart: other }];
}

/** On a day of two Moons both may come to the same words: they are said once. */
export function withoutRepeatedTexts<T extends { text: string }>(statements: readonly T[]): T[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => !seen.has(text) && seen.add(text));
}
