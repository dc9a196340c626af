/** Everything a chapter may read, gathered once. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart, ChartStyle, Sensitivity } from '#src/astrology/contract.ts';
import { createDayRange, type BirthDayRange } from './unknown-time-range.ts';

export type WritableReport =
  | 'free-kundli'
  | 'janam-kundli'
  | 'moon-and-nakshatra'
  | 'love-marriage'
  | 'sade-sati-check'
  | 'numerology-profile'
  | 'career-wealth'
  | 'year-ahead'
  | 'life-blueprint';

export type ReportInput = {
  product: WritableReport;
  /** `madeAt`: ISO instant that counts as now */
  order: { id: string; edition: number; madeAt: string };
  birth: ResolvedBirth;
  words: { born: string; place: string };
  chart: Chart;
  /** absent when the birth time is unknown */
  sensitivity?: Sensitivity;
  chartStyle: ChartStyle;
  /** `moonRange`: the charts of the first and the last minute of the day, for an unknown birth time */
  extras?: { moonRange?: BirthDayRange };
};

export type ReportContext = ReportInput & {
  now: string;
  /** only when the birth time is unknown */
  day?: BirthDayRange;
};

/** The first minute, noon and the last minute of a day without an hour; otherwise the one chart. */
export const listPossibleCharts = ({ chart, day }: Pick<ReportContext, 'chart' | 'day'>): Chart[] =>
  day ? [day.earliest, chart, day.latest] : [chart];

export function createContext(input: ReportInput): ReportContext {
  const context = { ...input, now: input.order.madeAt };
  if (input.chart.lagna) return context;
  return { ...context, day: input.extras?.moonRange ?? createDayRange(input.chart, input.birth) };
}
