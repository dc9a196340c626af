/** Chapters that only readers of sixteen and seventeen have, or only all others. */
import { type Chapter, writeChapter } from '#src/reports/context/chapter.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

const createChapterFor = (chapter: Chapter, isShown: (context: ReportContext) => boolean): Chapter => ({
  ...(chapter.isNumbered === false ? { isNumbered: false } : {}),
  write: (context, previousPages) =>
    isShown(context) ? writeChapter(chapter, context, previousPages) : null,
});

export const createChapterForYouth = (chapter: Chapter): Chapter => createChapterFor(chapter, isYouth);

export const createChapterForOthers = (chapter: Chapter): Chapter =>
  createChapterFor(chapter, (context) => !isYouth(context));
