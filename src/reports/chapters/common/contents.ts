/** The table of contents with three notes on how to read the report. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import {
  headings,
  readingGuide,
  readingGuideByAge,
  readingGuideWithoutTime,
} from '#src/reports/content/en/common/headings.ts';
import { determineLifeStage } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const contentsChapter: Chapter = {
  isNumbered: false,
  write: (context) => ({
    kind: 'contents',
    id: 'contents',
    ...headings.contents,
    readingGuide: chooseReadingNotes(context),
  }),
};

/** Three notes; for a child or an old reader a note on age replaces one of them. */
function chooseReadingNotes(context: ReportContext): { title: string; text: string }[] {
  const lifeStage = determineLifeStage(context);
  const [first, second, third] = context.isTimeKnown ? readingGuide : readingGuideWithoutTime;
  if (lifeStage === 'adult') return [first, second, third];
  return context.isTimeKnown
    ? [first, second, readingGuideByAge[lifeStage]]
    : [second, third, readingGuideByAge[lifeStage]];
}
