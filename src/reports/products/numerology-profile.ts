import { numerologyAnswersChapter } from '#src/reports/chapters/answers/numerology-answers.ts';
import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { birthNumbersChapter } from '#src/reports/chapters/numbers/birth-numbers.ts';
import { dailyNumbersChapter } from '#src/reports/chapters/numbers/daily-numbers.ts';
import { numbersInChartChapter } from '#src/reports/chapters/numbers/numbers-in-chart.ts';
import { numberCustomsChapter } from '#src/reports/chapters/numbers/number-customs.ts';
import { loShuGridChapter } from '#src/reports/chapters/numbers/lo-shu-grid.ts';
import { numbersSummaryChapter } from '#src/reports/chapters/numbers/numbers-summary.ts';
import { peopleNumbersChapter } from '#src/reports/chapters/numbers/people-numbers.ts';
import { personalMonthsChapter } from '#src/reports/chapters/numbers/personal-months.ts';
import { nameNumbersChapter } from '#src/reports/chapters/numbers/name-numbers.ts';
import { numberWorkingsChapter } from '#src/reports/chapters/numbers/number-workings.ts';
import { nameSpellingChapter } from '#src/reports/chapters/numbers/name-spelling.ts';
import { pinnaclesChapter } from '#src/reports/chapters/numbers/pinnacles.ts';
import { personalYearChapter } from '#src/reports/chapters/numbers/personal-year.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const numerologyProfile: Product = {
  chapters: [
    numerologyAnswersChapter,
    contentsChapter,
    numbersSummaryChapter,
    birthDataChapter,
    numberWorkingsChapter,
    birthNumbersChapter,
    nameNumbersChapter,
    nameSpellingChapter,
    loShuGridChapter,
    chartsChapter,
    numbersInChartChapter,
    personalYearChapter,
    personalMonthsChapter,
    pinnaclesChapter,
    numberCustomsChapter,
    dailyNumbersChapter,
    peopleNumbersChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
