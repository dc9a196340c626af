/** Further divisional charts: the lagna of each, and the grahas that gain or lose dignity in it. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { AdditionalChart } from '#src/reports/contract.ts';
import {
  divisionalChartsTexts,
  type DescribedVarga,
  divisionalTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import { findDivisionalInterval, getDivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatClockRange } from '#src/reports/text/phrases.ts';
import { writeDivisionalStatements } from './divisional-statements.ts';

/** @param vargas in the order of the pages; `D9` is also drawn in the chapter of charts */
export const createDivisionalChartsChapter = (vargas: readonly DescribedVarga[]): Chapter => ({
  withTime: (context) => ({
    kind: 'additionalCharts',
    id: 'more-charts',
    ...divisionalChartsTexts.heading,
    lead:
      context.birth.timeKind === 'approximate'
        ? divisionalChartsTexts.leadApproximate
        : divisionalChartsTexts.lead,
    charts: vargas.map((n) => buildChart(context, n)),
  }),
});

function buildChart(context: TimeKnownContext, n: DescribedVarga): AdditionalChart {
  const { title, text, caption } = divisionalTexts[n];
  const signs = getDivisionalSigns(context.chart, n);
  return {
    title,
    text,
    caption: caption,
    timeRange: describeTimeRange(context, n),
    signs,
    statements: writeDivisionalStatements(context, n, signs),
  };
}

function describeTimeRange({ chart, birth }: TimeKnownContext, n: DescribedVarga): string {
  const { from, to } = findDivisionalInterval(chart, `D${n}`, 'lagna');
  const [before, after] = divisionalTexts[n].timeRange;
  const span = from && to ? formatClockRange(from, to, birth.utcOffsetSeconds) : 'for hours on either side';
  return `${before} ${span}. ${after}`;
}
