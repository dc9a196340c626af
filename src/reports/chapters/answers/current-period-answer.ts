/** The running mahadasha and antardasha: their subjects, and until when they last. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { listPossibleMahas } from '#src/reports/facts/possible-mahas.ts';
import { describeStarsWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import { formatFirstMinute, formatGraha, formatLongDate } from '#src/reports/text/phrases.ts';
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
  const mahaTexts = [
    formatGraha(maha.lord),
    formatLongDate(maha.end),
    content.answers.mahaThemes[age][maha.lord],
  ] as const;
  return {
    question: content.answers.periodQuestions.now,
    answer: createStatement(
      context,
      content.answers.nowTexts.answer(
        content.answers.antarThemes[age][antar.lord],
        formatLongDate(antar.end),
      ),
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
        ? content.answers.nowTexts.ownSubPeriod(...mahaTexts)
        : content.answers.nowTexts.detail(...mahaTexts, formatGraha(antar.lord)),
  };
}

const describeLords = (chart: Chart, antar: Graha, maha: Graha): string =>
  antar === maha
    ? describePlace(chart, maha)
    : content.answers.nowReasons.lords(describePlace(chart, antar), describePlace(chart, maha));

function describePlace(chart: Chart, graha: Graha): string {
  const houses = listRuledHouses(chart, graha);
  const [name, house] = [formatGraha(graha), content.timing.formatHouseNumber(getHouse(chart, graha))];
  return houses.length > 0
    ? content.answers.nowReasons.placeOfLord(name, content.timing.formatLordship(houses), house)
    : content.answers.nowReasons.place(name, house);
}

const writeOverAnswer = (context: TimeKnownContext): Answer => ({
  question: content.answers.periodQuestions.now,
  answer: createStatement(
    context,
    content.answers.nowTexts.over,
    content.answers.nowReasons.over(formatGraha(context.chart.vimshottari[0]!.lord)),
    ['birth-maha'],
  ),
  detail: content.answers.nowTexts.overDetail,
});

/** The mahadasha if it is the same for every hour of the day, with its end as a range; otherwise each with its hours. */
function writeWithoutTime(context: TimeUnknownContext): Answer {
  const { dayRange, now } = context;
  const [early, late] = [dayRange.earliest, dayRange.latest].map((chart) => findDashasAt(chart, now).maha);
  const stars = describeStarsWithHours(context);
  if (early!.lord !== late!.lord)
    return {
      question: content.answers.periodQuestions.now,
      answer: createStatement(
        context,
        content.answers.nowTexts.severalMahas,
        content.answers.nowReasons.severalMahas(stars),
        ['maha'],
      ),
      detail: content.answers.nowTexts.severalMahasDetail(
        listPossibleMahas(context).map(({ lord, until }) => ({
          lord: formatGraha(lord),
          until: until && formatFirstMinute(until, context.birth.utcOffsetSeconds),
        })),
      ),
    };
  const lord = formatGraha(early!.lord);
  const [first, last] = [early!.end, late!.end].toSorted();
  return {
    question: content.answers.periodQuestions.now,
    answer: createStatement(
      context,
      content.answers.nowTexts.withoutTime(content.answers.mahaThemes[getAgeKey(context)][early!.lord]),
      content.answers.nowReasons.withoutTime(lord, stars),
      ['maha'],
    ),
    detail: content.answers.nowTexts.withoutTimeDetail(lord, formatLongDate(first!), formatLongDate(last!)),
  };
}
