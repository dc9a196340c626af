import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { saturnSummaryChapter } from '#src/reports/chapters/saturn/saturn-summary.ts';
import { natalSaturnChapter } from '#src/reports/chapters/saturn/natal-saturn.ts';
import { saturnRemediesChapter } from '#src/reports/chapters/saturn/saturn-remedies.ts';
import { sadeSatiShortChapter } from '#src/reports/chapters/saturn/sade-sati.ts';
import { slowTransitsShortChapter } from '#src/reports/chapters/saturn/slow-transits.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const sadeSatiCheck: Product = {
  chapters: [
    saturnSummaryChapter,
    contentsChapter,
    birthDataChapter,
    sadeSatiShortChapter,
    slowTransitsShortChapter,
    natalSaturnChapter,
    saturnRemediesChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
