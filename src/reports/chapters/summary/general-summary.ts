/** The general summary: lagna and Moon, current period, strengths and cautions, next dates. */
import { content } from '#src/reports/content/content.ts';
import type { DashaPeriod, MahaDasha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { getHouseSubjects } from '#src/reports/chapters/periods/periods.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  findDashasAt,
  listUpcomingAntardashas,
  listUpcomingMahaDashas,
} from '#src/reports/facts/dasha-periods.ts';
import {
  formatDegrees,
  formatGraha,
  getGrahaName,
  formatOrdinal,
  formatShortDate,
  getNakshatraName,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { writeGeneralSummaryWithoutTime } from './general-summary-without-time.ts';
import { getAntarTone, getMahaTone } from './period-tones.ts';
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
  buildSummaryPage(content.common.headings.summary, {
    lead: writeLead(context),
    keyFacts: buildKeyFacts(context),
    now: describeCurrentPeriod(context),
    strengths: writeStrengths(context),
    cautions: writeCautions(context),
    dates: listNextPeriodDates(context),
  });

export const generalSummaryChapter: Chapter = {
  withTime: writeGeneralSummary,
  withoutTime: writeGeneralSummaryWithoutTime,
};

function writeLead(context: TimeKnownContext): Statement {
  const { lagna, grahas } = context.chart;
  const text = `${content.lagna.lagnas[lagna.sign - 1]!.summaryLine} ${content.moon.moonSigns[grahas.Moon.sign - 1]!.summaryLine}`;
  const because = content.summary.summaryTexts.leadReason(
    getSignName(lagna.sign),
    getSignName(grahas.Moon.sign),
  );
  return createStatement(context, text, because, ['lagna.sign', 'Moon.sign']);
}

function buildKeyFacts({ chart }: TimeKnownContext): KeyFact[] {
  const {
    lagna,
    grahas: { Moon },
  } = chart;
  const lagnaNote = content.summary.summaryTexts.lagnaNote(
    formatDegrees(lagna.degreeInSign),
    getNakshatraName(lagna.nakshatra),
  );
  const moonNote = content.summary.summaryTexts.moonNote(
    formatDegrees(Moon.degreeInSign),
    formatOrdinal(getHouse(chart, 'Moon')),
  );
  return [
    buildSignFact(content.summary.summaryTexts.labels.lagna, lagna.sign, lagnaNote),
    buildSignFact(content.summary.summaryTexts.labels.moon, Moon.sign, moonNote),
    buildNakshatraFact(
      content.summary.summaryTexts.labels.nakshatra,
      Moon.nakshatra,
      content.summary.summaryTexts.quarter(formatOrdinal(Moon.pada)),
    ),
  ];
}

function describeCurrentPeriod(context: TimeKnownContext): CurrentPeriod {
  const { chart, now, birth } = context;
  const { maha, antar, isOver } = findDashasAt(chart, now);
  if (isOver) {
    return {
      title: content.summary.summaryTexts.roundOverTitle,
      text: content.summary.summaryTexts.roundOver(formatShortDate(maha.end)),
    };
  }
  const since =
    antar.start < birth.utc
      ? content.summary.summaryTexts.fromBirth
      : content.summary.summaryTexts.since(formatShortDate(antar.start));
  return {
    title: content.summary.summaryTexts.now(getGrahaName(maha.lord), getGrahaName(antar.lord)),
    text: content.summary.summaryTexts.period(
      getMahaTone(context, maha.lord),
      getAntarTone(context, antar.lord),
      since,
      formatShortDate(antar.end),
    ),
  };
}

type UpcomingPeriod = { maha: MahaDasha; antar: DashaPeriod };

/** The next three antardashas; the third is replaced by the next change of mahadasha, if that comes later. */
function listNextPeriodDates(context: TimeKnownContext): ImportantDate[] {
  const { chart, now } = context;
  const upcomingPeriods = listUpcomingAntardashas(chart, now);
  const nextMaha = listUpcomingMahaDashas(chart, now)[0];
  const mahaChange = upcomingPeriods.find(({ antar }) => antar.start === nextMaha?.start);
  const nextThree = upcomingPeriods.slice(0, 3);
  const chosenPeriods =
    mahaChange && !nextThree.includes(mahaChange) ? [...nextThree.slice(0, 2), mahaChange] : nextThree;
  return chosenPeriods.map((period, i) => buildDate(period.antar.start, writeDateText(context, period, i)));
}

function writeDateText(
  context: TimeKnownContext,
  { maha, antar }: UpcomingPeriod,
  phraseIndex: number,
): string {
  const { lord } = antar;
  const name = formatGraha(lord);
  const begin =
    antar.start === maha.start
      ? content.summary.summaryTexts.mahaBegins(name, countYears(maha))
      : content.summary.summaryTexts.antarBegins[phraseIndex]!(name, formatGraha(maha.lord));
  return content.summary.summaryTexts.dated(
    toUppercaseFirst(begin),
    getHouseSubjects(context, antar.start)[getHouse(context.chart, lord) - 1]!,
  );
}

const countYears = ({ start, end }: MahaDasha): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / YEAR_MS);
