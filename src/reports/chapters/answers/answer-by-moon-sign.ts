/** An answer that counts from the Moon, on a birth day without a time on which the Moon changed its sign: one for each sign. */
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';
import { getSignName, introduceSentence, omitFullStop, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';

/** The reason for the other sign; by default that of its answer. */
type DescribeOther = (context: ReportContext, answer: Answer) => string;

/** With the answer for the other sign of the day beside it, if the two differ. */
export function writeAnswerByMoonSign<A extends Answer | null>(
  context: ReportContext,
  write: (context: ReportContext) => A,
  describeOther: DescribeOther = (_, { answer }) => answer.because,
): A {
  const answer = write(context);
  const other = findOtherMoonSign(context);
  const otherAnswer = other && write(other.context);
  if (!answer || !other || !otherAnswer) return answer;
  const because = joinReasons(answer, other, describeOther(other.context, otherAnswer));
  if (!hasSameAnswer(answer, otherAnswer)) return joinAnswers(answer, other, otherAnswer, because);
  return answer.detail === otherAnswer.detail ? answer : joinDetails(answer, other, otherAnswer, because);
}

/** Whether they differ in the detail alone. */
const hasSameAnswer = (a: Answer, b: Answer): boolean => readAnswer(a) === readAnswer(b);

const readAnswer = ({ answer, windows, steps }: Answer): string =>
  JSON.stringify([answer.text, windows, steps]);

/** The answer names its first months, so a sign of few hours needs no table. */
function joinAnswers<A extends Answer>(
  answer: A,
  other: OtherMoonSign,
  otherAnswer: Answer,
  because: string,
): A {
  const { steps } = otherAnswer;
  const { windows, shared } = splitWindows(otherAnswer, answer);
  const { sameTimes } = content.moon.twoMoonSignsTexts;
  const text = [
    otherAnswer.answer.text,
    // the less probable sign has its answer alone
    ...(other.isNear ? listNewSentences(otherAnswer, answer) : []),
    ...(other.isNear && shared.length > 0 ? [sameTimes(shared.map(({ when }) => when))] : []),
  ].join(' ');
  return {
    ...answer,
    answer: { ...answer.answer, text: introduceOwn(other, answer.answer.text), because },
    other: {
      text: introduceOther(other, text),
      ...(other.isNear && windows.length > 0 ? { windows } : {}),
      ...(steps?.length ? { steps } : {}),
    },
  };
}

/** `shared`: the times of the other answer that are printed in the first one too. */
function splitWindows({ windows = [] }: Answer, { windows: known = [] }: Answer) {
  const isKnown = ({ when, grade }: GradedWindow) =>
    known.some((window) => window.when === when && window.grade === grade);
  return {
    windows: windows.filter((window) => !isKnown(window)),
    shared: windows.filter(isKnown),
  };
}

/** The answer is the same, and a part of its detail is not. */
function joinDetails<A extends Answer>(
  answer: A,
  other: OtherMoonSign,
  otherAnswer: Answer,
  because: string,
): A {
  const [own, ofOther] = [listNewSentences(answer, otherAnswer), listNewSentences(otherAnswer, answer)];
  const common = splitSentences(answer.detail ?? '').filter((sentence) => !own.includes(sentence));
  const parts = [...common, ...(own.length > 0 ? [introduceOwn(other, own.join(' '))] : [])];
  return {
    ...answer,
    answer: { ...answer.answer, because },
    detail: parts.join(' '),
    ...(ofOther.length > 0 ? { other: { text: introduceOther(other, ofOther.join(' ')) } } : {}),
  };
}

/** The sentences of the detail that the other answer does not have. */
function listNewSentences({ detail = '' }: Answer, known: Answer): string[] {
  const knownSentences = splitSentences(known.detail ?? '');
  return splitSentences(detail).filter((sentence) => sentence && !knownSentences.includes(sentence));
}

const introduceOwn = ({ names }: OtherMoonSign, text: string): string =>
  introduceSentence(content.moon.twoMoonSignsTexts.born(names.ownHours), text);

const introduceOther = ({ context, names }: OtherMoonSign, text: string): string =>
  introduceSentence(
    content.moon.twoMoonSignsTexts.bornWithMoon(
      names.otherHours,
      getSignName(context.chart.grahas.Moon.sign),
    ),
    text,
  );

const joinReasons = ({ answer }: Answer, { names }: OtherMoonSign, otherReason: string): string =>
  toSentence(
    content.moon.twoMoonSignsTexts.reasons(
      omitFullStop(answer.because),
      names.otherHours,
      omitFullStop(toLowercaseFirst(otherReason)),
    ),
  );
