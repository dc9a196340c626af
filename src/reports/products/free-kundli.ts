import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { chartsChapter } from '#src/reports/chapters/birth-data/charts.ts';
import { glossaryChapter } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { grahaPositionsChapter } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagnaAndMoonChapter } from '#src/reports/chapters/lagna/lagna-and-moon.ts';
import { methodChapter } from '#src/reports/chapters/common/method.ts';
import { freeSummaryChapter } from '#src/reports/chapters/summary/free-summary.ts';
import { furtherReadingChapter } from '#src/reports/chapters/further-reading/further-reading.ts';
import { moonAndNakshatraChapterWithoutTime } from '#src/reports/chapters/moon/moon.ts';
import { periodsChapter } from '#src/reports/chapters/periods/periods.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const freeKundli: Product = {
  chapters: [
    freeSummaryChapter,
    contentsChapter,
    birthDataChapter,
    chartsChapter,
    grahaPositionsChapter,
    lagnaAndMoonChapter,
    moonAndNakshatraChapterWithoutTime,
    periodsChapter,
    methodChapter,
    glossaryChapter,
    furtherReadingChapter,
  ],
};
