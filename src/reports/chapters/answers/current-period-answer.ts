/** The running great period and sub-period: their subjects, and until when they last. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import {
  antarThemes,
  mahaThemes,
  nowReasons,
  nowTexts,
  periodQuestions,
} from '#src/reports/content/en/answers/kundli-periods.ts';
import { formatHouseNumber, roleTexts } from '#src/reports/content/en/timing/window-reasons.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { formatGraha, formatLongDate, getNakshatraName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const writeCurrentPeriodAnswer = (context: ReportContext): Answer =>
  context.isTimeKnown ? writeWithTime(context) : writeWithoutTime(context);

/** `child` before the sixteenth birthday. */
export const getAgeKey = (context: ReportContext): 'child' | 'adult' =>
  isChild(context) ? 'child' : 'adult';

function writeWithTime(context: TimeKnownContext): Answer {
  const { chart, now } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) return writeOverAnswer(context);
  const age = getAgeKey(context);
  const mahaTexts = [formatGraha(maha.lord), formatLongDate(maha.end), mahaThemes[age][maha.lord]] as const;
  return {
    question: periodQuestions.now,
    answer: createStatement(
      context,
      nowTexts.answer(antarThemes[age][antar.lord], formatLongDate(antar.end)),
      describeLords(chart, antar.lord, maha.lord),
      [
        'maha',
        'antar',
        `${antar.lord}.house`,
        `${maha.lord}.house`,
        (other: ReportContext) => describeLords(other.chart, antar.lord, maha.lord),
      ],
    ),
    detail:
      maha.lord === antar.lord
        ? nowTexts.ownSubPeriod(...mahaTexts)
        : nowTexts.detail(...mahaTexts, formatGraha(antar.lord)),
  };
}

const describeLords = (chart: Chart, antar: Graha, maha: Graha): string =>
  antar === maha
    ? describePlace(chart, maha)
    : nowReasons.lords(describePlace(chart, antar), describePlace(chart, maha));

function describePlace(chart: Chart, graha: Graha): string {
  const houses = listRuledHouses(chart, graha);
  const roles = houses.length > 0 ? `, ${roleTexts.rules(houses)}` : '';
  return nowReasons.place(formatGraha(graha), formatHouseNumber(getHouse(chart, graha)), roles);
}

const writeOverAnswer = (context: TimeKnownContext): Answer => ({
  question: periodQuestions.now,
  answer: createStatement(
    context,
    nowTexts.over,
    nowReasons.over(formatGraha(context.chart.vimshottari[0]!.lord)),
    ['birth-maha'],
  ),
  detail: nowTexts.overDetail,
});

/** The great period if it is the same for every hour of the day; its end is a range. */
function writeWithoutTime(context: TimeUnknownContext): Answer {
  const { dayRange, now } = context;
  const [early, late] = [dayRange.earliest, dayRange.latest].map((chart) => findDashasAt(chart, now).maha);
  const nakshatra = getNakshatraName(dayRange.earliest.grahas.Moon.nakshatra);
  if (early!.lord !== late!.lord)
    return {
      question: periodQuestions.now,
      answer: createStatement(context, nowTexts.twoMahas, nowReasons.twoMahas(nakshatra), ['maha']),
      detail: nowTexts.twoMahasDetail(formatGraha(early!.lord), formatGraha(late!.lord)),
    };
  const lord = formatGraha(early!.lord);
  const [first, last] = [early!.end, late!.end].toSorted();
  return {
    question: periodQuestions.now,
    answer: createStatement(
      context,
      nowTexts.withoutTime(mahaThemes[getAgeKey(context)][early!.lord]),
      nowReasons.withoutTime(lord, nakshatra),
      ['maha'],
    ),
    detail: nowTexts.withoutTimeDetail(lord, formatLongDate(first!), formatLongDate(last!)),
  };
}
