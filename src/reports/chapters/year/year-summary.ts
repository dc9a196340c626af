/** The summary page of the year ahead. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
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
  getGrahaName,
  formatShortDate,
  getSignName,
  formatDayMonth,
} from '#src/reports/text/phrases.ts';
import { describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { getMainSolarYear } from '#src/reports/year/year-ahead.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import {
  createYearStatement,
  describePlace,
  formatMonthOfYear,
  getOriginFactKey,
} from '#src/reports/year/year-phrases.ts';
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
import { listLightMonths } from './light-months.ts';
import {
  describeMunthaPlace,
  describeYearOfLife,
  getMunthaPlaceFromMoon,
  getMunthaSignFromMoon,
  MUNTHA_KEYS,
} from './muntha-without-time.ts';
import { describeOtherMoonSign } from './other-moon-sign-in-year.ts';
import { chooseForAge } from './year-stage.ts';

const MAX_DATES = 3;
const BEST_COUNT = 3;
const LIGHT_COUNT = 2;

export const yearSummaryChapter: Chapter = {
  withTime: (context) => buildPage(context, buildKeyFacts(context), describeCurrentPeriod(context)),
  withoutTime: (context) =>
    buildPage(context, buildKeyFactsWithoutTime(context), describeOtherMoonSign(context)),
};

function buildPage(context: ReportContext, keyFacts: KeyFact[], now: CurrentPeriod | null): SummaryDraft {
  const rankedMonths = getYearAhead(context).months.toSorted((a, b) => a.support.rank - b.support.rank);
  const [strongMonthTexts, weakMonthTexts] = isChild(context)
    ? [getChildTexts(context).childStrongMonth, getChildTexts(context).childWeakMonth]
    : [
        content.year.strongMonthLine.map((text, i) =>
          chooseForAge(context, text, {
            senior: content.year.seniorStrongMonth[i + 1],
            youth: content.year.youthStrongMonth[i + 1],
          }),
        ),
        content.year.weakMonthLine.map((text, i) =>
          chooseForAge(context, text, {
            senior: content.year.seniorWeakMonth[i + 1],
            youth: content.year.youthWeakMonth[i + 1],
          }),
        ),
      ];
  return buildSummaryPage(content.year.yearHeadings.summary, {
    lead: writeLead(context),
    keyFacts,
    now,
    strengths: rankedMonths
      .slice(0, BEST_COUNT)
      .map((month) => writeMonthStatement(context, month, strongMonthTexts)),
    cautions: listCautionMonths(context).map((month) =>
      writeLightMonthStatement(context, month, weakMonthTexts),
    ),
    dates: listDates(context),
  });
}

function writeLead(context: ReportContext): Statement {
  const { age, lagnaResults } = getMainSolarYear(context);
  if (!lagnaResults) return writeLeadWithoutTime(context, age);
  const { muntha, yearLord } = lagnaResults;
  const lordText = getYearLordLine(context, yearLord.graha);
  const text = content.year.summaryLead.text(lordText, getMunthaText(context, muntha.house));
  const because = content.year.summaryLead.because(
    formatGraha(yearLord.graha),
    describeYearOfLife(context),
    getSignName(muntha.sign),
    muntha.house,
  );
  return createYearStatement(context, text, because, {
    keys: [`year.${age}.lord`, `year.${age}.muntha-house`],
  });
}

const getYearLordLine = (context: ReportContext, lord: ClassicalGraha): string =>
  chooseForAge(
    context,
    (isChild(context) ? getChildTexts(context).childYearLordLine : content.year.yearLordLine)[lord],
    { senior: undefined, youth: content.year.youthYearLordLine[lord] },
  );

const getMunthaText = (context: ReportContext, place: number): string =>
  chooseForAge(
    context,
    (isChild(context) ? getChildTexts(context).childMunthaLine : content.year.munthaLine)[place - 1]!,
    { senior: content.year.seniorMunthaLine[place], youth: content.year.youthMunthaLine[place] },
  );

function writeLeadWithoutTime(context: ReportContext, age: number): Statement {
  const where = describeMunthaPlace(context, age);
  const because = content.year.summaryLead.becauseWithoutTime(describeYearOfLife(context), where);
  const text = getMunthaText(context, getMunthaPlaceFromMoon(age));
  return createYearStatement(context, text, because, { keys: MUNTHA_KEYS });
}

function buildKeyFacts(context: TimeKnownContext): KeyFact[] {
  const solarYear = getMainSolarYear(context);
  const { muntha, yearLord } = solarYear.lagnaResults!;
  const { sign } = solarYear.chart.lagna!;
  const labels = content.year.summaryFacts;
  return [
    {
      label: labels.yearLord,
      value: toUppercaseFirst(formatGraha(yearLord.graha)),
      note: describeTajikaStrength(solarYear, yearLord.graha),
    },
    buildSignFact(labels.muntha, muntha.sign, labels.munthaNote(muntha.house)),
    buildSignFact(labels.lagna, sign, labels.lagnaNote(solarYear.age + 1)),
  ];
}

function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { stays, months } = getYearAhead(context);
  const { age } = getMainSolarYear(context);
  const moonSign = context.chart.grahas.Moon.sign;
  const saturnStay = stays.Saturn.find(({ to }) => to > months[0]!.firstInstant)!;
  const munthaSign = getMunthaSignFromMoon(context, age);
  const labels = content.year.summaryFacts;
  const other = findOtherMoonSign(context);
  const originNote = other
    ? content.year.otherMoonSignInYear.originNote(other.names.ownHours)
    : labels.originNote;
  return [
    buildSignFact(labels.origin, moonSign, originNote),
    buildSignFact(labels.munthaFromMoon, munthaSign, labels.munthaFromMoonNote(age + 1)),
    {
      label: labels.saturn,
      value: getSignName(saturnStay.sign),
      note: labels.saturnNote(saturnStay.place),
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
    title: content.year.summaryNow.title(getGrahaName(antar.parent.lord), getGrahaName(antar.lord)),
    text: content.year.summaryNow.text(
      {
        maha: formatGraha(antar.parent.lord),
        antar: formatGraha(antar.lord),
        mudda: formatGraha(muddaPeriod.lord),
      },
      formatShortDate(antar.end),
      formatShortDate(muddaPeriod.end),
    ),
  };
}

const describeMonthPlace = (
  context: ReportContext,
  { sign, place }: { sign: number; place: number },
): string =>
  !context.isTimeKnown && place === 1
    ? content.year.summaryMonths.ownMoonSign(getSignName(sign))
    : describePlace(context, place);

const listCautionMonths = (context: ReportContext): MonthAhead[] =>
  listLightMonths(context).slice(0, LIGHT_COUNT);

/** The months also depend on the good times of the answers. */
const writeLightMonthStatement = (
  context: ReportContext,
  month: MonthAhead,
  texts: readonly string[],
): Statement =>
  writeMonthStatement(context, month, texts, [
    (other) => listCautionMonths(other).some(({ index }) => index === month.index),
  ]);

function writeMonthStatement(
  context: ReportContext,
  month: MonthAhead,
  texts: readonly string[],
  readers: readonly FactReader<ReportContext>[] = [],
): Statement {
  const {
    sunStays: [, sunStay],
    support: { bindus, wellPlaced },
  } = month;
  const [place, day] = [describeMonthPlace(context, sunStay), formatDayMonth(sunStay.from)];
  const { text, because, becauseWithoutBindus } = content.year.summaryMonths;
  const reason =
    bindus === null
      ? becauseWithoutBindus(place, day, wellPlaced.length)
      : because(place, day, bindus, wellPlaced.length);
  return createYearStatement(context, text(formatMonthOfYear(month), texts[sunStay.place - 1]!), reason, {
    keys: [getOriginFactKey(context), readRankingFacts, ...readers],
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
    when: context.isTimeKnown ? formatShortDate(from) : content.year.aboutDate(formatShortDate(from)),
    text: context.isTimeKnown
      ? content.year.summaryDates.solarReturn(age + 1, formatClock(from))
      : content.year.summaryDates.solarReturnWithoutTime(age + 1),
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
      text: toUppercaseFirst(content.year.summaryDates.antar(formatGraha(lord), formatGraha(parent.lord))),
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
      text: content.year.summaryDates.transit(
        getGrahaName(graha),
        getSignName(sign),
        describePlace(context, place),
      ),
    }));
}
