/** Statements on events of the year: stays of Mars, retrogrades, pratyantardashas. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { listYearMonths } from '#src/reports/year/year-months.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatLongDate, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  formatDayRange,
  describePlace,
  getOriginFactKey,
  createYearStatement,
  createTransitFacts,
} from '#src/reports/year/year-phrases.ts';
import { selectPratyantardashas, type MonthEvent } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { chooseForAge } from './year-stage.ts';

export function writeEventStatement(context: ReportContext, month: MonthAhead, event: MonthEvent): Statement {
  switch (event.kind) {
    case 'stay':
      return writeStayStatement(context, event);
    case 'retrograde':
      return writeRetrogradeStatement(context, event);
    case 'period':
      return writePeriodStatement(context, month, event);
  }
}

type EventOf<K extends MonthEvent['kind']> = Extract<MonthEvent, { kind: K }>;

function writeStayStatement(
  context: ReportContext,
  { stay: { sign, place, from, to }, repeatNumber }: EventOf<'stay'>,
): Statement {
  const moonSign = context.chart.grahas.Moon.sign;
  const isFavourablePlace = isFavourable('Mars', countHouse(moonSign, sign));
  const { text, hasQualityFromMoon } = chooseStayText(context, place, { isFavourablePlace, repeatNumber });
  const { marsStay, marsPlaceFromMoon, marsPlaceQuality } = content.year.eventReasons;
  const signName = getSignName(sign);
  const stayReason = marsStay(repeatNumber > 0, signName, describePlace(context, place));
  const reasonWithQuality = context.isTimeKnown
    ? marsPlaceFromMoon(stayReason, isFavourablePlace, getSignName(moonSign))
    : marsPlaceQuality(stayReason, isFavourablePlace);
  const keys = hasQualityFromMoon ? [getOriginFactKey(context), 'Moon.sign'] : [getOriginFactKey(context)];
  return createYearStatement(
    context,
    content.year.eventTexts.dated(content.year.eventTexts.mars(signName), formatDayRange(from, to), text),
    hasQualityFromMoon ? reasonWithQuality : stayReason,
    { keys: [...new Set(keys)], facts: createTransitFacts('Mars', sign, from, to) },
  );
}

/** `hasQualityFromMoon`: whether the text differs between good and demanding places from the Moon; others follow the place alone. */
function chooseStayText(
  context: ReportContext,
  place: number,
  { isFavourablePlace, repeatNumber }: { isFavourablePlace: boolean; repeatNumber: number },
): { text: string; hasQualityFromMoon: boolean } {
  if (isChild(context))
    return { text: getChildTexts(context).childMars[place - 1]!, hasQualityFromMoon: false };
  if (repeatNumber > 0)
    return { text: content.year.marsRepeatedStays[repeatNumber - 1]!, hasQualityFromMoon: false };
  const adultText = content.year.marsStays[isFavourablePlace ? 'favourable' : 'unfavourable'][place - 1]!;
  const text = chooseForAge(context, adultText, {
    senior: content.year.seniorMars[place],
    youth: content.year.youthMars[place],
  });
  return { text, hasQualityFromMoon: text === adultText };
}

function writeRetrogradeStatement(
  context: ReportContext,
  { retrograde: { graha, from, to, sign } }: EventOf<'retrograde'>,
) {
  const place = countHouse(getYearAhead(context).origin, sign);
  const text = chooseRetrogradeText(context, graha, place);
  const because = content.year.eventReasons.retrograde(
    formatGraha(graha),
    getSignName(sign),
    describePlace(context, place),
    formatLongDate(to),
  );
  const middle = findMiddleDate({ start: from, end: to });
  const datedText = content.year.eventTexts.dated(
    content.year.eventTexts.retrograde(getGrahaName(graha)),
    formatDayRange(from, to),
    text,
  );
  return createYearStatement(context, datedText, because, {
    keys: [getOriginFactKey(context), `motion.${graha}.${middle}`],
  });
}

function chooseRetrogradeText(context: ReportContext, graha: Graha, place: number): string {
  if (graha === 'Mars')
    return chooseForAge(context, content.year.marsRetrograde, {
      senior: undefined,
      youth: content.year.youthMarsRetrograde,
    });
  if (graha === 'Venus')
    return chooseForAge(context, content.year.venusRetrograde, {
      senior: undefined,
      youth: content.year.youthVenusRetrograde,
    });
  return chooseForAge(context, content.year.mercuryRetrogradeByPlace[place - 1]!, {
    senior: content.year.seniorMercuryRetrograde[place],
    youth: content.year.youthMercuryRetrograde[place],
  });
}

function writePeriodStatement(
  context: ReportContext,
  { index }: MonthAhead,
  { period, isRepeated }: EventOf<'period'>,
): Statement {
  const { lord, start, end, parent } = period;
  const texts = content.year.pratyantarTexts[lord];
  const because = content.year.eventReasons.subPeriod(
    formatGraha(parent.lord),
    formatGraha(lord),
    formatLongDate(end),
  );
  const ownText = isRepeated
    ? texts.again
    : chooseForAge(context, texts.first, {
        senior: content.year.seniorPratyantar[lord],
        youth: content.year.youthPratyantar[lord],
      });
  const text = content.year.eventTexts.dated(
    content.year.eventTexts.subPeriod(formatGraha(lord)),
    formatDayRange(start, end),
    isChild(context) ? getChildTexts(context).childPratyantar[lord] : ownText,
  );
  return createYearStatement(context, text, because, {
    keys: [`pratyantar-on.${findMiddleDate(period)}`, (other) => describePeriodOfMonth(other, index)],
    source: content.common.sources.dasha,
  });
}

/** The period that a month describes depends on the lengths of the periods and on those of the earlier months. */
function describePeriodOfMonth({ chart, now }: ReportContext, monthIndex: number): string | null {
  const [event] = selectPratyantardashas(chart, listYearMonths(now))[monthIndex]!;
  return event ? `${event.period.parent.lord} ${event.period.lord} ${event.isRepeated}` : null;
}
