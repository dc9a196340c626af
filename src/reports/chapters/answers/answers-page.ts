/** The first page of a paid report. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';

/**
 * Answers that do not concern the reader, such as those of another age, are null.
 * @param writeNote the lines below the answers, if they differ from those of other reports
 */
export const createAnswersChapter = (
  writeAnswers: (context: ReportContext) => readonly (Answer | null)[],
  writeNote: (context: ReportContext) => string = () => content.answers.answersNote,
): Chapter => ({
  write: (context) => {
    const answers = markRepeatedReasons(writeAnswers(context).filter((answer) => answer !== null));
    return {
      kind: 'answers',
      id: 'answers',
      ...content.answers.answerHeadings.answers,
      answers,
      note: [...explainPeriods(answers), ...explainMoonSigns(context), writeNote(context)].join(' '),
    };
  },
});

/** The first page explains the names of the periods if its reasons contain one and no answer explains it. */
function explainPeriods(answers: readonly Answer[]): string[] {
  const { pattern, explained, text } = content.answers.periodNote;
  const printed = answers
    .map(({ answer, detail }) => `${answer.text} ${detail ?? ''} ${answer.because}`)
    .join();
  return pattern.test(printed) && !explained.test(printed) ? [text] : [];
}

function explainMoonSigns(context: ReportContext): string[] {
  const other = findOtherMoonSign(context);
  return other ? [content.moon.twoMoonSignsTexts.answersNote(other.names)] : [];
}

/** For reports whose answers are counted from the Moon, and partly left out, without a birth time. */
export const writeNoteOnMoon = ({ isTimeKnown }: ReportContext): string =>
  isTimeKnown
    ? content.answers.answersNote
    : `${content.answers.answersNoteWithoutTime} ${content.answers.answersNote}`;

/** Two matters of one house may have the same window for the same reason. */
const markRepeatedReasons = (answers: readonly Answer[]): Answer[] =>
  answers.map((item, i) => {
    const first = answers.slice(0, i).find(({ answer }) => answer.because === item.answer.because);
    if (!first) return item;
    const { detail, ...rest } = item;
    return {
      ...rest,
      ...(detail && detail !== first.detail ? { detail } : {}),
      answer: { ...item.answer, because: content.timing.reasonTexts.repeated(first.question) },
    };
  });
