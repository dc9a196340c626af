/** Statements on events of the year: stays of Mars, retrogrades, pratyantardashas. */
import { listYearMonths } from '#src/reports/year/year-months.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { childPratyantar } from '#src/reports/content/en/child/child-year.ts';
import { childMars } from '#src/reports/content/en/child/child-year-grahas.ts';
import * as inner from '#src/reports/content/en/year/inner-planet-stays.ts';
import { mercuryRetrogradeByPlace } from '#src/reports/content/en/year/mercury-stays.ts';
import { pratyantarTexts } from '#src/reports/content/en/year/mudda-dasha.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatLongDate, toNumberWord, getSignName } from '#src/reports/text/phrases.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  formatDayMonth,
  describePlace,
  getOriginFactKey,
  createYearStatement,
  createTransitFacts,
} from '#src/reports/year/year-phrases.ts';
import { selectPratyantardashas, type MonthEvent } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';

export function writeEventStatement(context: ReportContext, month: MonthAhead, event: MonthEvent): Statement {
  switch (event.kind) {
    case 'stay':
      return writeStayStatement(context, month, event);
    case 'retrograde':
      return writeRetrogradeStatement(context, event);
    case 'period':
      return writePeriodStatement(context, month, event);
  }
}

type EventOf<K extends MonthEvent['kind']> = Extract<MonthEvent, { kind: K }>;

/** @param month the month in which the stay is described */
function writeStayStatement(
  context: ReportContext,
  month: MonthAhead,
  { stay: { sign, place, from, to }, repeatNumber }: EventOf<'stay'>,
): Statement {
  const placeName = `${getSignName(sign)}, ${describePlace(context, place)}`;
  const moonSign = context.chart.grahas.Moon.sign;
  const isFavourablePlace = isFavourable('Mars', countHouse(moonSign, sign));
  const isBegunEarlier = Date.parse(from) < Date.parse(month.from);
  const stayPhrase = isBegunEarlier
    ? `Mars is in ${placeName}, until ${formatDayMonth(to)}`
    : `Mars is in ${placeName}, from ${formatDayMonth(from)} to ${formatDayMonth(to)}`;
  const originPhrase = context.isTimeKnown ? `from your Moon in ${getSignName(moonSign)}` : 'for it';
  return createYearStatement(
    context,
    chooseStayText(context, place, { isFavourablePlace, repeatNumber }),
    `${stayPhrase}, ${isFavourablePlace ? 'a good place' : 'a demanding place'} ${originPhrase}`,
    {
      keys: [...new Set([getOriginFactKey(context), 'Moon.sign'])],
      facts: createTransitFacts('Mars', sign, from, to),
    },
  );
}

function chooseStayText(
  context: ReportContext,
  place: number,
  { isFavourablePlace, repeatNumber }: { isFavourablePlace: boolean; repeatNumber: number },
): string {
  if (isChild(context)) return childMars[place - 1]!;
  return repeatNumber > 0
    ? inner.marsRepeatedStays[repeatNumber - 1]!
    : inner.marsStays[isFavourablePlace ? 'well' : 'ill'][place - 1]!;
}

function writeRetrogradeStatement(
  context: ReportContext,
  { retrograde: { graha, from, to, sign } }: EventOf<'retrograde'>,
) {
  const place = countHouse(getYearAhead(context).origin, sign);
  const text =
    graha === 'Mars'
      ? inner.marsRetrograde
      : graha === 'Venus'
        ? inner.venusRetrograde
        : mercuryRetrogradeByPlace[place - 1]!;
  const because = `${graha} goes backwards from ${formatLongDate(from)} to ${formatLongDate(to)}, and turns in ${getSignName(sign)}, ${describePlace(context, place)}`;
  const middle = findMiddleDate({ start: from, end: to });
  return createYearStatement(context, text, because, {
    keys: [getOriginFactKey(context), `motion.${graha}.${middle}`],
  });
}

function writePeriodStatement(
  context: ReportContext,
  { index }: MonthAhead,
  { period, isRepeated }: EventOf<'period'>,
): Statement {
  const { lord, start, end, parent } = period;
  const texts = pratyantarTexts[lord];
  const daysPerMinute = computeDashaDaysPerMinute(context.chart);
  const because = `within the antardasha of ${formatGraha(parent.lord)} the part of ${formatGraha(lord)} runs from ${formatLongDate(start)} to ${formatLongDate(end)}; a minute more or less moves it by ${describeDays(daysPerMinute)}`;
  const adultText = isRepeated ? texts.again : texts.first;
  return createYearStatement(context, isChild(context) ? childPratyantar[lord] : adultText, because, {
    keys: [`pratyantar-on.${findMiddleDate(period)}`, (other) => describePeriodOfMonth(other, index)],
    source: sources.dasha,
  });
}

/** The period that a month describes depends on the lengths of the periods and on those of the earlier months. */
function describePeriodOfMonth({ chart, now }: ReportContext, monthIndex: number): string | null {
  const [event] = selectPratyantardashas(chart, listYearMonths(now))[monthIndex]!;
  return event ? `${event.period.parent.lord} ${event.period.lord} ${event.isRepeated}` : null;
}

const describeDays = (days: number): string =>
  days < 1.5 ? 'about a day' : `some ${toNumberWord(Math.round(days))} days`;
