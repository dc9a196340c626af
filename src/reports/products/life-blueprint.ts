import { blueprintAnswersChapter } from '#src/reports/chapters/answers/blueprint-answers.ts';
import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { verdictsChapter } from '#src/reports/chapters/answers/verdicts-page.ts';
import { doshasChapter } from '#src/reports/chapters/doshas/doshas.ts';
import { grahaPositionsChapter } from '#src/reports/chapters/grahas/graha-positions.ts';
import { housePageChapters } from '#src/reports/chapters/houses/pages/house-pages.ts';
import { housesOfOtherMoonSignChapter } from '#src/reports/chapters/houses/pages/houses-of-other-moon-sign.ts';
import { birthTimeAccuracyChapter } from '#src/reports/chapters/birth-data/birth-time-accuracy.ts';
import { luckyChapter } from '#src/reports/chapters/remedies/lucky-table.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { generalSummaryChapter } from '#src/reports/chapters/summary/general-summary.ts';
import { grahasByCountedHouseChapter } from '#src/reports/chapters/grahas/grahas-by-counted-house.ts';
import { jupiterYearsChapter } from '#src/reports/chapters/lagna/jupiter-years.ts';
import { numbersShortChapter } from '#src/reports/chapters/numbers/numbers-short.ts';
import { periodTableChapter } from '#src/reports/chapters/periods/period-table.ts';
import { periodsChapter } from '#src/reports/chapters/periods/periods.ts';
import { subPeriodsOfTwentyYearsChapter } from '#src/reports/chapters/periods/readings/sub-period-readings.ts';
import { remediesChapter } from '#src/reports/chapters/remedies/general-remedies.ts';
import { sadeSatiChapter } from '#src/reports/chapters/saturn/sade-sati.ts';
import { slowTransitTableChapter } from '#src/reports/chapters/saturn/slow-transits.ts';
import { strengthsChapter } from '#src/reports/chapters/strengths/strengths.ts';
import { createDivisionalChartsChapter } from '#src/reports/chapters/divisional-charts/divisional-charts.ts';
import { monthsShortChapter, monthTableChapter } from '#src/reports/chapters/year/month-chapters.ts';
import { yogaKindsChapter } from '#src/reports/chapters/blueprint/yoga-kinds.ts';
import { astrologerChapter } from '#src/reports/chapters/astrologer/astrologer-chapters.ts';
import { chalitChapter } from '#src/reports/chapters/astrologer/chalit.ts';
import { createTenYearsChapter } from '#src/reports/chapters/timing/ten-years.ts';
import { familyChapter } from '#src/reports/chapters/blueprint/family.ts';
import {
  abroadChapter,
  childrenChapter,
  educationChapter,
  healthChapter,
  moneyChapter,
  partnershipChapter,
  propertyChapter,
  workChapter,
  workOfYouthChapter,
} from '#src/reports/chapters/blueprint/subject-chapter.ts';
import { createPossibleLagnasChapter } from '#src/reports/chapters/lagna/possible-lagnas.ts';
import { synthesisChapter } from '#src/reports/chapters/blueprint/synthesis.ts';
import {
  createChapterForOthers,
  createChapterForYouth,
} from '#src/reports/chapters/career/youth/for-youth.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const lifeBlueprint: Product = {
  chapters: [
    blueprintAnswersChapter,
    contentsChapter,
    createTenYearsChapter('life-blueprint'),
    generalSummaryChapter,
    birthTimeAccuracyChapter,
    birthDataChapter,
    chartsChapter,
    createDivisionalChartsChapter([10, 7, 4, 12], [20, 7, 4, 12]),
    grahaPositionsChapter,
    createPossibleLagnasChapter('whole'),
    synthesisChapter,
    grahasByCountedHouseChapter,
    ...housePageChapters,
    housesOfOtherMoonSignChapter,
    partnershipChapter,
    createChapterForOthers(workChapter),
    createChapterForYouth(workOfYouthChapter),
    moneyChapter,
    familyChapter,
    educationChapter,
    childrenChapter,
    healthChapter,
    propertyChapter,
    abroadChapter,
    yogaKindsChapter,
    verdictsChapter,
    doshasChapter,
    strengthsChapter,
    periodsChapter,
    jupiterYearsChapter,
    subPeriodsOfTwentyYearsChapter,
    periodTableChapter,
    sadeSatiChapter,
    slowTransitTableChapter,
    monthTableChapter,
    monthsShortChapter,
    numbersShortChapter,
    remediesChapter,
    luckyChapter,
    chalitChapter,
    astrologerChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
