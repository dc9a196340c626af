/** Further divided charts: the sign that rises in each, and whoever gains or loses dignity there. */
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { AdditionalChartsPage } from '#src/reports/contract.ts';
import {
  moreChartsTexts,
  type ReadVarga,
  vargaTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import { findDivisionalInterval, getDivisionalSigns } from '#src/reports/facts/divisional-facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatClockRange } from '#src/reports/text/phrases.ts';
import { vargaStatements } from './divisional-statements.ts';

type Drawn = AdditionalChartsPage['charts'][number];

/** @param vargas in the order of the pages; `D9` is drawn in the chapter of charts as well */
export const moreCharts = (vargas: readonly ReadVarga[]): Chapter => ({
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'additionalCharts',
    id: 'more-charts',
    ...moreChartsTexts.heading,
    lead: reading.birth.timeKind === 'approximate' ? moreChartsTexts.leadApproximate : moreChartsTexts.lead,
    charts: vargas.map((n) => drawnOf(reading, n)),
  }),
});

function drawnOf(reading: ReportContext, n: ReadVarga): Drawn {
  const { title, text, part } = vargaTexts[n];
  const signs = getDivisionalSigns(reading.chart, n);
  return {
    title,
    text,
    caption: part,
    timeRange: exactOf(reading, n),
    signs,
    statements: vargaStatements(reading, n, signs),
  };
}

function exactOf({ chart, birth }: ReportContext, n: ReadVarga): string {
  const { from, to } = findDivisionalInterval(chart, `D${n}`, 'lagna');
  const [before, after] = vargaTexts[n].exact;
  const span = from && to ? formatClockRange(from, to, birth.utcOffsetSeconds) : 'for hours on either side';
  return `${before} ${span}. ${after}`;
}
