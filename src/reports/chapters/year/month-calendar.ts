/** The calendar of a month and the list of its days by purpose. */
import { content } from '#src/reports/content/content.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { MonthPage } from '#src/reports/contract-answers.ts';
import {
  formatClock,
  formatShortWeekday,
  getGrahaName,
  getIndianDate,
  getNakshatraName,
  getSignName,
  toIndianTime,
} from '#src/reports/text/phrases.ts';
import {
  findDaysByPurpose,
  RETROGRADE_TO_AVOID,
  type Purpose,
  type PurposeDay,
} from '#src/reports/year/days-by-purpose.ts';
import { findSpansOverlapping } from '#src/reports/year/good-days.ts';
import { getMoonTrack } from '#src/reports/year/moon-track.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { determineYearStage, isOfMarriageableAge, type YearStage } from './year-stage.ts';

const PURPOSES_OF_STAGE: Record<YearStage, readonly Purpose[]> = {
  child: ['lesson', 'outing', 'buy', 'puja'],
  teenager: ['exam', 'lesson', 'outing', 'puja'],
  youth: ['exam', 'lesson', 'travel', 'buy'],
  adult: ['sign', 'buy', 'travel', 'interview', 'propose'],
  senior: ['sign', 'buy', 'travel', 'puja'],
};

type CalendarParts = Pick<MonthPage, 'firstWeekday' | 'days' | 'purposes'>;

export function buildCalendar(context: ReportContext, month: MonthAhead): CalendarParts {
  const daysByPurpose = findPurposeDays(context, month);
  const lightSpans = findLightSpans(context, month);
  const wordsByDate = collectWords(daysByPurpose);
  return {
    firstWeekday: toIndianTime(month.from).getUTCDay(),
    days: listDates(month).map((date, i) => buildDay(date, i + 1, wordsByDate, lightSpans)),
    purposes: [...daysByPurpose]
      .map(([purpose, days]) => buildPurpose(context, month, purpose, days))
      .concat(buildLightEntry(context, lightSpans, month)),
  };
}

function findPurposeDays(context: ReportContext, month: MonthAhead): Map<Purpose, PurposeDay[]> {
  const { natalMoon, retrogrades } = getYearAhead(context);
  const purposes = PURPOSES_OF_STAGE[determineYearStage(context)].filter(
    (purpose) => purpose !== 'propose' || isOfMarriageableAge(context),
  );
  return findDaysByPurpose(getTrack(context), month, natalMoon, purposes, retrogrades);
}

function getTrack(context: ReportContext) {
  const { from, to } = getYearAhead(context);
  return getMoonTrack(from, to, context.chart.settings);
}

type Span = { from: string; to: string };

/** Chandrashtama; none if the sign of the natal Moon is not certain. */
function findLightSpans(context: ReportContext, month: MonthAhead): Span[] {
  const { natalMoon } = getYearAhead(context);
  return natalMoon.signs.length === 1
    ? findSpansOverlapping(getTrack(context), month, natalMoon.signs[0]!)
    : [];
}

function collectWords(daysByPurpose: Map<Purpose, PurposeDay[]>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [purpose, days] of daysByPurpose)
    for (const { at } of days) {
      const date = getIndianDate(at);
      words.set(date, [...(words.get(date) ?? []), content.year.purposeTexts[purpose].word]);
    }
  return words;
}

/** "2027-02-01" to "2027-02-28" */
function listDates({ from, to }: MonthAhead): string[] {
  const yearMonth = getIndianDate(from).slice(0, 8);
  const count = Math.round(parseUt(to) - parseUt(from));
  return Array.from({ length: count }, (_, i) => `${yearMonth}${String(i + 1).padStart(2, '0')}`);
}

function buildDay(
  date: string,
  day: number,
  wordsByDate: Map<string, string[]>,
  lightSpans: readonly Span[],
): MonthPage['days'][number] {
  const words = wordsByDate.get(date);
  if (words) return { day, tone: 'good', words };
  const span = lightSpans.find(({ from, to }) => getIndianDate(from) <= date && date <= getIndianDate(to));
  return span
    ? { day, tone: 'light', words: chooseLightWords(date, span) }
    : { day, tone: 'plain', words: [] };
}

function chooseLightWords(date: string, { from, to }: Span): string[] {
  if (getIndianDate(from) === date) return content.year.lightDayWords.first(formatClock(from));
  if (getIndianDate(to) === date) return content.year.lightDayWords.last(formatClock(to));
  return [...content.year.lightDayWords.whole];
}

function buildPurpose(
  context: ReportContext,
  month: MonthAhead,
  purpose: Purpose,
  days: readonly PurposeDay[],
): MonthPage['purposes'][number] {
  const { label } = content.year.purposeTexts[purpose];
  if (days.length === 0)
    return { label, days: content.year.dayListTexts.none, because: explainNoDay(context, month, purpose) };
  const nakshatras = [...new Set(days.map(({ nakshatra }) => getNakshatraName(nakshatra)))];
  return {
    label,
    days: content.year.dayListTexts.days(days.map(({ at }) => formatWeekdayAndDay(at))),
    because: content.year.dayListTexts.because(nakshatras),
  };
}

/** Names the retrograde graha if other rules leave a day of the month. */
function explainNoDay(context: ReportContext, month: MonthAhead, purpose: Purpose): string {
  const graha = RETROGRADE_TO_AVOID[purpose];
  const { natalMoon } = getYearAhead(context);
  const daysByOtherRules = findDaysByPurpose(getTrack(context), month, natalMoon, [purpose]).get(purpose)!;
  return graha && daysByOtherRules.length > 0
    ? content.year.dayListTexts.noneByRetrograde(getGrahaName(graha))
    : content.year.dayListTexts.noneReason;
}

/** "Tue 16" */
const formatWeekdayAndDay = (at: string): string =>
  `${formatShortWeekday(at)}\u00a0${toIndianTime(at).getUTCDate()}`;

function buildLightEntry(
  { chart }: ReportContext,
  spans: readonly Span[],
  month: MonthAhead,
): MonthPage['purposes'] {
  if (spans.length === 0) return [];
  const eighthSign = getSignName(((chart.grahas.Moon.sign + 6) % 12) + 1);
  return [
    {
      label: content.year.dayListTexts.light,
      days: spans.map((span) => formatSpanOfMonth(span, month)).join('; '),
      because: content.year.dayListTexts.lightReason(eighthSign),
    },
  ];
}

/** "18 to 20"; only the days of the month */
function formatSpanOfMonth({ from, to }: Span, month: MonthAhead): string {
  const dates = listDates(month).filter((date) => getIndianDate(from) <= date && date <= getIndianDate(to));
  const [first, last] = [Number(dates[0]!.slice(8)), Number(dates.at(-1)!.slice(8))];
  return first === last ? String(first) : content.grammar.formatSpan(String(first), String(last));
}
