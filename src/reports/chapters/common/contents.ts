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
  numbered: false,
  write: (context) => ({
    kind: 'contents',
    id: 'contents',
    ...headings.contents,
    readingGuide: chooseReadingNotes(context),
  }),
};

/** Three stand side by side: a note for the reader’s age takes the place of the one that is missed least. */
function chooseReadingNotes(context: ReportContext): { title: string; text: string }[] {
  const stage = determineLifeStage(context);
  const [first, second, third] = context.chart.lagna ? readingGuide : readingGuideWithoutTime;
  if (stage === 'midway') return [first, second, third];
  return context.chart.lagna
    ? [first, second, readingGuideByAge[stage]]
    : [second, third, readingGuideByAge[stage]];
}
