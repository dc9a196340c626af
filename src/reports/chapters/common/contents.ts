/** The table of contents with three notes on how to read the report. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { determineLifeStage } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export const contentsChapter: Chapter = {
  isNumbered: false,
  write: (context) => ({
    kind: 'contents',
    id: 'contents',
    ...content.common.headings.contents,
    readingGuide: chooseReadingNotes(context),
  }),
};

/** Three notes; for a child or an old reader a note on age replaces one of them. */
function chooseReadingNotes(context: ReportContext): { title: string; text: string }[] {
  const lifeStage = determineLifeStage(context);
  const [first, second, third] = context.isTimeKnown
    ? content.common.readingGuide
    : content.common.readingGuideWithoutTime;
  if (lifeStage === 'adult') return [first, second, third];
  return context.isTimeKnown
    ? [first, second, content.common.readingGuideByAge[lifeStage]]
    : [second, third, content.common.readingGuideByAge[lifeStage]];
}
