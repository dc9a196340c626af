import { birthDataChapter } from '#src/reports/chapters/birth-data/birth-data.ts';
import { closingChapter } from '#src/reports/chapters/closing/closing.ts';
import { glossaryChapterBeforeClosing } from '#src/reports/chapters/common/glossary.ts';
import { contentsChapter } from '#src/reports/chapters/common/contents.ts';
import { methodChapterBeforeClosing } from '#src/reports/chapters/common/method.ts';
import { panchangOfBirthChapter } from '#src/reports/chapters/moon/panchang-of-birth.ts';
import { moonShortChapter } from '#src/reports/chapters/moon/moon.ts';
import { moonSurroundingsChapter } from '#src/reports/chapters/moon/moon-surroundings.ts';
import { moonSummaryChapter } from '#src/reports/chapters/moon/moon-summary.ts';
import { nakshatraStoryChapter } from '#src/reports/chapters/moon/nakshatra-story.ts';
import { moonCalendarChapter, taraTableChapter } from '#src/reports/chapters/moon/tara.ts';
import { nakshatraChapter } from '#src/reports/chapters/moon/nakshatra.ts';
import { moonTablesChapter } from '#src/reports/chapters/astrologer/selections.ts';
import type { Product } from '#src/reports/context/chapter.ts';

export const moonAndNakshatra: Product = {
  chapters: [
    moonSummaryChapter,
    contentsChapter,
    birthDataChapter,
    moonShortChapter,
    nakshatraChapter,
    nakshatraStoryChapter,
    panchangOfBirthChapter,
    moonSurroundingsChapter,
    taraTableChapter,
    moonCalendarChapter,
    moonTablesChapter,
    methodChapterBeforeClosing,
    glossaryChapterBeforeClosing,
    closingChapter,
  ],
};
