import { kundliAnswersChapter } from '#src/reports/chapters/answers/kundli-answers.ts';
import { lifeAreasChapter } from '#src/reports/chapters/life-areas/life-areas.ts';
import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { verdictsChapter } from '#src/reports/chapters/answers/verdicts-page.ts';
import { doshasChapter } from '#src/reports/chapters/doshas/doshas.ts';
import { grahaPositionsChapter } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagnaChapter } from '#src/reports/chapters/lagna/lagna.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { generalSummaryChapter } from '#src/reports/chapters/summary/general-summary.ts';
import { moonChapter } from '#src/reports/chapters/moon/moon.ts';
import { nakshatraChapter } from '#src/reports/chapters/moon/nakshatra.ts';
import { nineGrahasChapter } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { periodTableChapter } from '#src/reports/chapters/periods/period-table.ts';
import { periodsChapter } from '#src/reports/chapters/periods/periods.ts';
import { subPeriodsOfSixYearsChapter } from '#src/reports/chapters/periods/readings/sub-period-readings.ts';
import { remediesChapter } from '#src/reports/chapters/remedies/general-remedies.ts';
import { sadeSatiChapter } from '#src/reports/chapters/saturn/sade-sati.ts';
import { yogasChapter } from '#src/reports/chapters/yogas/yogas.ts';
import { astrologerChapter } from '#src/reports/chapters/astrologer/astrologer-chapters.ts';
import { chalitChapter } from '#src/reports/chapters/astrologer/chalit.ts';
import { moonAndSunChapter } from '#src/reports/chapters/lagna/moon-and-sun.ts';
import { createPossibleLagnasChapter } from '#src/reports/chapters/lagna/possible-lagnas.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const janamKundli: Product = {
  chapters: [
    kundliAnswersChapter,
    contentsChapter,
    generalSummaryChapter,
    birthDataChapter,
    chartsChapter,
    grahaPositionsChapter,
    createPossibleLagnasChapter('general'),
    lagnaChapter,
    moonChapter,
    nakshatraChapter,
    nineGrahasChapter,
    lifeAreasChapter,
    moonAndSunChapter,
    yogasChapter,
    verdictsChapter,
    doshasChapter,
    periodsChapter,
    subPeriodsOfSixYearsChapter,
    periodTableChapter,
    sadeSatiChapter,
    remediesChapter,
    chalitChapter,
    astrologerChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
