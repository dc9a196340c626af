/** The general summary: lagna and Moon, current period, strengths and cautions, next dates. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { childAntarTone, childMahaTone } from '#src/reports/content/en/child/child-periods.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { lagnas } from '#src/reports/content/en/lagna/lagna.ts';
import { birthStarTexts } from '#src/reports/content/en/moon/hours-of-day.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { antarTone, mahaTone } from '#src/reports/content/en/periods/period-tones.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { getOtherMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  findDashasAt,
  listUpcomingAntardashas,
  listUpcomingMahaDashas,
} from '#src/reports/facts/dasha-periods.ts';
import { findLongestNakshatra, listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import {
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatShortDate,
  getNakshatraName,
  getSignName,
  toLowercaseFirst,
  toNumberWord,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { writeCautions, writeStrengths } from './strengths-and-cautions.ts';
import {
  buildDate,
  buildNakshatraFact,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
  type SummaryDraft,
} from './summary-page.ts';

export const writeGeneralSummary = (context: TimeKnownContext): SummaryDraft =>
  buildSummaryPage(headings.summary, {
    lead: writeLead(context),
    keyFacts: buildKeyFacts(context),
    now: describeCurrentPeriod(context),
    strengths: writeStrengths(context),
    cautions: writeCautions(context),
    dates: listNextPeriodDates(context),
  });

export const writeGeneralSummaryWithoutTime = (context: TimeUnknownContext): SummaryDraft =>
  buildSummaryPage(headings.summary, {
    lead: writeLeadWithoutTime(context),
    keyFacts: buildKeyFactsWithoutTime(context),
    now: describeCurrentPeriodWithoutTime(context),
    strengths: writeStrengths(context),
    cautions: writeCautions(context),
    dates: [],
  });

export const generalSummaryChapter: Chapter = {
  withTime: writeGeneralSummary,
  withoutTime: writeGeneralSummaryWithoutTime,
};

function writeLead(context: TimeKnownContext): Statement {
  const { lagna, grahas } = context.chart;
  const text = `${lagnas[lagna.sign - 1]!.summaryLine} ${moonSigns[grahas.Moon.sign - 1]!.summaryLine}`;
  const because = `${getSignName(lagna.sign)} was rising, and the Moon stood in ${getSignName(grahas.Moon.sign)}`;
  return createStatement(context, text, because, ['lagna.sign', 'Moon.sign']);
}

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  if (hasOneSign(context.dayRange, 'Moon')) {
    const because = `the Moon was in ${getSignName(sign)} at every hour of that day`;
    return createStatement(context, moonSigns[sign - 1]!.summaryLine, because, ['Moon.sign']);
  }
  const otherSign = getOtherMoonSign(context);
  const lines = [sign, otherSign].map(
    (moonSign) =>
      `With the Moon in ${getSignName(moonSign)}: ${toLowercaseFirst(moonSigns[moonSign - 1]!.summaryLine)}`,
  );
  const text = `Two descriptions are possible, and you can tell which is yours. ${lines.join(' ')}`;
  const because = `the Moon was in ${getSignName(sign)} at noon and in ${getSignName(otherSign)} at the other end of the day`;
  return createStatement(context, text, because, ['Moon.sign']);
}

function buildKeyFacts({ chart }: TimeKnownContext): KeyFact[] {
  const {
    lagna,
    grahas: { Moon },
  } = chart;
  const lagnaNote = `${formatDegrees(lagna.degreeInSign)}, in ${getNakshatraName(lagna.nakshatra)}`;
  const moonNote = `${formatDegrees(Moon.degreeInSign)}, in the ${formatOrdinal(getHouse(chart, 'Moon'))} house`;
  return [
    buildSignFact('Lagna, the rising sign', lagna.sign, lagnaNote),
    buildSignFact('Moon sign, your rashi', Moon.sign, moonNote),
    buildNakshatraFact('Birth star, your nakshatra', Moon.nakshatra, `${formatOrdinal(Moon.pada)} quarter`),
  ];
}

/** If a sign changed that day, the note names the later one. */
function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { dayRange } = context;
  const [earliestGrahas, latestGrahas] = [dayRange.earliest.grahas, dayRange.latest.grahas];
  const labels = {
    moon: 'Moon sign, your rashi',
    nakshatra: 'Birth star, your nakshatra',
    sun: 'Sun sign, sidereal',
  };
  return [
    noteChange(
      buildSignFact(labels.moon, earliestGrahas.Moon.sign, 'whatever the hour'),
      getSignName(latestGrahas.Moon.sign),
    ),
    buildNakshatraFactWithoutTime(labels.nakshatra, context),
    noteChange(
      buildSignFact(labels.sun, earliestGrahas.Sun.sign, 'all day long'),
      getSignName(latestGrahas.Sun.sign),
    ),
  ];
}

/** Of several nakshatras the fact names the one of most hours, and the note the others. */
function buildNakshatraFactWithoutTime(label: string, context: TimeUnknownContext): KeyFact {
  const { nakshatra, hours } = findLongestNakshatra(context);
  const others = listNakshatrasWithHours(context).filter((stay) => stay.nakshatra !== nakshatra);
  const otherNames = others.map((stay) => getNakshatraName(stay.nakshatra)).join(' or ');
  return buildNakshatraFact(
    label,
    nakshatra,
    others.length === 0 ? birthStarTexts.allDay : birthStarTexts.longest(Math.floor(hours), otherNames),
  );
}

const noteChange = (fact: KeyFact, laterName: string): KeyFact =>
  fact.value === laterName ? fact : { ...fact, note: `at first, later ${laterName}` };

function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod {
  const { chart, now, birth } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) {
    return {
      title: 'Now: a full round',
      text: `The ${toNumberWord(9)} periods of 120 years were completed on ${formatShortDate(maha.end)}, a rare thing; the count begins again with the first.`,
    };
  }
  const since = antar.start < birth.utc ? 'From birth' : `Since ${formatShortDate(antar.start)}`;
  const phrases = `${getMahaTone(context, maha.lord)}, ${getAntarTone(context, antar.lord)}`;
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `${since} and until ${formatShortDate(antar.end)}: ${phrases}.`,
  };
}

/** Null if both ends of the birth day are in different maha dashas. */
function describeCurrentPeriodWithoutTime(context: TimeUnknownContext): CurrentPeriod | null {
  const { chart, dayRange, now } = context;
  const [earliestLord, latestLord] = [dayRange.earliest, dayRange.latest].map(
    ({ vimshottari }) => findDashasAt({ ...chart, vimshottari }, now).maha.lord,
  ) as [Graha, Graha];
  if (earliestLord !== latestLord) return null;
  return {
    title: `Now: ${earliestLord}`,
    text: `At whatever hour you were born, you are living through ${getMahaTone(context, earliestLord)}; the dates are ranges, given further on.`,
  };
}

const getMahaTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childMahaTone : mahaTone)[lord];
const getAntarTone = (context: ReportContext, lord: Graha): string =>
  (isChild(context) ? childAntarTone : antarTone)[lord];

type UpcomingPeriod = { maha: MahaDasha; antar: DashaPeriod };

/** The next three sub-periods; the third is replaced by the next change of maha dasha, if that comes later. */
function listNextPeriodDates({ chart, now }: TimeKnownContext): ImportantDate[] {
  const upcomingPeriods = listUpcomingAntardashas(chart, now);
  const nextMaha = listUpcomingMahaDashas(chart, now)[0];
  const mahaChange = upcomingPeriods.find(({ antar }) => antar.start === nextMaha?.start);
  const nextThree = upcomingPeriods.slice(0, 3);
  const chosenPeriods =
    mahaChange && !nextThree.includes(mahaChange) ? [...nextThree.slice(0, 2), mahaChange] : nextThree;
  return chosenPeriods.map((period, i) => buildDate(period.antar.start, writeDateText(chart, period, i)));
}

function writeDateText(chart: Chart, { maha, antar }: UpcomingPeriod, phraseIndex: number): string {
  const { lord } = antar;
  const isStartOfMaha = antar.start === maha.start;
  const beginPhrase = isStartOfMaha
    ? `${toUppercaseFirst(formatGraha(lord))} opens ${countYears(maha)} years of its own`
    : BEGIN_PHRASES[phraseIndex]!(toUppercaseFirst(formatGraha(lord)), formatGraha(maha.lord));
  return `${beginPhrase}: ${describeLordPlacement(chart, lord, phraseIndex)}.`;
}

const countYears = ({ start, end }: MahaDasha): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / YEAR_MS);

const BEGIN_PHRASES: readonly ((lord: string, maha: string) => string)[] = [
  (lord, maha) => `${lord} takes its turn within ${maha}`,
  (lord, maha) => `Under ${maha}, ${lord.replace('The ', 'the ')} comes next`,
  (lord, maha) => `${lord} follows in the period of ${maha}`,
];

function describeLordPlacement(chart: Chart, lord: Graha, phraseIndex: number): string {
  const ruledHouses = listRuledHouses(chart, lord);
  const houseName = `${formatOrdinal(getHouse(chart, lord))} house`;
  if (ruledHouses.length === 0)
    return `it speaks from ${getSignName(chart.grahas[lord].sign)}, your ${houseName}`;
  if (ruledHouses.includes(getHouse(chart, lord)))
    return describeOwnHouse(ruledHouses, getHouse(chart, lord));
  const houses = describeHouses(ruledHouses);
  return [
    `it rules ${houses} and stands in the ${houseName}`,
    `${houses.replace('your', 'matters of your')} come up, seen from the ${houseName}`,
    `placed in the ${houseName}, it brings in ${houses}`,
  ][phraseIndex]!;
}

function describeOwnHouse(ruledHouses: number[], house: number): string {
  const otherHouses = ruledHouses.filter((ruledHouse) => ruledHouse !== house);
  if (otherHouses.length === 0)
    return `at home in the ${formatOrdinal(house)} house, it minds its own affairs there`;
  return `at home in the ${formatOrdinal(house)} house, it also has charge of ${describeHouses(otherHouses)}`;
}
