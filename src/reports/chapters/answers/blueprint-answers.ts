/** The answers of the Life Blueprint: the times of each part of life, in the order that matters at the age of the reader. */
import { content } from '#src/reports/content/content.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { createAnswersChapter } from './answers-page.ts';
import { writeCurrentPeriodAnswer } from './current-period-answer.ts';
import { writeNearSadeSatiAnswer, writeSadeSatiAnswer } from './sade-sati-answer.ts';
import { writeWindowAnswer } from './window-answer.ts';
import { readFirstTime } from './window-headline.ts';

export const blueprintAnswersChapter = createAnswersChapter((context) => {
  const answers = listSubjects(context).flatMap((subject) => {
    const answer = writeAnswer(context, subject);
    return answer ? [{ subject, answer }] : [];
  });
  const writeSadeSati = answers.length < FEW_ANSWERS ? writeSadeSatiAnswer : writeNearSadeSatiAnswer;
  const sadeSati = writeSadeSati(context, 'life-blueprint');
  if (context.isTimeKnown) return [...answers.map(({ answer }) => answer), sadeSati];
  const { dated, undated } = separateUndated(context, answers);
  return [...dated, writeCurrentPeriodAnswer(context), sadeSati, ...undated];
});

type SubjectAnswer = { subject: Subject; answer: Answer };

/** Without a birth time several parts of life may have no months. Those of them that the hour does not change are one answer. */
function separateUndated(
  context: ReportContext,
  answers: readonly SubjectAnswer[],
): { dated: Answer[]; undated: Answer[] } {
  const undated = answers.filter(({ answer }) => !hasWindows(answer));
  const common = undated.filter(({ subject, answer }) => subject !== 'health' && !answer.other);
  const merged = common.length > 1 ? common : [];
  return {
    dated: answers.filter(({ answer }) => hasWindows(answer)).map(({ answer }) => answer),
    undated: [
      ...undated.filter((item) => !merged.includes(item)).map(({ answer }) => answer),
      ...(merged.length > 0
        ? [
            writeUndatedAnswer(
              context,
              merged.map(({ subject }) => subject),
            ),
          ]
        : []),
    ],
  };
}

const hasWindows = ({ windows = [], other }: Answer): boolean =>
  windows.length > 0 || (other?.windows ?? []).length > 0;

function writeUndatedAnswer(context: ReportContext, subjects: readonly Subject[]): Answer {
  const { question, names, text, detail, reason } = content.answers.undatedTexts;
  const matters = subjects.map((subject) => MATTERS[subject]);
  return {
    question,
    answer: createStatement(
      context,
      text(subjects.map((subject) => names[subject as keyof typeof names])),
      reason(
        getSignName(context.chart.grahas.Moon.sign),
        matters.map((matter) => MATTER_RULES[matter].house),
      ),
      ['Moon.sign', (other) => matters.map((matter) => readFirstTime(other, matter, undefined)).join()],
    ),
    detail,
  };
}

/** A page with fewer answers has room for Sade Sati also where it is far. */
const FEW_ANSWERS = 5;

type Subject = keyof typeof content.answers.blueprintTexts;

const MATTERS: Record<Subject, Matter> = {
  marriage: 'marriage',
  partnership: 'marriage',
  firstJob: 'workChange',
  rise: 'promotion',
  property: 'property',
  home: 'property',
  children: 'children',
  study: 'study',
  abroad: 'abroad',
  journeys: 'abroad',
  income: 'money',
  earning: 'money',
  health: 'health',
};

/** Two sheets hold seven or eight answers with two windows each. */
const MAX_WINDOWS = 2;
const MAX_WINDOWS_OF_CHILD = 3;

const writeAnswer = (context: ReportContext, subject: Subject): Answer | null =>
  writeWindowAnswer(context, MATTERS[subject], {
    texts: isChild(context) ? chooseTextsOfChild(subject) : content.answers.blueprintTexts[subject],
    maxWindows: isChild(context) ? MAX_WINDOWS_OF_CHILD : MAX_WINDOWS,
  });

/** A child has the answers of the first group only. */
const chooseTextsOfChild = (subject: Subject) =>
  subject === 'health' ? content.child.childAnswers.health : content.child.childAnswers.study;

/** The first group whose age has not passed; a group of matters that begin later than the reader’s age leaves out those. */
const SUBJECTS_BY_AGE: readonly { below: number; subjects: readonly Subject[] }[] = [
  { below: 16, subjects: ['study', 'health'] },
  { below: 18, subjects: ['study', 'firstJob', 'abroad', 'health'] },
  { below: 20, subjects: ['study', 'firstJob', 'marriage', 'abroad', 'property', 'health'] },
  { below: 26, subjects: ['study', 'firstJob', 'marriage', 'abroad', 'property', 'children', 'health'] },
  { below: 40, subjects: ['marriage', 'rise', 'property', 'children', 'abroad', 'study', 'health'] },
  { below: 60, subjects: ['rise', 'property', 'partnership', 'abroad', 'income', 'health'] },
  { below: Infinity, subjects: ['health', 'income', 'journeys', 'home'] },
];

function listSubjects(context: ReportContext): readonly Subject[] {
  const age = getAgeAt(context, context.now);
  const { subjects } = SUBJECTS_BY_AGE.find(({ below }) => age < below)!;
  return needsMoneyAnswer(context, subjects) ? [...subjects.slice(0, -1), 'earning', 'health'] : subjects;
}

/** Without a birth time the answers are short, and two sheets have room for one more. */
const needsMoneyAnswer = (context: ReportContext, subjects: readonly Subject[]): boolean =>
  !context.isTimeKnown && !isChild(context) && !subjects.includes('income');
