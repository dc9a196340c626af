/** The first page of a paid report. */
import { answerHeadings, answersNote } from '#src/reports/content/en/answers/answer-headings.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';

/**
 * Answers that do not concern the reader, such as those of another age, are null.
 * @param writeNote the lines below the answers, if they differ from those of other reports
 */
export const createAnswersChapter = (
  writeAnswers: (context: ReportContext) => readonly (Answer | null)[],
  writeNote: (context: ReportContext) => string = () => answersNote,
): Chapter => ({
  write: (context) => ({
    kind: 'answers',
    id: 'answers',
    ...answerHeadings.answers,
    answers: writeAnswers(context).filter((answer) => answer !== null),
    note: writeNote(context),
  }),
});
