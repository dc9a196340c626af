import type { Chapter } from '#src/reports/context/chapter.ts';
import { createMonthChapters } from './month-chapters.ts';
import { muddaDashaChapter } from './mudda-dasha.ts';
import { solarReturnChartChapter } from './solar-return-chart.ts';
import { yearLordChapter } from './year-lord.ts';
import { yearOverviewChapter } from './year-overview.ts';
import { yearSummaryChapter } from './year-summary.ts';
import { yearTransitsChapter } from './year-transits.ts';

/** The chapters of the year whose texts depend on the reader. */
export const YEAR_CHAPTERS: readonly Chapter[] = [
  yearSummaryChapter,
  yearOverviewChapter,
  solarReturnChartChapter,
  yearLordChapter,
  muddaDashaChapter,
  ...createMonthChapters(12),
  yearTransitsChapter,
];
