import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { grahaPositionsChapter } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagnaChapter } from '#src/reports/chapters/lagna/lagna.ts';
import { affectionChapter } from '#src/reports/chapters/love/affection.ts';
import { householdChapter } from '#src/reports/chapters/love/household.ts';
import { matchChapter } from '#src/reports/chapters/love/match.ts';
import { loveSummaryChapter } from '#src/reports/chapters/love/love-summary.ts';
import { partnerChapter } from '#src/reports/chapters/love/partner.ts';
import { partnerFromMoonChapter } from '#src/reports/chapters/love/partner-from-moon.ts';
import { loveRemediesChapter } from '#src/reports/chapters/love/love-remedies.ts';
import { marriageTimingChapter } from '#src/reports/chapters/love/marriage-timing.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { moonAndNakshatraChapter } from '#src/reports/chapters/moon/moon.ts';
import { periodsChapter } from '#src/reports/chapters/periods/periods.ts';
import { loveAnswersChapter } from '#src/reports/chapters/answers/love-answers.ts';
import { loveTablesChapter } from '#src/reports/chapters/astrologer/selections.ts';
import { createTenYearsChapter } from '#src/reports/chapters/timing/ten-years.ts';
import { createPossibleLagnasChapter } from '#src/reports/chapters/lagna/possible-lagnas.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const loveMarriage: Product = {
  chapters: [
    loveAnswersChapter,
    contentsChapter,
    createTenYearsChapter('love-marriage'),
    loveSummaryChapter,
    birthDataChapter,
    chartsChapter,
    grahaPositionsChapter,
    createPossibleLagnasChapter('love'),
    lagnaChapter,
    moonAndNakshatraChapter,
    affectionChapter,
    partnerChapter,
    partnerFromMoonChapter,
    householdChapter,
    matchChapter,
    marriageTimingChapter,
    periodsChapter,
    loveRemediesChapter,
    loveTablesChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
