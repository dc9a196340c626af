/** The summary page of the career report. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { findLeastSupportedWithoutTime } from '#src/reports/chapters/career/time-unknown/significators-without-time.ts';
import {
  buildDate,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';
import type { MoneyHouse } from '#src/reports/content/en/career/money-houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findDashasAt, listUpcomingAntardashas } from '#src/reports/facts/dasha-periods.ts';
import { findDivisionalInterval, getDivisionalSign } from '#src/reports/facts/divisional-facts.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { getCondition, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import {
  formatClockRange,
  formatDegrees,
  formatGraha,
  getGrahaName,
  formatOrdinal,
  formatShortDate,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import { getCareerTexts, isRetired } from './career-stage.ts';
import {
  describeWorkLinks,
  getAmatyakaraka,
  listWorkLinkKeys,
  rankSignificators,
  SIGNIFICATORS_IN_TEXT,
  findLeastSupportedInWork,
  readDescribedLinks,
} from './significators.ts';
import { chooseCautionLines, chooseCurrentPeriodLines, chooseStrengthLine } from './summary-lines.ts';
import { findFirstMonthsForStep } from './months-for-step.ts';
import { getWorkRole } from './work-condition.ts';
import { listTransitStays, listWorkTransits, SLOW_PLANETS } from './work-periods.ts';

export const careerSummaryChapter: Chapter = {
  withTime: (context) =>
    buildSummaryPage(getCareerTexts(context).careerHeadings.summary, {
      lead: writeLead(context),
      keyFacts: buildKeyFacts(context),
      now: describeCurrentPeriod(context),
      strengths: writeStrengths(context),
      cautions: [writeCaution(context, findLeastSupportedInWork), writeMoneyCaution(context)],
      dates: buildDates(context),
    }),
  withoutTime: (context) =>
    buildSummaryPage(getCareerTexts(context).careerHeadings.summary, {
      lead: writeLeadWithoutTime(context),
      keyFacts: buildKeyFactsWithoutTime(context),
      now: describeCurrentPeriodWithoutTime(context),
      strengths: writeStrengthsWithoutTime(context),
      cautions: [writeCaution(context, findLeastSupportedWithoutTime)],
      dates: buildDatesWithoutTime(context),
    }),
};

function writeLead(context: TimeKnownContext): Statement {
  const { chart } = context;
  const tenthSign = getSignOfHouse(chart, 10);
  const graha = getAmatyakaraka(chart) as AmatyakarakaGraha;
  const tenthSignLine = isYouth(context) ? content.career.youth.tenthSignLine : content.career.tenthSignLine;
  const amatyakarakaLine = isYouth(context)
    ? content.career.youth.amatyakarakaLine
    : content.career.amatyakarakaLine;
  const { amatyakarakaLineAfterSixty } = content.career;
  const grahaLine = (isRetired(context) ? amatyakarakaLineAfterSixty : amatyakarakaLine)[graha];
  const text = `${tenthSignLine[tenthSign - 1]!} ${grahaLine}`;
  const because = content.career.careerSummaryReasons.lead(getSignName(tenthSign), formatGraha(graha));
  return createStatement(context, text, because, ['lord.10', 'karaka.AmK']);
}

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Sun;
  const because = content.career.careerSummaryReasons.leadWithoutTime(getSignName(sign));
  return createStatement(context, content.career.sunSignLine[sign - 1]!, because, ['Sun.sign']);
}

function buildKeyFacts({ chart, birth }: TimeKnownContext): KeyFact[] {
  const graha = getAmatyakaraka(chart);
  const { degreeInSign, sign } = chart.grahas[graha];
  const { labels, ...texts } = content.career.careerSummaryTexts;
  const lordPhrase = texts.ruledBy(formatGraha(getHouseLord(chart, 10)));
  const { from, to } = findDivisionalInterval(chart, 'D10', 'lagna');
  return [
    buildSignFact(labels.tenthHouse, getSignOfHouse(chart, 10), lordPhrase),
    {
      label: labels.amatyakaraka,
      value: getGrahaName(graha),
      note: texts.degreesOfSign(formatDegrees(degreeInSign), getSignName(sign)),
    },
    {
      label: labels.dashamsha,
      value: getSignName(getDivisionalSign(chart, 'D10', 'lagna')),
      note: from && to ? formatClockRange(from, to, birth.utcOffsetSeconds) : texts.someHours,
    },
  ];
}

/** Null after the 120 years of the dasha cycle. */
function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod | null {
  const { chart, now } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) return null;
  const { now: writeTitle, current, currentWithMonths } = content.career.careerSummaryTexts;
  const dates = [formatShortDate(antar.start), formatShortDate(antar.end)] as const;
  const role = getWorkRole(chart, antar.lord);
  const months = findFirstMonthsForStep(context, { antar, role });
  return {
    title: writeTitle(getGrahaName(maha.lord), getGrahaName(antar.lord)),
    text: months
      ? currentWithMonths(...dates, months)
      : current(...dates, chooseCurrentPeriodLines(context)[role]),
  };
}

const writeStrengths = (context: TimeKnownContext): Statement[] =>
  rankSignificators(context.chart)
    .slice(0, SIGNIFICATORS_IN_TEXT)
    .map((significator) => {
      const { graha } = significator;
      const links = describeWorkLinks(context.chart, significator);
      const { strength, nodeStrength } = content.career.careerSummaryReasons;
      // a node is judged by the lord of its sign, which may be the caution of the page
      const isJudged = isClassicalGraha(graha);
      const because = isJudged
        ? strength(formatGraha(graha), links, describeCondition(context.chart, graha))
        : nodeStrength(formatGraha(graha), links);
      return createStatement(context, chooseStrengthLine(context, graha), because, [
        ...listWorkLinkKeys(significator),
        ...(isJudged ? listConditionKeys(context.chart, graha) : []),
        readDescribedLinks(graha),
      ]);
    });

const findBestSupported = ({ chart }: TimeUnknownContext): ClassicalGraha[] =>
  rankByCondition(chart).slice(0, 2);

const writeStrengthsWithoutTime = (context: TimeUnknownContext): Statement[] =>
  findBestSupported(context).map((graha) => {
    const because = content.career.careerSummaryReasons.wellSupported(
      formatGraha(graha),
      describeCondition(context.chart, graha),
    );
    return createStatement(context, chooseStrengthLine(context, graha), because, [
      ...listConditionKeys(context.chart, graha),
      (other) => findBestSupported(other).includes(graha),
    ]);
  });

function writeCaution<C extends ReportContext>(
  context: C,
  findLeast: (other: C) => ClassicalGraha,
): Statement {
  const graha = findLeast(context);
  const because = content.career.careerSummaryReasons.caution(
    formatGraha(graha),
    describeCondition(context.chart, graha),
  );
  return createStatement(context, chooseCautionLines(context)[graha], because, [
    ...listConditionKeys(context.chart, graha),
    findLeast,
  ]);
}

/** About the first of the six money houses whose lord is weak. */
function writeMoneyCaution(context: TimeKnownContext): Statement {
  const { chart } = context;
  const house = findWeakMoneyHouse(context);
  const moneyEaseLine = isYouth(context) ? content.career.youth.moneyEaseLine : content.career.moneyEaseLine;
  const moneyCautionLine = isYouth(context)
    ? content.career.youth.moneyCautionLine
    : content.career.moneyCautionLine;
  if (house === null) {
    const keys = content.career.moneyHouses.map((moneyHouse) => `lord.${moneyHouse.house}`);
    return createStatement(context, moneyEaseLine, content.career.careerSummaryReasons.noWeakMoneyLord, [
      ...keys,
      findWeakMoneyHouse,
    ]);
  }
  const lord = getHouseLord(chart, house);
  const because = content.career.careerSummaryReasons.weakMoneyLord(
    formatOrdinal(house),
    formatGraha(lord),
    describeCondition(chart, lord, house),
  );
  return createStatement(context, moneyCautionLine[house], because, [
    `lord.${house}`,
    ...listConditionKeys(chart, lord, house),
    findWeakMoneyHouse,
  ]);
}

/** A graha that the page names among the strengths is not named as a caution too. */
function findWeakMoneyHouse({ chart }: TimeKnownContext): MoneyHouse['house'] | null {
  const strengths = rankSignificators(chart)
    .slice(0, SIGNIFICATORS_IN_TEXT)
    .map(({ graha }) => graha);
  const weakHouse = content.career.moneyHouses.find(({ house }) => {
    const lord = getHouseLord(chart, house);
    return !strengths.includes(lord) && getCondition(chart, lord, house) === 'weak';
  });
  return weakHouse?.house ?? null;
}

function buildDates(context: TimeKnownContext): ImportantDate[] {
  const { chart, now } = context;
  const { nextPeriodLineAfterSixty } = content.career;
  const nextPeriodLine = isYouth(context)
    ? content.career.youth.nextPeriodLine
    : content.career.nextPeriodLine;
  const lines = isRetired(context) ? nextPeriodLineAfterSixty : nextPeriodLine;
  return listUpcomingAntardashas(chart, now)
    .slice(0, 3)
    .map(({ antar, maha }, i) => {
      const { next, nextWithMonths } = content.career.careerSummaryTexts;
      const lords = [toUppercaseFirst(formatGraha(antar.lord)), formatGraha(maha.lord)] as const;
      const role = getWorkRole(chart, antar.lord);
      const months = findFirstMonthsForStep(context, { antar, role });
      return buildDate(
        antar.start,
        months ? nextWithMonths(...lords, months) : next(...lords, lines[role][i]!),
      );
    });
}

const buildKeyFactsWithoutTime = ({ dayRange }: TimeUnknownContext): KeyFact[] =>
  (['Sun', 'Mercury', 'Saturn'] as const).map((graha) => {
    const { labels, ...texts } = content.career.careerSummaryTexts;
    const [early, late] = [dayRange.earliest.grahas[graha], dayRange.latest.grahas[graha]];
    const degrees = formatDegrees(early.degreeInSign);
    const note =
      early.sign === late.sign
        ? texts.atMidnight(degrees)
        : texts.atMidnightLater(degrees, getSignName(late.sign));
    return buildSignFact(labels[graha], early.sign, note);
  });

/** Null if the mahadasha depends on the birth time. A later birth gives earlier dates. */
function describeCurrentPeriodWithoutTime({ dayRange, now }: TimeUnknownContext): CurrentPeriod | null {
  const dashasOfEarliestBirth = findDashasAt(dayRange.earliest, now);
  const dashasOfLatestBirth = findDashasAt(dayRange.latest, now);
  if (
    dashasOfLatestBirth.isOver ||
    dashasOfEarliestBirth.isOver ||
    dashasOfLatestBirth.maha.lord !== dashasOfEarliestBirth.maha.lord
  )
    return null;
  return {
    title: content.career.careerSummaryTexts.now(getGrahaName(dashasOfLatestBirth.maha.lord)),
    text: content.career.careerSummaryTexts.currentWithoutTime(
      formatGraha(dashasOfLatestBirth.maha.lord),
      formatShortDate(dashasOfLatestBirth.maha.end),
      formatShortDate(dashasOfEarliestBirth.maha.end),
    ),
  };
}

/** The next sign entries of Saturn and Jupiter, counted from the Moon; none if the Moon changed its sign that day. */
function buildDatesWithoutTime(context: TimeUnknownContext): ImportantDate[] {
  const { chart, now } = context;
  if (!hasOneMoonSign(context)) return [];
  const stays = SLOW_PLANETS.flatMap((graha) => listTransitStays(chart, now, graha));
  return listWorkTransits(chart, stays)
    .filter(({ from }) => from > now)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, 3)
    .map(({ graha, house, from }) =>
      buildDate(
        from,
        content.career.careerSummaryTexts.transit(
          formatGraha(graha),
          house,
          content.career.timeUnknown.transitDateLine[graha][house],
        ),
      ),
    );
}
