import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { matchAnswersChapter } from '#src/reports/chapters/match/answers.ts';
import { birthsChapter, chartsOfBothChapter } from '#src/reports/chapters/match/births.ts';
import { differencesChapter } from '#src/reports/chapters/match/differences.ts';
import { doshasChapter } from '#src/reports/chapters/match/doshas.ts';
import {
  childrenOfBothChapter,
  familyOfBothChapter,
  healthOfBothChapter,
  moneyOfBothChapter,
} from '#src/reports/chapters/match/household.ts';
import {
  matchClosingChapter,
  methodOfBothChapter,
  tablesOfFirstChapter,
  tablesOfSecondChapter,
} from '#src/reports/chapters/match/last-chapters.ts';
import { matchLimitsChapter } from '#src/reports/chapters/match/limits.ts';
import { manglikOfBothChapter } from '#src/reports/chapters/match/manglik-of-both.ts';
import { monthsChapter } from '#src/reports/chapters/match/months.ts';
import { poruthamsChapter } from '#src/reports/chapters/match/poruthams.ts';
import { matchRemediesChapter } from '#src/reports/chapters/match/remedies.ts';
import { kootasChapter, scoreChapter } from '#src/reports/chapters/match/score.ts';
import { affectionOfBothChapter, talkChapter } from '#src/reports/chapters/match/talk.ts';
import { presenceChapter, temperamentChapter } from '#src/reports/chapters/match/temperament.ts';
import { tenYearsOfBothChapter } from '#src/reports/chapters/match/ten-years.ts';
import type { Product } from '#src/reports/context/chapter.ts';

/** For two people: `partner` of the input is needed. */
export const matchReport: Product = {
  chapters: [
    matchAnswersChapter,
    contentsChapter,
    tenYearsOfBothChapter,
    birthsChapter,
    chartsOfBothChapter,
    scoreChapter,
    kootasChapter,
    doshasChapter,
    manglikOfBothChapter,
    temperamentChapter,
    presenceChapter,
    talkChapter,
    affectionOfBothChapter,
    familyOfBothChapter,
    moneyOfBothChapter,
    childrenOfBothChapter,
    healthOfBothChapter,
    monthsChapter,
    differencesChapter,
    matchRemediesChapter,
    poruthamsChapter,
    matchLimitsChapter,
    tablesOfFirstChapter,
    tablesOfSecondChapter,
    methodOfBothChapter,
    glossaryChapterBeforeClosing,
    matchClosingChapter,
  ],
};
