/** The answers of the Life Blueprint: the times of each part of life, in the order that matters at the age of the reader. */
import { content } from '#src/reports/content/content.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { createAnswersChapter } from './answers-page.ts';
import { writeCurrentPeriodAnswer } from './current-period-answer.ts';
import { writeNearSadeSatiAnswer, writeSadeSatiAnswer } from './sade-sati-answer.ts';
import { writeWindowAnswer } from './window-answer.ts';

export const blueprintAnswersChapter = createAnswersChapter((context) => {
  const answers = listSubjects(context)
    .map((subject) => writeAnswer(context, subject))
    .filter((answer) => answer !== null);
  const writeLast = answers.length < FEW_ANSWERS ? writeSadeSatiAnswer : writeNearSadeSatiAnswer;
  return [
    ...(context.isTimeKnown ? answers : [...putDatedFirst(answers), writeCurrentPeriodAnswer(context)]),
    writeLast(context, 'life-blueprint'),
  ];
});

/** Without a birth time several parts of life may have no months; those with months come first. */
const putDatedFirst = (answers: readonly Answer[]): Answer[] =>
  answers.toSorted((a, b) => Number(hasWindows(b)) - Number(hasWindows(a)));

const hasWindows = ({ windows = [] }: Answer): boolean => windows.length > 0;

/** A page with fewer answers has room for Sade Sati also where it is far. */
const FEW_ANSWERS = 5;

type Subject = keyof typeof content.answers.blueprintTexts;

const MATTERS: Record<Subject, Matter> = {
  marriage: 'marriage',
  partnership: 'marriage',
  firstJob: 'workChange',
  rise: 'promotion',
  property: 'property',
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
    texts: content.answers.blueprintTexts[subject],
    maxWindows: isChild(context) ? MAX_WINDOWS_OF_CHILD : MAX_WINDOWS,
  });

/** The first group whose age has not passed; a group of matters that begin later than the reader’s age leaves out those. */
const SUBJECTS_BY_AGE: readonly { below: number; subjects: readonly Subject[] }[] = [
  { below: 16, subjects: ['study', 'health'] },
  { below: 18, subjects: ['study', 'firstJob', 'abroad', 'health'] },
  { below: 20, subjects: ['study', 'firstJob', 'marriage', 'abroad', 'property', 'health'] },
  { below: 26, subjects: ['study', 'firstJob', 'marriage', 'abroad', 'property', 'children', 'health'] },
  { below: 40, subjects: ['marriage', 'rise', 'property', 'children', 'abroad', 'study', 'health'] },
  { below: 60, subjects: ['rise', 'property', 'partnership', 'abroad', 'income', 'health'] },
  { below: Infinity, subjects: ['health', 'income', 'journeys', 'property'] },
];

function listSubjects(context: ReportContext): readonly Subject[] {
  const age = getAgeAt(context, context.now);
  const { subjects } = SUBJECTS_BY_AGE.find(({ below }) => age < below)!;
  return needsMoneyAnswer(context, subjects) ? [...subjects.slice(0, -1), 'earning', 'health'] : subjects;
}

/** Without a birth time the answers are short, and two sheets have room for one more. */
const needsMoneyAnswer = (context: ReportContext, subjects: readonly Subject[]): boolean =>
  !context.isTimeKnown && !isChild(context) && !subjects.includes('income');
