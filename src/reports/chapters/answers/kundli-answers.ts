/** The answers of the Janam Kundli. */
import { content } from '#src/reports/content/content.ts';
import type { Manglik } from '#src/astrology/contract-doshas.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { getCountsWithoutLagna, markOpenManglik } from '#src/reports/chapters/doshas/manglik-without-time.ts';
import { getAgeAt, isChild, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { createAnswersChapter } from './answers-page.ts';
import { writeCurrentPeriodAnswer } from './current-period-answer.ts';
import { writeShortManglikReason } from './manglik-reason.ts';
import { writeNextYearsAnswer } from './next-years-answer.ts';
import { writeSadeSatiAnswer } from './sade-sati-answer.ts';
import { writeSelfAnswer } from './self-answer.ts';

export const kundliAnswersChapter = createAnswersChapter((context) => [
  writeSelfAnswer(context),
  writeCurrentPeriodAnswer(context),
  writeNextYearsAnswer(context),
  writeSadeSatiAnswer(context, 'janam-kundli'),
  writeManglikAnswer(context),
]);

function writeManglikAnswer(context: ReportContext): Answer {
  const manglik = judgeManglik(context.chart);
  const verdicts = new Set(listPossibleCharts(context).map((chart) => judgeManglik(chart).verdict));
  const isCertain = verdicts.size === 1;
  const { text, detail } = isCertain ? chooseManglikTexts(context, manglik) : content.answers.manglikByHour;
  const statement = createStatement(context, text, writeShortManglikReason(context.chart, manglik), [
    'Mars.sign',
    (other: ReportContext) => {
      const judged = judgeManglik(other.chart);
      return `${judged.verdict} ${writeShortManglikReason(other.chart, judged)}`;
    },
  ]);
  return {
    question: content.answers.kundliManglikQuestion,
    answer: markOpenManglik(context, statement),
    detail,
  };
}

function chooseManglikTexts(context: ReportContext, manglik: Manglik): { text: string; detail: string } {
  if (!context.isTimeKnown) return content.answers.kundliManglikWithoutTime[getCountsWithoutLagna(manglik)];
  return {
    text: content.answers.kundliManglikAnswers[manglik.verdict],
    detail: content.answers.kundliManglikDetails[getAgeKey(context)][manglik.verdict],
  };
}

function getAgeKey(context: ReportContext): keyof typeof content.answers.kundliManglikDetails {
  if (isChild(context)) return 'child';
  return getAgeAt(context, context.now) < RETIREMENT_AGE ? 'adult' : 'old';
}
