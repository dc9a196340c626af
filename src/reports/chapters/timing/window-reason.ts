/** Why a window is favoured, in words: the lords of the period, then the transits. */
import { content } from '#src/reports/content/content.ts';
import type {
  Matter,
  MatterWindows,
  TimingFact,
  TimingSegment,
  TimingWindow,
} from '#src/astrology/contract-timing.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listMonthsWithSegments, type MonthWithSegment } from './month-segments.ts';
import { getMatterTiming } from './report-timing.ts';
import { findNamedWindow } from './joined-window.ts';
import type { Span } from './window-months.ts';
import { describePeriods, type DateStyle } from './window-periods.ts';
import { describeTransits } from './window-transits.ts';

export type { DateStyle };
/** `owner`: of the houses, in a report on two people; the reader by default */
export type ReasonStyle = { dates?: DateStyle; owner?: string };

/** What is said holds in all months of the time as printed, or names the months in which it holds. */
export function describeWindowReason(
  context: ReportContext,
  matter: Matter,
  span: Span,
  style: ReasonStyle = {},
): string {
  const timing = getMatterTiming(context, matter);
  const write = (months: readonly MonthWithSegment[]) =>
    content.grammar.joinSentences(writeReasons(context, matter, months, style));
  if (style.dates === 'omitted') {
    const months = listMonthsWithSegments(timing.segments, span);
    const key = [matter, style.owner, ...months.map(({ segment }) => getKey(segment))].join();
    return getOrCreate(getKnownTexts(months[0]!.segment.facts), key, () => write(months));
  }
  return getOrCreate(getKnownTexts(timing), [span.from, span.to, matter, style.owner].join(), () =>
    write(listMonthsWithSegments(timing.segments, span)),
  );
}

/** The charts of nearby births share the facts of their segments, so what has no dates is written once for all of them. */
const getKey = ({ facts, antar }: TimingSegment): string =>
  `${getOrCreate(factNumbers, facts, () => ++lastNumber)} ${antar}`;

const factNumbers = new WeakMap<readonly TimingFact[], number>();
let lastNumber = 0;

/** The marks read the same reasons many times: by the texts of the language, then by timing or facts. */
const knownTexts = new WeakMap<object, WeakMap<object, Map<string, string>>>();

const getKnownTexts = (source: MatterWindows | readonly TimingFact[]): Map<string, string> =>
  getOrCreate(
    getOrCreate(knownTexts, content.timing.reasonTexts, () => new WeakMap<object, Map<string, string>>()),
    source,
    () => new Map<string, string>(),
  );

/** Whether both times are printed with the same reason. Reasons that differ without dates differ with them. */
export function hasSameReason(
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  other: TimingWindow,
): boolean {
  const timing = getMatterTiming(context, matter);
  const describe = (each: TimingWindow, style: ReasonStyle) =>
    describeWindowReason(context, matter, findNamedWindow(timing, matter, each), style);
  const isSame = (style: ReasonStyle) => describe(window, style) === describe(other, style);
  return isSame({ dates: 'omitted' }) && isSame({});
}

/**
 * What decides the mark of a statement about a window, the same on all pages: grade and reason, and whether the window still
 * shares days with the printed one. Its first and its last month move with each minute of the birth time.
 */
export const readWindow = (
  context: ReportContext,
  matter: Matter,
  window: TimingWindow,
  printed: TimingWindow | undefined,
): string => {
  const isSameTime = printed !== undefined && window.from < printed.to && printed.from < window.to;
  const span = findNamedWindow(getMatterTiming(context, matter), matter, window);
  return `${window.grade} ${isSameTime} ${describeWindowReason(context, matter, span, { dates: 'omitted' })}`;
};

/** One sentence or two on the lords of the period, then one or two on the transits, without capital letters and full stops. */
export const listWindowReasons = (
  context: ReportContext,
  matter: Matter,
  span: Span,
  style: ReasonStyle = {},
): string[] =>
  writeReasons(
    context,
    matter,
    listMonthsWithSegments(getMatterTiming(context, matter).segments, span),
    style,
  );

function writeReasons(
  context: ReportContext,
  matter: Matter,
  months: readonly MonthWithSegment[],
  { dates = 'printed', owner = content.timing.reader }: ReasonStyle,
): string[] {
  return [
    ...describePeriods(context, matter, months, { dates, owner }),
    ...describeTransits(months, { hasMonths: dates === 'printed' }),
  ];
}
