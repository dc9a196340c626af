/** The graded windows of a matter for the chart of a report, computed once for each chart. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import {
  computeWindowsOfMatter,
  createTimingContext,
  type TimingContext,
} from '#src/astrology/timing/timing.ts';
import { getAgeAt, isReadAsMarried, isRetired, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { listEndsOfMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import {
  DAYS_TO_FIRST_CHILD,
  delayChildrenAfterMarriage,
  findEarlierWindowForMarried,
  UNMARRIED_BELOW_AGE,
} from './children-after-marriage.ts';

/** `undelayed`: before the windows that the reader cannot use are left out */
type ChartTiming = {
  shared: TimingContext;
  undelayed: Map<Matter, MatterWindows>;
  byMatter: Map<Matter, MatterWindows>;
};

/** By chart, and by the instant that counts as now. */
const timings = new WeakMap<Chart, Map<string, ChartTiming>>();

/** Without a birth time it holds for the Moon sign of the chart; see `createContextsByMoonSign`. The same objects for each call. */
export function getMatterTiming(context: ReportContext, matter: Matter): MatterWindows {
  const { byMatter } = getChartTiming(context);
  const timing = byMatter.get(matter) ?? computeMatterTiming(context, matter);
  byMatter.set(matter, timing);
  return timing;
}

function computeMatterTiming(context: ReportContext, matter: Matter): MatterWindows {
  const timing = getUndelayedTiming(context, matter);
  if (matter === 'children' && isReadAsUnmarried(context))
    return delayChildrenAfterMarriage(timing, getUndelayedTiming(context, 'marriage'));
  return matter === 'workChange' || matter === 'promotion' ? omitAfterRetirement(context, timing) : timing;
}

/** Readers below sixty get no window for a new post or a higher one after the sixtieth birthday. */
function omitAfterRetirement(context: ReportContext, timing: MatterWindows): MatterWindows {
  if (isRetired(context)) return timing;
  const windows = timing.windows.filter(({ best }) => getAgeAt(context, best.from) < RETIREMENT_AGE);
  return { ...timing, windows: windows.map((window, i) => ({ ...window, rank: i + 1 })) };
}

/** A good time for a child before the favoured time for marriage: only a reader who is married can use it. */
export const getTimeForMarried = (context: ReportContext): TimingWindow | undefined =>
  isReadAsUnmarried(context)
    ? findEarlierWindowForMarried(
        getUndelayedTiming(context, 'children'),
        getMatterTiming(context, 'children'),
      )
    : undefined;

/** A time for a child, for a reader who is not read as married: no good time for marriage begins nine months before it. */
export function isForMarriedOnly(context: ReportContext, instant: string): boolean {
  if (isReadAsMarried(context)) return false;
  const latestMarriage = new Date(Date.parse(instant) - DAYS_TO_FIRST_CHILD * DAY_MS).toISOString();
  const { windows } = getMatterTiming(context, 'marriage');
  return !windows.some(({ grade, from }) => grade > 1 && from <= latestMarriage);
}

const isReadAsUnmarried = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) < UNMARRIED_BELOW_AGE;

function getUndelayedTiming(context: ReportContext, matter: Matter): MatterWindows {
  const { shared, undelayed } = getChartTiming(context);
  const timing = undelayed.get(matter) ?? computeWindowsOfMatter(shared, matter);
  undelayed.set(matter, timing);
  return timing;
}

function getChartTiming(context: ReportContext): ChartTiming {
  const { chart, now } = context;
  const byNow = timings.get(chart) ?? new Map<string, ChartTiming>();
  timings.set(chart, byNow);
  const timing = byNow.get(now) ?? {
    shared: createSharedTiming(context),
    undelayed: new Map(),
    byMatter: new Map(),
  };
  byNow.set(now, timing);
  return timing;
}

/** Without a birth time only those mahadashas are possible that run for a birth in the hours of this Moon sign. */
const createSharedTiming = (context: ReportContext): TimingContext =>
  createTimingContext(context.chart, {
    now: context.now,
    sensitivity: context.sensitivity ?? null,
    ...(context.isTimeKnown ? {} : { otherCharts: listEndsOfMoonSign(context) }),
  });
