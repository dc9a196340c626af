import { createDurationHistogram, getSecondsSince } from '#src/platform/metrics/registry.ts';
import { withSpan } from '#src/platform/tracing/tracing.ts';
import type { ReportProductionDeps } from './produce-report.ts';

const renderDuration = createDurationHistogram(
  'lagna_report_render_duration_seconds',
  'Time to print a report with Chromium, with the wait for a free page.',
  { labelNames: ['outcome'], buckets: [0.3, 0.6, 1, 2, 5, 15, 60] },
);

/** Measures the printing of reports. */
export const observePrint =
  (print: ReportProductionDeps['print']): ReportProductionDeps['print'] =>
  async (document, signal) => {
    const startedAt = performance.now();
    const observe = (outcome: 'printed' | 'failed') =>
      renderDuration.observe({ outcome }, getSecondsSince(startedAt));
    try {
      const printed = await withSpan('print report', {}, () => print(document, signal));
      observe('printed');
      return printed;
    } catch (error) {
      observe('failed');
      throw error;
    }
  };
