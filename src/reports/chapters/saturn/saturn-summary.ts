/** The summary page of the Sade Sati Check: the answer, where Saturn is, and the next dates. */
import { content } from '#src/reports/content/content.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import {
  buildDate,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findBindus, getTransitSign, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import {
  formatDegrees,
  formatGraha,
  formatLongDate,
  formatShortDate,
  getNakshatraName,
  getSignDevanagari,
  getSignName,
  toLowercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import {
  countFromMoon,
  getMoonSignName,
  getSadeSatiTimeline,
  isWithinPeriod,
  type Phase,
} from './sade-sati-timeline.ts';
import { listSlowStays, type SlowStay } from './slow-stays.ts';

export const saturnSummaryChapter: Chapter = {
  write: (context) => {
    const moonContexts = createContextsByMoonSign(context);
    const isMoonSignCertain = moonContexts.length === 1;
    return buildSummaryPage(content.common.headings.summary, {
      lead: isMoonSignCertain ? writeLead(context) : writeLeadForTwoMoonSigns(moonContexts),
      keyFacts: buildKeyFacts(context, moonContexts),
      now: isMoonSignCertain ? buildDhaiyaPeriod(context) : null,
      strengths: writeStrengths(moonContexts),
      cautions: [writeMoonCaution(context), writeSaturnReturnCaution(context)],
      dates: isMoonSignCertain ? listSaturnDates(context) : [],
    });
  },
};

const LEAD_KEYS = ['Moon.sign', 'transit.Saturn'];

const getSaturnSignName = ({ chart, now }: ReportContext): string =>
  getSignName(getTransitSign(chart, now, 'Saturn'));

function writeLead(context: ReportContext): Statement {
  const text = content.saturn.saturnSummaryLead.text(answerSadeSati(context));
  const because = content.saturn.saturnSummaryReasons.now(
    getSaturnSignName(context),
    getMoonSignName(context),
  );
  return createStatement(context, text, because, LEAD_KEYS);
}

function writeLeadForTwoMoonSigns(moonContexts: readonly ReportContext[]): Statement {
  const [context] = moonContexts as [ReportContext];
  const { forTwoMoons, forMoonSign } = content.saturn.saturnSummaryLead;
  const answers = moonContexts.map((moonContext) =>
    forMoonSign(getMoonSignName(moonContext), toLowercaseFirst(answerSadeSati(moonContext))),
  );
  const because = content.saturn.saturnSummaryReasons.nowForTwoMoons(
    getSaturnSignName(context),
    getMoonSignName(context),
  );
  return createStatement(context, forTwoMoons(answers), because, LEAD_KEYS);
}

function answerSadeSati(context: ReportContext): string {
  const { state, running, next } = getSadeSatiTimeline(context);
  const answers = content.saturn.sadeSatiShortAnswers;
  if (running && state === 'between') return answers.paused(formatLongDate(running.to));
  if (running && state !== 'free') return answers.running(state as Phase, formatLongDate(running.to));
  return next ? answers.next(formatLongDate(next.from)) : answers.none;
}

function buildKeyFacts(context: ReportContext, moonContexts: readonly ReportContext[]): KeyFact[] {
  const { chart, now, isTimeKnown } = context;
  const { Saturn, Moon } = chart.grahas;
  const saturnSign = getTransitSign(chart, now, 'Saturn');
  const texts = content.saturn.saturnKeyFacts;
  const moonSigns = moonContexts.map(getMoonSignName);
  const counts = moonContexts.map((moonContext, i) =>
    texts.countFromSign(countFromMoon(moonContext, saturnSign), moonSigns[i]!),
  );
  const moonNote = isTimeKnown
    ? texts.moonAtDegrees(getSignDevanagari(Moon.sign), formatDegrees(Moon.degreeInSign))
    : texts.moonWithoutTime;
  const saturnNote = isTimeKnown
    ? texts.saturnInHouse(formatDegrees(Saturn.degreeInSign), getHouse(chart, 'Saturn'))
    : texts.saturnWithoutTime;
  return [
    { label: texts.moonSign, value: texts.moonSigns(moonSigns), note: moonNote },
    { label: texts.saturnToday, value: getSignName(saturnSign), note: counts.join(', ') },
    { label: texts.saturnAtBirth, value: getSignName(Saturn.sign), note: saturnNote },
  ];
}

/** The current or next dhaiya. */
function buildDhaiyaPeriod(context: ReportContext): CurrentPeriod | null {
  const dhaiya = getSadeSatiTimeline(context).dhaiyas.find(({ to }) => to > context.now);
  if (!dhaiya) return null;
  return isWithinPeriod(dhaiya, context.now)
    ? content.saturn.dhaiyaPeriod.running(dhaiya.house, formatShortDate(dhaiya.to))
    : content.saturn.dhaiyaPeriod.none(dhaiya.house, formatShortDate(dhaiya.from));
}

function writeStrengths(moonContexts: readonly ReportContext[]): Statement[] {
  const [context] = moonContexts as [ReportContext];
  return [
    ...moonContexts.map(writeSteadyingStatement),
    writeDignityStatement(context),
    ...(moonContexts.length > 1 ? [] : writeBindusStatements(context)),
  ].slice(0, 3);
}

function writeDignityStatement(context: ReportContext): Statement {
  const { sign, dignity } = context.chart.grahas.Saturn;
  const because = content.saturn.saturnSummaryReasons.dignity(
    getSignName(sign),
    content.saturn.saturnDignityPhrases[dignity!],
  );
  return createStatement(context, content.saturn.saturnGiftByDignity[dignity!], because, [
    'Saturn.dignity',
    'Saturn.sign',
  ]);
}

function writeSteadyingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    content.saturn.steadyingByMoonSign[sign - 1]!,
    content.saturn.saturnSummaryReasons.steadying(getSignName(sign)),
    ['Moon.sign'],
  );
}

function writeBindusStatements(context: ReportContext): Statement[] {
  const { sign } = context.chart.grahas.Moon;
  const bindus = findBindus(context.chart, 'Saturn', sign);
  if (bindus === null || gradeBindus(bindus) !== 'many') return [];
  return [
    createStatement(
      context,
      content.saturn.manyBindusText,
      content.saturn.saturnSummaryReasons.points(bindus, getSignName(sign)),
      [`bindus.Saturn.${sign}`],
    ),
  ];
}

function writeMoonCaution(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    content.saturn.cautionByMoonSign[sign - 1]!,
    content.saturn.saturnSummaryReasons.caution(getSignName(sign)),
    ['Moon.sign'],
  );
}

function writeSaturnReturnCaution(context: ReportContext): Statement {
  const { nakshatra } = context.chart.grahas.Saturn;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const { saturnReturn, saturnReturnToOwn } = content.saturn.saturnSummaryReasons;
  const because =
    lord === 'Saturn'
      ? saturnReturnToOwn(getNakshatraName(nakshatra))
      : saturnReturn(getNakshatraName(nakshatra), formatGraha(lord));
  return createStatement(context, content.saturn.saturnReturnByLord[lord], because, ['Saturn.nakshatra']);
}

/** Longer than any stay of Saturn in a sign with its retrograde returns. */
const SEARCH_DAYS = 1800;

/** The next sign changes of Saturn, and when Sade Sati next begins or ends. */
function listSaturnDates(context: ReportContext): ImportantDate[] {
  const { chart, now } = context;
  const until = new Date(Date.parse(now) + SEARCH_DAYS * DAY_MS).toISOString();
  const comingStays = listSlowStays(chart, 'Saturn', now, until).filter(({ from }) => from > now);
  const sadeSatiDate = findNextSadeSatiDate(context);
  const signEntryDates = comingStays
    .filter(({ from }) => from !== sadeSatiDate?.at)
    .map((stay, i) => buildSignEntryDate(stay, comingStays.slice(0, i)));
  const dates = [
    ...signEntryDates.slice(0, sadeSatiDate ? 2 : 3),
    ...(sadeSatiDate ? [buildDate(sadeSatiDate.at, sadeSatiDate.text)] : []),
  ];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The end of the current Sade Sati, or the beginning of the next. */
function findNextSadeSatiDate(context: ReportContext): { at: string; text: string } | null {
  const { running, next } = getSadeSatiTimeline(context);
  if (running) return { at: running.to, text: content.saturn.saturnDates.end };
  return next ? { at: next.from, text: content.saturn.saturnDates.beginning } : null;
}

function buildSignEntryDate(
  { sign, from, enteredRetrograde, fromMoon }: SlowStay,
  earlierStays: readonly SlowStay[],
): ImportantDate {
  const isReturn = earlierStays.some((stay) => stay.sign === sign);
  const motion = enteredRetrograde ? 'entersRetrograde' : isReturn ? 'returns' : 'enters';
  return buildDate(from, content.saturn.saturnDates[motion](getSignName(sign), fromMoon));
}
