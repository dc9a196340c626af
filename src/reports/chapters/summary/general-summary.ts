/** The general summary: who the reader is, which period is running, strengths and cautions, the next dates. */
import { getHouse } from '#src/astrology/houses.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { lagnas } from '#src/reports/content/en/lagna/lagna.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getOtherMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  formatDegrees,
  formatOrdinal,
  getNakshatraName,
  signName,
  toLowercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { describeCurrentPeriod, describeCurrentPeriodWithoutTime } from './current-period.ts';
import { listNextPeriodDates } from './next-period-dates.ts';
import { writeCautions, writeStrengths } from './strengths-and-cautions.ts';
import {
  buildNakshatraFact,
  buildSignFact,
  buildSummaryPage,
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
  const because = `${signName(lagna.sign)} was rising, and the Moon stood in ${signName(grahas.Moon.sign)}`;
  return createStatement(context, text, because, ['lagna.sign', 'Moon.sign']);
}

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  if (hasOneSign(context.dayRange, 'Moon')) {
    const because = `the Moon was in ${signName(sign)} at every hour of that day`;
    return createStatement(context, moonSigns[sign - 1]!.summaryLine, because, ['Moon.sign']);
  }
  const other = getOtherMoonSign(context);
  const lines = [sign, other].map(
    (each) => `With the Moon in ${signName(each)}: ${toLowercaseFirst(moonSigns[each - 1]!.summaryLine)}`,
  );
  const text = `Two descriptions are possible, and you can tell which is yours. ${lines.join(' ')}`;
  const because = `the Moon was in ${signName(sign)} at noon and in ${signName(other)} at the other end of the day`;
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

/** A sign or star that changed that day is given with the one that followed. */
function buildKeyFactsWithoutTime({ dayRange }: TimeUnknownContext): KeyFact[] {
  const [early, late] = [dayRange.earliest.grahas, dayRange.latest.grahas];
  const label = {
    moon: 'Moon sign, your rashi',
    star: 'Birth star, your nakshatra',
    sun: 'Sun sign, sidereal',
  };
  return [
    noteChange(buildSignFact(label.moon, early.Moon.sign, 'whatever the hour'), signName(late.Moon.sign)),
    noteChange(
      buildNakshatraFact(label.star, early.Moon.nakshatra, 'from one midnight to the next'),
      getNakshatraName(late.Moon.nakshatra),
    ),
    noteChange(buildSignFact(label.sun, early.Sun.sign, 'all day long'), signName(late.Sun.sign)),
  ];
}

const noteChange = (fact: KeyFact, later: string): KeyFact =>
  fact.value === later ? fact : { ...fact, note: `at first, later ${later}` };
