/** The answers of Career & Wealth, in the order that matters at the age of the reader. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import {
  determineCareerStage,
  isStudent,
  type CareerStage,
} from '#src/reports/chapters/career/career-stage.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';
import { createAnswersChapter, writeNoteOnMoon } from './answers-page.ts';
import { judgeSelfEmployment } from '#src/reports/chapters/career/verdicts.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { getAgeAt, isYouth } from '#src/reports/context/life-stage.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { judgeEmployer } from './government-or-private.ts';
import { writeStreamAnswer } from '#src/reports/chapters/career/youth/streams-chapter.ts';
import { writeWindowAnswer } from './window-answer.ts';
import { writeFieldsAnswer } from './work-fields-answer.ts';

export const careerAnswersChapter = createAnswersChapter(
  (context) => splitAnswers(context).shown,
  writeNoteOnMoon,
);

/** More do not fit on the page. */
const MAX_ANSWERS = 5;
/** On a birth day with two Moon signs an answer has lines for both. */
const MAX_ANSWERS_FOR_TWO_SIGNS = 4;

const countFittingAnswers = (context: ReportContext): number =>
  findOtherMoonSign(context) ? MAX_ANSWERS_FOR_TWO_SIGNS : MAX_ANSWERS;

/** @returns the answer as a statement if the first page has no room for it; none otherwise */
export function writeMovedAnswer(context: ReportContext, subject: 'abroad' | 'employer'): Statement[] {
  const { questions } = MOVABLE_ANSWERS.find(({ key }) => key === subject)!;
  return splitAnswers(context)
    .moved.filter(({ question }) => questions().includes(question))
    .map(({ answer, detail, other }) => ({
      ...answer,
      text: [answer.text, detail, other?.text].filter(Boolean).join(' '),
    }));
}

/** From the least weight. The chapter on self-employment begins with the same verdict as the answer on a venture. */
const MOVABLE_ANSWERS: readonly { key: string; questions: () => string[] }[] = [
  {
    key: 'abroad',
    questions: () => [
      content.answers.windowAnswers.abroad.question,
      content.answers.journeyTexts.question,
      content.career.youth.abroadTexts.question,
    ],
  },
  { key: 'employer', questions: () => [content.answers.careerQuestions.employer] },
  { key: 'venture', questions: () => [content.answers.careerQuestions.venture] },
];

type SplitAnswers = { shown: Answer[]; moved: Answer[] };

/** Three chapters of a report use them, and the marks of the answers take time to compute. */
const splitAnswersByContext = new WeakMap<ReportContext, SplitAnswers>();

function splitAnswers(context: ReportContext): SplitAnswers {
  const known = splitAnswersByContext.get(context);
  if (known) return known;
  const split = computeSplitAnswers(context);
  splitAnswersByContext.set(context, split);
  return split;
}

function computeSplitAnswers(context: ReportContext): SplitAnswers {
  const answers = chooseWriter(context)(context).filter((answer) => answer !== null);
  const moved = MOVABLE_ANSWERS.flatMap(({ questions }) =>
    answers.filter(({ question }) => questions().includes(question)),
  ).slice(0, Math.max(0, answers.length - countFittingAnswers(context)));
  return { shown: answers.filter((answer) => !moved.includes(answer)), moved };
}

/** Months for which a reader plans a change of work. */
const SOON_MONTHS = 24;
/** A page of many questions lists fewer windows for each. */
const MAX_WINDOWS = 2;

type Writer = (context: ReportContext) => (Answer | null)[];

const WRITERS: Record<CareerStage, Writer> = {
  school: (context) => [writeWindowAnswer(context, 'study')],
  start: (context) => [
    writeWindowAnswer(context, 'workChange', {
      texts: content.answers.firstJobTexts,
      soonMonths: SOON_MONTHS,
      maxWindows: MAX_WINDOWS,
    }),
    writeAnswerByMoonSign(context, writeFieldsAnswer),
    writeWindowAnswer(context, 'study', { maxWindows: MAX_WINDOWS }),
    ...writeEmploymentAnswers(context, content.answers.ventureAnswers),
    writeWindowAnswer(context, 'money', {
      maxWindows: MAX_WINDOWS,
      ...(isStudent(context) ? { texts: content.answers.firstIncomeTexts } : {}),
    }),
    writeWindowAnswer(context, 'abroad', { maxWindows: MAX_WINDOWS }),
  ],
  middle: (context) => [
    writeWindowAnswer(context, 'workChange', { soonMonths: SOON_MONTHS, maxWindows: MAX_WINDOWS }),
    writeWindowAnswer(context, 'promotion', { soonMonths: SOON_MONTHS, maxWindows: MAX_WINDOWS }),
    writeAnswerByMoonSign(context, writeFieldsAnswer),
    ...writeEmploymentAnswers(context, content.answers.ventureAnswersOfMiddleYears),
    writeWindowAnswer(context, 'money', { maxWindows: MAX_WINDOWS }),
    writeWindowAnswer(context, 'abroad', { maxWindows: MAX_WINDOWS }),
  ],
  last: (context) => [
    writeWindowAnswer(context, 'workChange', { soonMonths: SOON_MONTHS, maxWindows: MAX_WINDOWS }),
    writeWindowAnswer(context, 'promotion', { soonMonths: SOON_MONTHS, maxWindows: MAX_WINDOWS }),
    writeAnswerByMoonSign(context, writeLastYearsAnswer),
    writeAnswerByMoonSign(context, writeFieldsAnswer),
    ...writeEmploymentAnswers(context, content.answers.ventureAnswersBeforeSixty),
    writeWindowAnswer(context, 'money', { maxWindows: MAX_WINDOWS }),
    writeWindowAnswer(context, 'abroad', { maxWindows: MAX_WINDOWS }),
  ],
  retired: (context) => [
    writeWindowAnswer(context, 'workChange', {
      texts: content.answers.lighterWorkTexts,
      soonMonths: SOON_MONTHS,
    }),
    writeAnswerByMoonSign(context, writeLastYearsAnswer),
    writeAnswerByMoonSign(context, writeFieldsAnswer),
    ...(context.isTimeKnown ? [writeVentureAnswer(context, content.answers.ventureAnswersAfterSixty)] : []),
    writeWindowAnswer(context, 'money', { texts: content.answers.incomeAfterSixtyTexts }),
    writeWindowAnswer(context, 'abroad', { texts: content.answers.journeyTexts, maxWindows: MAX_WINDOWS }),
  ],
};

/** At sixteen and seventeen study comes first, and habits with money have a chapter. */
const writeYouthAnswers: Writer = (context) => [
  writeWindowAnswer(context, 'study', { soonMonths: SOON_MONTHS, maxWindows: MAX_WINDOWS }),
  writeStreamAnswer(context),
  { ...writeAnswerByMoonSign(context, writeFieldsAnswer), question: content.career.youth.fieldsQuestion },
  addDetail(
    writeWindowAnswer(context, 'abroad', {
      texts: content.career.youth.abroadTexts,
      maxWindows: MAX_WINDOWS,
    }),
    content.career.youth.notesBeforeEndOfSchool.abroad,
  ),
  addDetail(
    writeWindowAnswer(context, 'workChange', {
      texts: content.career.youth.firstJobTexts,
      maxWindows: MAX_WINDOWS,
    }),
    content.career.youth.notesBeforeEndOfSchool.firstJob,
  ),
];

const addDetail = (answer: Answer | null, sentence: string): Answer | null =>
  answer && { ...answer, detail: [answer.detail, sentence].filter(Boolean).join(' ') };

const chooseWriter = (context: ReportContext): Writer =>
  isYouth(context) ? writeYouthAnswers : WRITERS[determineCareerStage(context)];

const writeEmploymentAnswers = (
  context: ReportContext,
  texts: typeof content.answers.ventureAnswers,
): Answer[] =>
  context.isTimeKnown ? [writeVentureAnswer(context, texts), writeEmployerAnswer(context)] : [];

function writeVentureAnswer(context: TimeKnownContext, texts: typeof content.answers.ventureAnswers): Answer {
  const { chart } = context;
  const { text, detail } = texts[judgeSelfEmployment(chart)];
  return {
    question:
      texts === content.answers.ventureAnswersAfterSixty
        ? content.answers.careerQuestions.ventureAfterSixty
        : content.answers.careerQuestions.venture,
    answer: createStatement(
      context,
      text,
      writeVentureReason(chart),
      ['lord.10', 'lord.7', 'lord.6', 'lord.3', ({ chart: other }: ReportContext) => readVenture(other)],
      content.answers.answerSources.venture,
    ),
    detail,
  };
}

const readVenture = (chart: Chart): string => `${judgeSelfEmployment(chart)} ${writeVentureReason(chart)}`;

/** The lords of service, trade and courage, and the house of the lord of the tenth. */
function writeVentureReason(chart: Chart): string {
  const lord = getHouseLord(chart, 10);
  const place = content.answers.careerReasons.place(content.timing.formatHouseNumber(getHouse(chart, lord)));
  return content.answers.careerReasons.join([
    ...describeLords(chart, [6, 7, 3]),
    content.answers.careerReasons.lord([content.timing.formatHouseNumber(10)], formatGraha(lord), place),
  ]);
}

/** One phrase for a graha that rules two of the houses and is placed equally well for both; otherwise each names its house twice. */
function describeLords(chart: Chart, houses: readonly number[]): string[] {
  const lords = houses.map((house) => {
    const lord = getHouseLord(chart, house);
    return { house, lord, condition: getCondition(chart, lord, house) };
  });
  const isSame = (a: (typeof lords)[number], b: (typeof lords)[number]) =>
    a.lord === b.lord && a.condition === b.condition;
  return lords
    .filter((entry, i) => lords.findIndex((other) => isSame(other, entry)) === i)
    .map((entry) => {
      const ruled = lords.filter((other) => isSame(other, entry));
      if (lords.some((other) => other.lord === entry.lord && other.condition !== entry.condition))
        return content.answers.careerReasons.lordFor(
          content.timing.formatHouseNumber(entry.house),
          formatGraha(entry.lord),
          content.answers.careerReasons.lordConditions[entry.condition],
        );
      return content.answers.careerReasons.lord(
        ruled.map(({ house }) => content.timing.formatHouseNumber(house)),
        formatGraha(entry.lord),
        content.answers.careerReasons.lordConditions[entry.condition],
      );
    });
}

/** The age limit of most public examinations. */
const EXAMINATION_AGE_LIMIT = 35;

function writeEmployerAnswer(context: TimeKnownContext): Answer {
  const { kind, because } = judgeEmployer(context.chart);
  const { employerAnswers, employerAnswersAfterExaminations } = content.answers;
  const isOfExaminationAge = getAgeAt(context, context.now) < EXAMINATION_AGE_LIMIT;
  const { text, detail } = (isOfExaminationAge ? employerAnswers : employerAnswersAfterExaminations)[kind];
  return {
    question: content.answers.careerQuestions.employer,
    answer: createStatement(
      context,
      text,
      because,
      ['lord.10', 'karaka.AmK', ({ chart }: ReportContext) => JSON.stringify(judgeEmployer(chart))],
      content.answers.answerSources.employer,
    ),
    detail,
  };
}

/** Saturn decides how long to work; with a birth time the lord of the second adds a line on savings. */
function writeLastYearsAnswer(context: ReportContext): Answer {
  const { chart } = context;
  const isRetired = determineCareerStage(context) === 'retired';
  const texts = isRetired ? content.answers.workAfterSixtyAnswers : content.answers.lastYearsAnswers;
  const karakaReason = content.answers.careerReasons.karaka(
    content.answers.careerReasons.conditions[getCondition(chart, 'Saturn')],
  );
  const question = isRetired
    ? content.answers.careerQuestions.workAfterSixty
    : content.answers.careerQuestions.lastYears;
  const text = texts[getCondition(chart, 'Saturn')];
  const keys = listConditionKeys(chart, 'Saturn');
  if (!context.isTimeKnown) return { question, answer: createStatement(context, text, karakaReason, keys) };
  const lord = getHouseLord(chart, 2);
  const condition = getCondition(chart, lord, 2);
  const [lordReason] = describeLords(chart, [2]);
  return {
    question,
    answer: createStatement(
      context,
      text,
      content.answers.careerReasons.join([karakaReason, lordReason!]),
      [...keys, 'lord.2', ...listConditionKeys(chart, lord, 2)],
      content.answers.answerSources.earning,
    ),
    detail: content.answers.savingsDetails[condition],
  };
}
