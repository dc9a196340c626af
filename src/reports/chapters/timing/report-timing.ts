/** The graded windows of a matter for the chart of a report, computed once for each chart. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Matter, MatterTiming } from '#src/astrology/contract-timing.ts';
import { computeTimingOfMatter } from '#src/astrology/timing/timing.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

const timings = new WeakMap<Chart, Map<string, MatterTiming>>();

/** Without a birth time it holds for the Moon sign of the chart; see `createContextsByMoonSign`. */
export function getMatterTiming(context: ReportContext, matter: Matter): MatterTiming {
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
