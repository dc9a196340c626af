import { yearAnswersChapter } from '#src/reports/chapters/answers/year-answers.ts';
import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { slowTransitsChapter } from '#src/reports/chapters/saturn/slow-transits.ts';
import { solarReturnChartChapter } from '#src/reports/chapters/year/solar-return-chart.ts';
import { yearOverviewChapter } from '#src/reports/chapters/year/year-overview.ts';
import { yearFromMoonChapter } from '#src/reports/chapters/year/year-from-moon.ts';
import { yearLordChapter } from '#src/reports/chapters/year/year-lord.ts';
import { yearSummaryChapter } from '#src/reports/chapters/year/year-summary.ts';
import { createMonthChapters } from '#src/reports/chapters/year/month-chapters.ts';
import { yearTransitsChapter } from '#src/reports/chapters/year/year-transits.ts';
import { muddaDashaChapter } from '#src/reports/chapters/year/mudda-dasha.ts';
import { yearTablesChapter } from '#src/reports/chapters/year/year-tables.ts';
import { yearRemediesChapter } from '#src/reports/chapters/year/year-remedies.ts';
import { yearTablesForAstrologerChapter } from '#src/reports/chapters/astrologer/selections.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const yearAhead: Product = {
  chapters: [
    yearAnswersChapter,
    contentsChapter,
    yearSummaryChapter,
    birthDataChapter,
    chartsChapter,
    yearOverviewChapter,
    solarReturnChartChapter,
    yearLordChapter,
    yearFromMoonChapter,
    yearTablesChapter,
    muddaDashaChapter,
    ...createMonthChapters(12),
    yearTransitsChapter,
    slowTransitsChapter,
    yearRemediesChapter,
    yearTablesForAstrologerChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
