/** The possible Moon signs: two if the birth time is unknown and the Moon changed its sign that day. */
import { hasOneSign } from './unknown-time-range.ts';
import { withChart, type ReportContext, type TimeUnknownContext } from './report-context.ts';

/** The given context, and a second one if the Moon may have been in another sign. */
export function createContextsByMoonSign<C extends ReportContext>(context: C): C[] {
  const { dayRange } = context;
  if (!dayRange || hasOneSign(dayRange, 'Moon')) return [context];
  const sign = getOtherMoonSign({ chart: context.chart, dayRange });
  const otherChart = [dayRange.earliest, dayRange.latest].find(({ grahas }) => grahas.Moon.sign === sign)!;
  return [context, withChart(context, otherChart)];
}

/** Of the two Moon signs of the day, the one that is not the sign at noon. */
function getOtherMoonSign({ dayRange, chart }: Pick<TimeUnknownContext, 'chart' | 'dayRange'>): number {
  const { earliest, latest } = dayRange;
  return earliest.grahas.Moon.sign === chart.grahas.Moon.sign
    ? latest.grahas.Moon.sign
    : earliest.grahas.Moon.sign;
}

/** Two contexts for two possible Moon signs may give the same text; it is kept once. */
export function removeRepeatedTexts<T extends { text: string }>(statements: readonly T[]): T[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => !seen.has(text) && seen.add(text));
}
