/** The summary of the Moon report: sign, nakshatra, lunar day, and the next good days by tara. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { writeGeneralSummary } from '#src/reports/chapters/summary/general-summary.ts';
import { writeGeneralSummaryWithoutTime } from '#src/reports/chapters/summary/general-summary-without-time.ts';
import type { Statement } from '#src/reports/contract.ts';
import { listDescribedNakshatras } from '#src/reports/facts/nakshatras-of-day.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatDegrees, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';
import {
  buildDate,
  buildNakshatraFact,
  buildSignFact,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
  type SummaryDraft,
} from '#src/reports/chapters/summary/summary-page.ts';
import { countTara } from '#src/reports/year/good-days.ts';
import { describeLunarDay, getMoonLight } from './lunar-phase.ts';
import { formatDay, formatMoment, listNakshatraStays, type NakshatraStay } from './moon-transits.ts';

export const moonSummaryChapter: Chapter = {
  withTime: (context) => ({
    ...toMoonSummary(writeGeneralSummary(context)),
    lead: writeLead(context),
    keyFacts: buildKeyFacts(context),
    now: describeCurrentPeriod(context),
    dates: buildDates(context),
  }),
  withoutTime: (context) => {
    const { now: _, ...generalSummary } = toMoonSummary(writeGeneralSummaryWithoutTime(context));
    return listDescribedNakshatras(context).length === 1
      ? { ...generalSummary, now: describeCurrentPeriod(context), dates: buildDates(context) }
      : { ...generalSummary, dates: [] };
  },
};

const toMoonSummary = (summary: SummaryDraft): SummaryDraft => ({
  ...summary,
  ...content.moon.moonHeadings.summary,
  strengths: sortNakshatraFirst(summary.strengths),
});

function writeLead(context: TimeKnownContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  const { long } = describeLunarDay(context.chart.panchang.tithi);
  return createStatement(
    context,
    content.moon.moonSummaryTexts.lead(
      content.moon.moonSigns[sign - 1]!.summaryLine,
      content.moon.lightSummaryLine[getMoonLight(context.chart)],
    ),
    content.moon.moonReasons.summaryLead(getSignName(sign), long),
    ['Moon.sign', 'tithi'],
  );
}

function buildKeyFacts({ chart }: TimeKnownContext): KeyFact[] {
  const { sign, degreeInSign, nakshatra, pada } = chart.grahas.Moon;
  const { short, devanagari } = describeLunarDay(chart.panchang.tithi);
  const { labels, quarter } = content.moon.moonSummaryTexts;
  return [
    buildSignFact(labels.sign, sign, formatDegrees(degreeInSign)),
    buildNakshatraFact(labels.star, nakshatra, quarter(formatOrdinal(pada))),
    { label: labels.lunarDay, value: short, note: devanagari },
  ];
}

const sortNakshatraFirst = (strengths: readonly Statement[]): Statement[] =>
  strengths.toSorted((a, b) => Number(isAboutNakshatra(b)) - Number(isAboutNakshatra(a)));

const isAboutNakshatra = ({ facts = [] }: Statement): boolean =>
  facts.some((fact) => fact.startsWith('Moon.nakshatra'));

function describeCurrentPeriod(context: ReportContext): CurrentPeriod {
  const { nakshatra, to } = listNakshatraStays(context)[0]!;
  const { name, meaning } = content.moon.taras[countTara(context.chart.grahas.Moon.nakshatra, nakshatra)]!;
  return {
    title: content.moon.moonSummaryTexts.now(name),
    text: content.moon.moonSummaryTexts.period(getNakshatraName(nakshatra), formatMoment(to), name, meaning),
  };
}

/** The indices of Janma, Sadhaka and Ati Mitra in `taras`. */
const TARA_INDICES = [0, 5, 8];

function buildDates(context: ReportContext): ImportantDate[] {
  const birthNakshatra = context.chart.grahas.Moon.nakshatra;
  const comingStays = listNakshatraStays(context).slice(1);
  return TARA_INDICES.flatMap(
    (taraIndex) =>
      comingStays.find(({ nakshatra }) => countTara(birthNakshatra, nakshatra) === taraIndex) ?? [],
  )
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stay) => buildTaraDate(birthNakshatra, stay));
}

function buildTaraDate(birthNakshatra: number, { nakshatra, from, to }: NakshatraStay): ImportantDate {
  const { name, short } = content.moon.taras[countTara(birthNakshatra, nakshatra)]!;
  const text = content.moon.moonSummaryTexts.date(name, getNakshatraName(nakshatra), formatMoment(to), short);
  return buildDate(from, text, formatDay(from));
}
