/** The summary page of the love report. */
import { content } from '#src/reports/content/content.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import {
  buildDate,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type {
  ReportContext,
  TimedChart,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { findBestStrength, findWorstWeakness } from '#src/reports/facts/graha-strength.ts';
import {
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatShortDate,
  getGrahaName,
  getNakshatraDevanagari,
  getNakshatraName,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatHouse, getSeventhLord, isYoung } from './love-helpers.ts';
import { listPartnershipPeriods } from './partnership-periods.ts';

export const loveSummaryChapter: Chapter = {
  withTime: (context) =>
    buildSummaryPage(content.love.loveHeadings.summary, {
      lead: writeLead(context),
      keyFacts: buildKeyFacts(context.chart),
      now: describeCurrentPeriod(context),
      strengths: writeLoveStrengths(context),
      cautions: writeLoveCautions(context),
      dates: buildDates(context),
    }),
  withoutTime: (context) =>
    buildSummaryPage(content.love.loveHeadings.summary, {
      lead: writeLeadWithoutTime(context),
      keyFacts: buildKeyFactsWithoutTime(context),
      now: null,
      strengths: writeLoveStrengths(context),
      cautions: writeLoveCautions(context),
      dates: [],
    }),
};

function writeLead(context: TimeKnownContext): Statement {
  const venusSign = context.chart.grahas.Venus.sign;
  const seventhSign = getSignOfHouse(context.chart, 7);
  const text = `${content.love.venusSignLine[venusSign - 1]!} ${content.love.seventhSignLine[seventhSign - 1]!}`;
  const because = content.love.loveSummaryTexts.lead(getSignName(venusSign), getSignName(seventhSign));
  return createStatement(context, text, because, ['Venus.sign', 'lord.7']);
}

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Venus;
  const because = content.love.loveSummaryTexts.leadWithoutTime(getSignName(sign));
  return createStatement(context, content.love.venusSignLine[sign - 1]!, because, ['Venus.sign']);
}

function buildKeyFacts(chart: TimedChart): KeyFact[] {
  const { Venus, Moon } = chart.grahas;
  const lordPhrase = content.love.loveSummaryTexts.ruledBy(formatGraha(getSeventhLord(chart)));
  const padaPhrase = content.love.loveSummaryTexts.quarter(
    formatOrdinal(Moon.pada),
    getNakshatraName(Moon.nakshatra),
  );
  return [
    buildSignFact(content.love.loveSummaryTexts.labels.seventh, getSignOfHouse(chart, 7), lordPhrase),
    {
      label: content.love.loveSummaryTexts.labels.venus,
      value: getSignName(Venus.sign),
      note: content.love.loveSummaryTexts.inHouse(
        formatDegrees(Venus.degreeInSign),
        formatHouse(chart, 'Venus'),
      ),
    },
    {
      label: content.love.loveSummaryTexts.labels.moon,
      value: getSignName(Moon.sign),
      note: content.love.loveSummaryTexts.star(getNakshatraDevanagari(Moon.nakshatra), padaPhrase),
    },
  ];
}

function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { Venus, Mars } = context.chart.grahas;
  const [moonSign, laterMoonSign] = [context.dayRange.earliest, context.dayRange.latest].map(({ grahas }) =>
    getSignName(grahas.Moon.sign),
  ) as [string, string];
  const other = findOtherMoonSign(context);
  return [
    buildSignFact(
      content.love.loveSummaryTexts.labels.venus,
      Venus.sign,
      content.love.loveSummaryTexts.atNoon,
    ),
    {
      label: content.love.loveSummaryTexts.labels.moon,
      value: moonSign,
      note: other
        ? content.love.loveSummaryTexts.laterAt(laterMoonSign, other.names.clock)
        : content.love.loveSummaryTexts.allDay,
    },
    buildSignFact(
      isYoung(context)
        ? content.love.loveSummaryTexts.labels.marsOfYoung
        : content.love.loveSummaryTexts.labels.mars,
      Mars.sign,
      content.love.loveSummaryTexts.marsAtNoon,
    ),
  ];
}

function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod {
  const { chart, now } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver)
    return {
      title: content.love.loveSummaryTexts.roundOverTitle,
      text: content.love.loveSummaryTexts.roundOver(formatShortDate(maha.end)),
    };
  return {
    title: content.love.loveSummaryTexts.now(getGrahaName(maha.lord), getGrahaName(antar.lord)),
    text: content.love.loveSummaryTexts.period(
      formatShortDate(antar.end),
      (isYoung(context) ? content.love.currentPeriodInFriendship : content.love.currentPeriodInLove)[
        antar.lord
      ],
    ),
  };
}

/** The next three partnership periods that have not begun. */
const buildDates = (context: TimeKnownContext): ImportantDate[] =>
  listPartnershipPeriods(context)
    .filter(({ antar }) => antar.start > context.now)
    .slice(0, 3)
    .map(({ antar, role }, i) =>
      buildDate(
        antar.start,
        content.love.describePeriodBegin(toUppercaseFirst(formatGraha(antar.lord)), role.phrase, i),
      ),
    );

function writeLoveStrengths(context: ReportContext): Statement[] {
  const { chart } = context;
  return chooseStrengths(chart).map((graha) => {
    const because = content.love.loveSummaryTexts.strength(
      formatGraha(graha),
      describeCondition(chart, graha),
    );
    return createStatement(context, content.love.loveStrengthLine[graha], because, [
      ...listConditionKeys(chart, graha),
      (other) => chooseStrengths(other.chart).includes(graha),
    ]);
  });
}

function chooseStrengths(chart: Chart): ClassicalGraha[] {
  const ranked = rankByCondition(chart);
  const strongGrahas = ranked.filter((graha) => findBestStrength(chart, graha) !== null).slice(0, 3);
  return strongGrahas.length >= 2 ? strongGrahas : ranked.slice(0, 2);
}

/** The lord of the seventh, Venus and the Moon come before the others; no caution about a graha named as a strength. */
function chooseCautions(chart: Chart): ClassicalGraha[] {
  const strengths = chooseStrengths(chart);
  const weakestFirst = rankByCondition(chart)
    .toReversed()
    .filter((graha) => !strengths.includes(graha));
  const preferredGrahas: ClassicalGraha[] = [
    ...(chart.lagna ? [getSeventhLord(chart)] : []),
    'Venus',
    'Moon',
  ];
  const candidates = [...new Set([...preferredGrahas, ...weakestFirst])].filter(
    (graha) => !strengths.includes(graha),
  );
  const weakGrahas = candidates.filter((graha) => findWorstWeakness(chart, graha) !== null).slice(0, 2);
  return weakGrahas.length > 0 ? weakGrahas : weakestFirst.slice(0, 1);
}

const writeLoveCautions = (context: ReportContext): Statement[] =>
  chooseCautions(context.chart).map((graha) =>
    createStatement(
      context,
      content.love.loveCautionLine[graha],
      content.love.loveSummaryTexts.caution(formatGraha(graha), describeCondition(context.chart, graha)),
      [...listConditionKeys(context.chart, graha), (other) => chooseCautions(other.chart).includes(graha)],
    ),
  );
