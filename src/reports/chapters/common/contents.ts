/** The table of contents with three notes on how to read the report. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { determineLifeStage, isUnderage } from '#src/reports/context/life-stage.ts';
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

type Note = { title: string; text: string };

/** Three notes; for a reader under eighteen or an old one a note on age replaces one of them. */
function chooseReadingNotes(context: ReportContext): Note[] {
  const [first, second, third] = context.isTimeKnown
    ? content.common.readingGuide
    : content.common.readingGuideWithoutTime;
  const noteOnAge = chooseNoteOnAge(context);
  if (!noteOnAge) return [first, second, third];
  return context.isTimeKnown ? [first, second, noteOnAge] : [second, third, noteOnAge];
}

function chooseNoteOnAge(context: ReportContext): Note | undefined {
  const { underage, old } = content.common.readingGuideByAge;
  const { name } = context.birth;
  if (isUnderage(context)) return { title: underage.title(name), text: underage.text(name) };
  return determineLifeStage(context) === 'old' ? old : undefined;
}
