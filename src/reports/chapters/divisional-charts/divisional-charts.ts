/** Further divided charts: the sign that rises in each, and whoever gains or loses dignity there. */
import { timeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { MoreChartsPage } from '#src/reports/contract.ts';
import {
  moreChartsTexts,
  type ReadVarga,
  vargaTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import { divisionSpan, signsIn } from '#src/reports/facts/divisional-facts.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { clockSpan } from '#src/reports/text/phrases.ts';
import { vargaStatements } from './divisional-statements.ts';

type Drawn = MoreChartsPage['charts'][number];

/** @param vargas in the order of the pages; `D9` is drawn in the chapter of charts as well */
export const moreCharts = (vargas: readonly ReadVarga[]): Chapter => ({
  fits: timeKnown,
  write: (reading) => ({
    kind: 'moreCharts',
    id: 'more-charts',
    ...moreChartsTexts.heading,
    lead: reading.birth.timeKind === 'approximate' ? moreChartsTexts.leadApproximate : moreChartsTexts.lead,
    charts: vargas.map((n) => drawnOf(reading, n)),
  }),
});

function drawnOf(reading: Reading, n: ReadVarga): Drawn {
  const { title, text, part } = vargaTexts[n];
  const signs = signsIn(reading.chart, n);
  return {
    title,
    text,
    caption: part,
    exact: exactOf(reading, n),
    signs,
    statements: vargaStatements(reading, n, signs),
  };
}

function exactOf({ chart, birth }: Reading, n: ReadVarga): string {
  const { from, to } = divisionSpan(chart, `D${n}`, 'lagna');
  const [before, after] = vargaTexts[n].exact;
  const span = from && to ? clockSpan(from, to, birth.utcOffsetSeconds) : 'for hours on either side';
  return `${before} ${span}. ${after}`;
}
