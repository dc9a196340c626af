/** Everything that a chapter reads, computed once per report. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart, ChartStyle, Graha, Point, Sensitivity } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { createDayRange, type BirthDayRange } from './unknown-time-range.ts';

export type ProductKey =
  | 'free-kundli'
  | 'janam-kundli'
  | 'moon-and-nakshatra'
  | 'love-marriage'
  | 'sade-sati-check'
  | 'numerology-profile'
  | 'career-wealth'
  | 'year-ahead'
  | 'life-blueprint'
  | 'match-report';

export type ReportInput = {
  product: ProductKey;
  /** `madeAt`: ISO instant that counts as now */
  order: { id: string; edition: number; madeAt: string };
  birth: ResolvedBirth;
  /** as printed on the cover: "Tuesday 4 June 1996, 2:30 in the afternoon", "Kota, Rajasthan" */
  birthText: { born: string; place: string };
  chart: Chart;
  /** absent when the birth time is unknown */
  sensitivity?: Sensitivity;
  chartStyle: ChartStyle;
  /** absent for orders from before it could be chosen: the names of the texts, with nothing beside them */
  signVocabulary?: SignVocabulary | undefined;
  /** true by default */
  hasOpeningVerse?: boolean;
  /** for an unknown birth time: the charts of the day, computed when left out */
  dayRange?: BirthDayRange;
  /** the second person of a report on two people */
  partner?: PartnerInput | undefined;
};

/** `role`: of the second person; the first has the other one, and with `open` neither is chosen. */
export type PartnerRole = 'bride' | 'groom' | 'open';
export type PartnerInput = Pick<ReportInput, 'birth' | 'birthText' | 'chart' | 'sensitivity' | 'dayRange'> & {
  role: PartnerRole;
};

type CommonContext = Omit<ReportInput, 'chart' | 'sensitivity' | 'dayRange' | 'partner'> & {
  now: string;
  /** present in a report on two people; it is that of the second person */
  partner?: PartnerContext | undefined;
};

export type PartnerContext = { role: PartnerRole; context: ReportContext };

/** A chart with a rising sign, which exists only when the birth time is known. */
export type TimedChart = Chart & { lagna: Point };

export type TimeKnownContext = CommonContext & {
  isTimeKnown: true;
  chart: TimedChart;
  sensitivity?: Sensitivity;
  dayRange?: undefined;
};

export type ContextWithSensitivity = TimeKnownContext & { sensitivity: Sensitivity };

/** `chart` is cast for noon; `dayRange` holds the charts of other times of the day. */
export type TimeUnknownContext = CommonContext & {
  isTimeKnown: false;
  chart: Chart;
  sensitivity?: undefined;
  dayRange: BirthDayRange;
};

export type ReportContext = TimeKnownContext | TimeUnknownContext;

/** The only place that decides whether the birth time is known: it is known if the chart has a lagna. */
export function createContext(input: ReportInput): ReportContext {
  const { chart, sensitivity, dayRange, partner: partnerInput, ...others } = input;
  const now = input.order.madeAt;
  const partner = partnerInput && createPartnerContext(input, partnerInput);
  const common = { ...others, ...(partner ? { partner } : {}) };
  if (hasLagna(chart))
    return { ...common, now, isTimeKnown: true, chart, ...(sensitivity ? { sensitivity } : {}) };
  const range = dayRange ?? createDayRange(chart, input.birth);
  return { ...common, now, isTimeKnown: false, chart, dayRange: range };
}

/** Choices of the order hold for both. */
function createPartnerContext(
  { product, order, chartStyle, signVocabulary, hasOpeningVerse }: ReportInput,
  { role, ...person }: PartnerInput,
): PartnerContext {
  const choices = { product, order, chartStyle, signVocabulary };
  return {
    role,
    context: createContext({
      ...choices,
      ...(hasOpeningVerse === undefined ? {} : { hasOpeningVerse }),
      ...person,
    }),
  };
}

/** The same report with another chart of the birth day. */
export const withChart = <C extends ReportContext>(context: C, chart: Chart): C =>
  ({ ...context, chart }) as C;

/** The houses of some grahas, sorted, for the emblem of a chapter; none without a birth time. */
export const listHousesOfGrahas = ({ isTimeKnown, chart }: ReportContext, ...grahas: Graha[]): number[] =>
  isTimeKnown ? [...new Set(grahas.map((graha) => getHouse(chart, graha)))].toSorted((a, b) => a - b) : [];

const hasLagna = (chart: Chart): chart is TimedChart => chart.lagna !== null;

/** The chart itself; without a birth time charts of the day with every combination of signs, and of the quarters of the Moon. */
export const listPossibleCharts = ({
  chart,
  dayRange,
}: Pick<ReportContext, 'chart' | 'dayRange'>): readonly Chart[] => {
  if (!dayRange) return [chart];
  return dayRange.charts.includes(chart) ? dayRange.charts : [chart, ...dayRange.charts];
};
