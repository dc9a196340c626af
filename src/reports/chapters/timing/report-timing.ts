/** The graded windows of a matter for the chart of a report, computed once for each chart. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Matter, MatterTiming, TimingWindow } from '#src/astrology/contract-timing.ts';
import { computeTimingOfMatter } from '#src/astrology/timing/timing.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  delayChildrenAfterMarriage,
  findWindowForMarried,
  UNMARRIED_BELOW_AGE,
} from './children-after-marriage.ts';

const timings = new WeakMap<Chart, Map<string, MatterTiming>>();

/** Without a birth time it holds for the Moon sign of the chart; see `createContextsByMoonSign`. */
export const getMatterTiming = (context: ReportContext, matter: Matter): MatterTiming =>
  matter === 'children' && isReadAsUnmarried(context)
    ? delayChildrenAfterMarriage(
        getUndelayedTiming(context, 'children'),
        getUndelayedTiming(context, 'marriage'),
      )
    : getUndelayedTiming(context, matter);

/** A good time for a child before the favoured time for marriage: only a reader who is married can use it. */
export const getTimeForMarried = (context: ReportContext): TimingWindow | undefined =>
  isReadAsUnmarried(context)
    ? findWindowForMarried(getUndelayedTiming(context, 'children'), getMatterTiming(context, 'children'))
    : undefined;

const isReadAsUnmarried = (context: ReportContext): boolean =>
  getAgeAt(context, context.now) < UNMARRIED_BELOW_AGE;

function getUndelayedTiming(context: ReportContext, matter: Matter): MatterTiming {
  const { chart, now } = context;
  const byMatter = timings.get(chart) ?? new Map<string, MatterTiming>();
  timings.set(chart, byMatter);
  const key = `${matter} ${now}`;
  const timing = byMatter.get(key) ?? computeTiming(context, matter);
  byMatter.set(key, timing);
  return timing;
}

const computeTiming = ({ chart, now, sensitivity, dayRange }: ReportContext, matter: Matter): MatterTiming =>
  computeTimingOfMatter(chart, matter, {
    now,
    sensitivity: sensitivity ?? null,
    ...(dayRange ? { otherCharts: [dayRange.earliest, dayRange.latest] } : {}),
  });
