/** The summary page of the year ahead. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatClock,
  formatGraha,
  toNumberWord,
  formatOrdinal,
  formatShortDate,
  getSignName,
  formatDayMonth,
} from '#src/reports/text/phrases.ts';
import { describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { getMainSolarYear } from '#src/reports/year/year-ahead.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { describePlace, getOriginFactKey, createYearStatement } from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import {
  buildDate,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
  type SummaryDraft,
} from '#src/reports/chapters/summary/summary-page.ts';
import { isWithin } from '#src/reports/year/year-months.ts';
import { getMunthaPlaceFromMoon, getMunthaSignFromMoon } from './muntha-without-time.ts';
import { chooseForAge } from './year-stage.ts';

const MAX_DATES = 3;

export const yearSummaryChapter: Chapter = {
  withTime: (context) => buildPage(context, buildKeyFacts(context), describeCurrentPeriod(context)),
  withoutTime: (context) => buildPage(context, buildKeyFactsWithoutTime(context), null),
};

function buildPage(context: ReportContext, keyFacts: KeyFact[], now: CurrentPeriod | null): SummaryDraft {
  const rankedMonths = getYearAhead(context).months.toSorted((a, b) => a.support.rank - b.support.rank);
  const [strongMonthTexts, weakMonthTexts] = isChild(context)
    ? [content.child.childStrongMonth, content.child.childWeakMonth]
    : [
        content.year.strongMonthLine.map((text, i) =>
          chooseForAge(context, text, content.year.seniorStrongMonth[i + 1]),
        ),
        content.year.weakMonthLine.map((text, i) =>
          chooseForAge(context, text, content.year.seniorWeakMonth[i + 1]),
        ),
      ];
  return buildSummaryPage(content.year.yearHeadings.summary, {
    lead: writeLead(context),
    keyFacts,
    now,
    strengths: rankedMonths.slice(0, 3).map((month) => writeMonthStatement(context, month, strongMonthTexts)),
    cautions: rankedMonths
      .slice(10)
      .toReversed()
      .map((month) => writeMonthStatement(context, month, weakMonthTexts)),
    dates: listDates(context),
  });
}

function writeLead(context: ReportContext): Statement {
  const { age, lagnaResults } = getMainSolarYear(context);
  if (!lagnaResults) return writeLeadWithoutTime(context, age);
  const { muntha, yearLord } = lagnaResults;
  const lordText = (isChild(context) ? content.child.childYearLordLine : content.year.yearLordLine)[
    yearLord.graha
  ];
  const text = `${lordText} ${getMunthaText(context, muntha.house)}`;
  const because = `${formatGraha(yearLord.graha)} is lord of year ${age + 1}, and its muntha is in ${getSignName(muntha.sign)}, ${formatOrdinal(muntha.house)} in the chart of the year`;
  return createYearStatement(context, text, because, {
    keys: [`year.${age}.lord`, `year.${age}.muntha-house`],
  });
}

const getMunthaText = (context: ReportContext, place: number): string =>
  chooseForAge(
    context,
    (isChild(context) ? content.child.childMunthaLine : content.year.munthaLine)[place - 1]!,
    content.year.seniorMunthaLine[place],
  );

function writeLeadWithoutTime(context: ReportContext, age: number): Statement {
  const place = getMunthaPlaceFromMoon(age);
  const because = `in year ${age + 1} the muntha, moved on from your Moon in ${getSignName(context.chart.grahas.Moon.sign)}, is in ${getSignName(getMunthaSignFromMoon(context, age))}, the ${formatOrdinal(place)} sign`;
  return createYearStatement(context, getMunthaText(context, place), because, { keys: ['Moon.sign'] });
}

function buildKeyFacts(context: TimeKnownContext): KeyFact[] {
  const solarYear = getMainSolarYear(context);
  const { muntha, yearLord } = solarYear.lagnaResults!;
  const { sign } = solarYear.chart.lagna!;
  return [
    {
      label: 'Lord of the year',
      value: toUppercaseFirst(formatGraha(yearLord.graha)),
      note: describeTajikaStrength(solarYear, yearLord.graha),
    },
    buildSignFact('Muntha', muntha.sign, `${formatOrdinal(muntha.house)} of the year`),
    buildSignFact('Lagna of the year', sign, `for year ${solarYear.age + 1} of life`),
  ];
}

function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { stays, months } = getYearAhead(context);
  const { age } = getMainSolarYear(context);
  const moonSign = context.chart.grahas.Moon.sign;
  const saturnStay = stays.Saturn.find(({ to }) => to > months[0]!.firstInstant)!;
  const munthaSign = getMunthaSignFromMoon(context, age);
  return [
    buildSignFact('Counted from', moonSign, 'the sign of your Moon at noon'),
    buildSignFact('Muntha from the Moon', munthaSign, `year ${age + 1} of life`),
    {
      label: 'Saturn, as the year opens',
      value: getSignName(saturnStay.sign),
      note: `${formatOrdinal(saturnStay.place)} from your Moon`,
    },
  ];
}

/** The current antardasha and the current mudda dasha. */
function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod | null {
  const { months, to, solarYears } = getYearAhead(context);
  const { firstInstant } = months[0]!;
  const [antar] = listAntardashas(context.chart, firstInstant, to);
  const muddaPeriod = solarYears
    .flatMap(({ lagnaResults }) => lagnaResults!.mudda)
    .find(({ start, end }) => start <= firstInstant && end > firstInstant);
  if (!antar || !muddaPeriod) return null;
  return {
    title: `Now: ${antar.parent.lord}, ${antar.lord}`,
    text: `The antardasha of ${formatGraha(antar.lord)} within ${formatGraha(antar.parent.lord)} runs until ${formatShortDate(antar.end)}. In the dasha of the year, ${formatGraha(muddaPeriod.lord)} runs until ${formatShortDate(muddaPeriod.end)}.`,
  };
}

const describeMonthPlace = (
  context: ReportContext,
  { sign, place }: { sign: number; place: number },
): string =>
  !context.isTimeKnown && place === 1
    ? `${getSignName(sign)}, your own Moon sign,`
    : describePlace(context, place);

function writeMonthStatement(
  context: ReportContext,
  { name, sunStays: [, sunStay], support }: MonthAhead,
  texts: readonly string[],
): Statement {
  const { bindus, wellPlaced } = support;
  const count = wellPlaced.length === 0 ? 'no' : toNumberWord(wellPlaced.length);
  const grahasPhrase = `${count} ${wellPlaced.length === 1 ? 'graha' : 'grahas'} well placed`;
  const supportPhrase = bindus === null ? grahasPhrase : `${bindus} points and ${grahasPhrase}`;
  const because = `the Sun enters ${describeMonthPlace(context, sunStay)} on ${formatDayMonth(sunStay.from)}; the month has ${supportPhrase}`;
  return createYearStatement(context, `${name}: ${texts[sunStay.place - 1]!}`, because, {
    keys: [getOriginFactKey(context), readRankingFacts],
  });
}

/** The months are ranked by the transits counted from the Moon and, if the birth time is known, by the bindus of all signs. */
const readRankingFacts = ({ chart }: ReportContext): string =>
  [chart.grahas.Moon.sign, ...(chart.lagna ? requireAshtakavarga(chart).sarva : [])].join();

type YearDate = { at: string; text: string; when?: string };

/** Changes of period come first, then solar returns, then slow transits; the chosen dates are sorted by time. */
const listDates = (context: ReportContext): ImportantDate[] =>
  [...listPeriodDates(context), ...listSolarReturnDates(context), ...listSlowTransitDates(context)]
    .slice(0, MAX_DATES)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text, when }) => buildDate(at, text, when));

const getCoveredPeriod = (context: ReportContext) => {
  const { months, to } = getYearAhead(context);
  return { from: months[0]!.firstInstant, to };
};

function listSolarReturnDates(context: ReportContext): YearDate[] {
  const period = getCoveredPeriod(context);
  const solarReturns = getYearAhead(context).solarYears.filter(({ from }) => isWithin(from, period));
  return solarReturns.map(({ from, age }) => ({
    at: from,
    when: context.isTimeKnown ? formatShortDate(from) : `about ${formatShortDate(from)}`,
    text: context.isTimeKnown
      ? `Year ${age + 1} of your life begins at ${formatClock(from)}, Indian time.`
      : `Year ${age + 1} of your life begins, within half a day of this date.`,
  }));
}

/** The next change of antardasha. */
function listPeriodDates(context: ReportContext): YearDate[] {
  if (!context.isTimeKnown) return [];
  const period = getCoveredPeriod(context);
  return listAntardashas(context.chart, period.from, period.to)
    .filter(({ start }) => isWithin(start, period))
    .slice(0, 1)
    .map(({ start, lord, parent }) => ({
      at: start,
      text: `${toUppercaseFirst(formatGraha(lord))} takes its turn in the period of ${formatGraha(parent.lord)}.`,
    }));
}

function listSlowTransitDates(context: ReportContext): YearDate[] {
  const period = getCoveredPeriod(context);
  const { stays } = getYearAhead(context);
  return (['Saturn', 'Jupiter', 'Rahu'] as const)
    .flatMap((graha) =>
      stays[graha].filter((stay) => !stay.startsBeforeSearch && isWithin(stay.from, period)),
    )
    .filter(
      (stay, i, all) => i === all.findIndex(({ graha, sign }) => graha === stay.graha && sign === stay.sign),
    )
    .map(({ graha, from, sign, place }) => ({
      at: from,
      text: `${graha} enters ${getSignName(sign)}, ${describePlace(context, place)}.`,
    }));
}
