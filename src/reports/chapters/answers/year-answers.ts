/** The answers of the year ahead: what kind of year, which months, work, money, love, home and Sade Sati. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import {
  describeMunthaPlace,
  describeYearOfLife,
  getMunthaPlaceFromMoon,
  MUNTHA_KEYS,
} from '#src/reports/chapters/year/muntha-without-time.ts';
import {
  chooseForAge,
  determineYearStage,
  isOfMarriageableAge,
} from '#src/reports/chapters/year/year-stage.ts';
import { formatStayTime } from '#src/reports/chapters/saturn/stay-time.ts';
import { getSadeSatiTimeline } from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatGraha, formatLongDate, getSignName, introduceSentence } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { Stay } from '#src/reports/year/sky-events.ts';
import { getMainSolarYear, getYearAhead } from '#src/reports/year/year-ahead.ts';
import { isWithin } from '#src/reports/year/year-months.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';
import { createAnswersChapter } from './answers-page.ts';
import { describeSaturnPlace } from './sade-sati-answer.ts';
import { writeBestMonthsAnswer } from './year-best-months.ts';
import { buildWindowRows, describePeriods, readAnswer, writeYearWindowAnswer } from './year-window-answer.ts';

export const yearAnswersChapter = createAnswersChapter(
  (context) => [
    writeAnswerByMoonSign(context, writeKindAnswer),
    writeAnswerByMoonSign(context, writeBestMonthsAnswer),
    writeAnswerByMoonSign(context, writeMattersAnswer),
    writeAnswerByMoonSign(context, writeFamilyAnswer),
    writeSadeSatiAnswer(context),
  ],
  writeNote,
);

function writeMattersAnswer(context: ReportContext): Answer | null {
  const { study, money, workAndMoney } = content.answers.yearQuestions;
  switch (determineYearStage(context)) {
    case 'child':
    case 'teenager':
    case 'youth':
      return writeYearWindowAnswer(context, study, ['study']);
    case 'adult':
      return writeYearWindowAnswer(context, workAndMoney, ['workChange', 'money']);
    case 'senior':
      return writeYearWindowAnswer(context, money, ['money']);
  }
}

function writeKindAnswer(context: ReportContext): Answer {
  const { age, lagnaResults } = getMainSolarYear(context);
  const year = describeYearOfLife(context);
  const question = content.answers.yearQuestions.kind;
  if (!lagnaResults) {
    const place = getMunthaPlaceFromMoon(age);
    const because = content.answers.kindReasons.withoutTime(year, describeMunthaPlace(context, age));
    return {
      question,
      answer: createStatement(
        context,
        getMunthaKind(context, place),
        because,
        MUNTHA_KEYS,
        content.common.sources.munthaMoon,
      ),
    };
  }
  const { muntha, yearLord } = lagnaResults;
  const because = content.answers.kindReasons.withTime(
    formatGraha(yearLord.graha),
    year,
    getSignName(muntha.sign),
    content.timing.formatHouseNumber(muntha.house),
  );
  const keys = [`year.${age}.lord`, `year.${age}.muntha`, `year.${age}.muntha-house`];
  return {
    question,
    answer: createStatement(
      context,
      getYearKind(context, yearLord.graha),
      because,
      keys,
      content.common.sources.varshphal,
    ),
    detail: getMunthaKind(context, muntha.house),
  };
}

const getYearKind = (context: ReportContext, lord: ClassicalGraha): string =>
  chooseForAge(context, (isChild(context) ? content.answers.childYearKind : content.answers.yearKind)[lord], {
    senior: undefined,
    youth: content.year.youthYearKind[lord],
  });

const getMunthaKind = (context: ReportContext, place: number): string =>
  chooseForAge(
    context,
    (isChild(context) ? content.answers.childMunthaKind : content.answers.munthaKind)[place - 1]!,
    { senior: undefined, youth: content.year.youthMunthaKind[place] },
  );

/** For readers of an age to marry, the windows of marriage as well. */
function writeFamilyAnswer(context: ReportContext): Answer {
  const moonSign = context.chart.grahas.Moon.sign;
  const stay = findLongestStay(context);
  const place = countHouse(moonSign, stay.sign);
  const because = content.answers.familyReason(
    getSignName(stay.sign),
    content.timing.formatHouseNumber(place),
    getSignName(moonSign),
    formatStayTime([stay], context.now),
  );
  const windows = buildMarriageRows(context);
  const isWithMarriage = windows.length > 0;
  return {
    question: isOfMarriageableAge(context)
      ? content.answers.yearQuestions.love
      : content.answers.yearQuestions.family,
    answer: createStatement(
      context,
      content.answers.familyByJupiter[place - 1]!,
      isWithMarriage ? `${because}; ${describePeriods(context, 'marriage')}` : because,
      ['Moon.sign', readMarriageWindows],
      content.common.sources.gochara,
    ),
    ...(isWithMarriage ? { windows } : { detail: chooseFamilyDetail(context, place) }),
  };
}

const buildMarriageRows = (context: ReportContext): GradedWindow[] =>
  isOfMarriageableAge(context) ? buildWindowRows(context, 'marriage', true) : [];

/** Null without a window, when the answer does not speak of marriage. */
const readMarriageWindows = (context: ReportContext): string | null =>
  buildMarriageRows(context).length > 0 ? readAnswer(context, ['marriage']) : null;

const chooseFamilyDetail = (context: ReportContext, place: number): string =>
  isOfMarriageableAge(context)
    ? content.answers.yearWindows.marriage.none
    : content.answers.familyDetails[place - 1]!;

/** The stay of Jupiter that covers most of the year. */
function findLongestStay(context: ReportContext): Stay {
  const { stays, to, months } = getYearAhead(context);
  const from = months[0]!.firstInstant;
  const measure = (stay: Stay) =>
    Math.min(Date.parse(stay.to), Date.parse(to)) - Math.max(Date.parse(stay.from), Date.parse(from));
  return stays.Jupiter.toSorted((a, b) => measure(b) - measure(a))[0]!;
}

function writeSadeSatiAnswer(context: ReportContext): Answer {
  const moonContexts = createContextsByMoonSign(context);
  return moonContexts.length > 1
    ? {
        question: content.answers.yearQuestions.sadeSati,
        answer: createStatement(
          context,
          describeSadeSatiByMoonSign(context),
          describeSaturnPlace(context),
          ['Moon.sign', 'transit.Saturn'],
          content.common.sources.sadeSati,
        ),
      }
    : writeSadeSatiAnswerForOneMoon(context);
}

const describeSadeSatiByMoonSign = (context: ReportContext): string =>
  listMoonSignsOfDay(context)
    .map((moon) =>
      introduceSentence(
        content.moon.twoMoonSignsTexts.bornWithMoon(
          moon.hours,
          getSignName(moon.context.chart.grahas.Moon.sign),
        ),
        describeSadeSatiInYear(moon.context).text,
      ),
    )
    .join(' ');

function writeSadeSatiAnswerForOneMoon(context: ReportContext): Answer {
  const { chart } = context;
  const moonSign = chart.grahas.Moon.sign;
  const { stays, months } = getYearAhead(context);
  const stay = stays.Saturn.find(({ to }) => to > months[0]!.firstInstant)!;
  const because = content.answers.yearSadeSatiAnswers.because(
    getSignName(stay.sign),
    content.timing.formatHouseNumber(countHouse(moonSign, stay.sign)),
    getSignName(moonSign),
  );
  const { text, detail } = describeSadeSatiInYear(context);
  return {
    question: content.answers.yearQuestions.sadeSati,
    answer: createStatement(context, text, because, ['Moon.sign'], content.common.sources.sadeSati),
    detail,
  };
}

function describeSadeSatiInYear(context: ReportContext): { text: string; detail: string } {
  const { running, next } = getSadeSatiTimeline(context);
  const { months, to } = getYearAhead(context);
  const words = content.answers.yearSadeSatiAnswers;
  if (running)
    return {
      text: words.running(formatLongDate(running.to)),
      detail: isChild(context) ? words.childRunningDetail : words.runningDetail,
    };
  if (next && isWithin(next.from, { from: months[0]!.firstInstant, to }))
    return { text: words.starting(formatLongDate(next.from)), detail: words.startingDetail };
  return {
    text: words.free,
    detail: describeDhaiyaInYear(context) ?? describeNextSadeSati(context),
  };
}

function describeNextSadeSati(context: ReportContext): string {
  const { next } = getSadeSatiTimeline(context);
  const { freeDetail, lastDetail } = content.answers.yearSadeSatiAnswers;
  return next ? freeDetail(formatMonthSpan(next.from, next.from, 'long')) : lastDetail;
}

/** A dhaiya of these months, for adults; the first if there are two. */
function describeDhaiyaInYear(context: ReportContext): string | null {
  if (isChild(context)) return null;
  const { now } = context;
  const { to: yearEnd } = getYearAhead(context);
  const dhaiya = getSadeSatiTimeline(context).dhaiyas.find(({ from, to }) => from < yearEnd && to > now);
  if (!dhaiya) return null;
  const { dhaiyaRunning, dhaiyaStarting } = content.answers.yearSadeSatiAnswers;
  return dhaiya.from <= now
    ? dhaiyaRunning[dhaiya.house](formatLongDate(dhaiya.to))
    : dhaiyaStarting[dhaiya.house](formatLongDate(dhaiya.from));
}

function writeNote(context: ReportContext): string {
  if (context.chart.settings.node !== 'true') return content.answers.answersNote;
  const { stays, months, to } = getYearAhead(context);
  const entry = stays.Rahu.find(
    (stay) => !stay.startsBeforeSearch && isWithin(stay.from, { from: months[0]!.firstInstant, to }),
  );
  const entryText = entry
    ? content.answers.trueNodeEntry(getSignName(entry.sign), formatLongDate(entry.from))
    : '';
  return `${content.answers.trueNodeNote(entryText)} ${content.answers.answersNote}`;
}
