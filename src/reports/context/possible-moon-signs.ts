/** The Moon signs that are possible: one, or two where the Moon changed its sign on a day without a birth time. */
import { hasOneSign } from './unknown-time-range.ts';
import { withChart, type ReportContext, type TimeUnknownContext } from './report-context.ts';

/** The context itself and, where the Moon may have been in another sign, a second one with that Moon. */
export function createContextsByMoonSign<C extends ReportContext>(context: C): C[] {
  const { dayRange } = context;
  if (!dayRange || hasOneSign(dayRange, 'Moon')) return [context];
  const sign = getOtherMoonSign({ chart: context.chart, dayRange });
  const other = [dayRange.earliest, dayRange.latest].find(({ grahas }) => grahas.Moon.sign === sign)!;
  return [context, withChart(context, other)];
}

/** Of the two Moon signs of the day, the one that does not hold at noon. */
export function getOtherMoonSign({
  dayRange,
  chart,
}: Pick<TimeUnknownContext, 'chart' | 'dayRange'>): number {
  const { earliest, latest } = dayRange;
  return earliest.grahas.Moon.sign === chart.grahas.Moon.sign
    ? latest.grahas.Moon.sign
    : earliest.grahas.Moon.sign;
}

/** With two possible Moon signs two contexts may produce the same text: it is kept once. */
export function withoutRepeatedTexts<T extends { text: string }>(statements: readonly T[]): T[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => !seen.has(text) && seen.add(text));
}
