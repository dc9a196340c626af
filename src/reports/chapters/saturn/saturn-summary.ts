/** The summary page of the Sade Sati Check: the answer, where Saturn is, and the next dates. */
import { content } from '#src/reports/content/content.ts';
import type { Dignity } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
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
  formatOrdinal,
  formatShortDate,
  getNakshatraName,
  getSignDevanagari,
  getSignName,
  formatCountOfEight,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import {
  countFromMoon,
  describeMoonWithSign,
  getSadeSatiTimeline,
  isWithinPeriod,
  PHASE_NAMES,
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
  const text = `Is it Sade Sati now? ${answerSadeSati(context)}.`;
  const because = `Saturn is in ${getSaturnSignName(context)}, and ${describeMoonWithSign(context)}`;
  return createStatement(context, text, because, LEAD_KEYS);
}

function writeLeadForTwoMoonSigns(moonContexts: readonly ReportContext[]): Statement {
  const [context] = moonContexts as [ReportContext];
  const answers = moonContexts.map(
    (moonContext) =>
      `With the Moon in ${getSignName(moonContext.chart.grahas.Moon.sign)}: ${answerSadeSati(moonContext)}.`,
  );
  const text = `Is it Sade Sati now? The Moon changed signs on your day of birth, so there are two answers. ${answers.join(' ')}`;
  const because = `Saturn is in ${getSaturnSignName(context)} now, and at noon of that day the Moon was in ${getSignName(context.chart.grahas.Moon.sign)}`;
  return createStatement(context, text, because, LEAD_KEYS);
}

function answerSadeSati(context: ReportContext): string {
  const { state, running, next } = getSadeSatiTimeline(context);
  if (running && state === 'between') return `Yes, with a pause; it ends on ${formatLongDate(running.to)}`;
  if (running && state !== 'free')
    return `Yes, the ${PHASE_NAMES[state as 'peak']}, and all of it ends on ${formatLongDate(running.to)}`;
  return next ? `No, and not before ${formatLongDate(next.from)}` : 'No, nor again before you are ninety';
}

function buildKeyFacts(context: ReportContext, moonContexts: readonly ReportContext[]): KeyFact[] {
  const { chart, now, isTimeKnown } = context;
  const { Saturn, Moon } = chart.grahas;
  const saturnSign = getTransitSign(chart, now, 'Saturn');
  const moonSigns = moonContexts.map((moonContext) => getSignName(moonContext.chart.grahas.Moon.sign));
  const counts = moonContexts.map(
    (moonContext, i) => `${formatOrdinal(countFromMoon(moonContext, saturnSign))} from ${moonSigns[i]}`,
  );
  const moonNote = isTimeKnown
    ? `${getSignDevanagari(Moon.sign)}, ${formatDegrees(Moon.degreeInSign)}`
    : 'by the day alone, without an hour';
  const saturnNote = isTimeKnown
    ? `${formatDegrees(Saturn.degreeInSign)}, in the ${formatOrdinal(getHouse(chart, 'Saturn'))} house`
    : 'on the day you were born';
  return [
    { label: 'Moon sign, your rashi', value: moonSigns.join(' or '), note: moonNote },
    { label: 'Saturn today', value: getSignName(saturnSign), note: counts.join(', ') },
    { label: 'Saturn at birth', value: getSignName(Saturn.sign), note: saturnNote },
  ];
}

/** The current or next dhaiya. */
function buildDhaiyaPeriod(context: ReportContext): CurrentPeriod | null {
  const dhaiya = getSadeSatiTimeline(context).dhaiyas.find(({ to }) => to > context.now);
  if (!dhaiya) return null;
  const place = `Saturn in the ${formatOrdinal(dhaiya.house)} from your Moon`;
  if (!isWithinPeriod(dhaiya, context.now))
    return {
      title: 'Now: no Dhaiya',
      text: `No small visit is on. The next one, ${place}, begins on ${formatShortDate(dhaiya.from)}.`,
    };
  return {
    title: `Now: ${dhaiya.house === 4 ? 'Kantaka' : 'Ashtama'}`,
    text: `The small visit, ${place}, is on until ${formatShortDate(dhaiya.to)}.`,
  };
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
  const because = `Saturn counts as ${DIGNITY_PHRASES[dignity!]} in ${getSignName(sign)}`;
  return createStatement(context, content.saturn.saturnGiftByDignity[dignity!], because, [
    'Saturn.dignity',
    'Saturn.sign',
  ]);
}

const DIGNITY_PHRASES: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'holding office',
  own: 'at home',
  friendly: 'a welcome guest',
  neutral: 'a plain lodger',
  enemy: 'a stranger',
  debilitated: 'fallen',
};

function writeSteadyingStatement(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    content.saturn.steadyingByMoonSign[sign - 1]!,
    `this is what a Moon in ${getSignName(sign)} leans on`,
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
      `Saturn has ${formatCountOfEight(bindus)} points in ${getSignName(sign)}`,
      [`bindus.Saturn.${sign}`],
    ),
  ];
}

function writeMoonCaution(context: ReportContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  return createStatement(
    context,
    content.saturn.cautionByMoonSign[sign - 1]!,
    `${getSignName(sign)} is where the Moon stood, and what Saturn leans on when it comes`,
    ['Moon.sign'],
  );
}

function writeSaturnReturnCaution(context: ReportContext): Statement {
  const { nakshatra } = context.chart.grahas.Saturn;
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const owner = lord === 'Saturn' ? 'its own' : formatGraha(lord);
  const because = `your Saturn was born in ${getNakshatraName(nakshatra)}, a star of ${owner}, and is back there every twenty-nine and a half years`;
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
  if (running)
    return { at: running.to, text: 'Sade Sati is over: Saturn leaves the last of its three signs.' };
  return next ? { at: next.from, text: 'Sade Sati begins: Saturn enters the sign before your Moon.' } : null;
}

function buildSignEntryDate(
  { sign, from, enteredRetrograde, fromMoon }: SlowStay,
  earlierStays: readonly SlowStay[],
): ImportantDate {
  const isReturn = earlierStays.some((stay) => stay.sign === sign);
  const motion = enteredRetrograde
    ? 'Turning back, Saturn re-enters'
    : isReturn
      ? 'Saturn comes again to'
      : 'Saturn enters';
  return buildDate(
    from,
    `${motion} ${getSignName(sign)}, ${PLACE_PHRASES[fromMoon] ?? `${formatOrdinal(fromMoon)} from your Moon`}.`,
  );
}

const PLACE_PHRASES: Partial<Record<number, string>> = {
  12: 'the first of the three signs',
  1: 'the middle one of the three, your Moon’s own',
  2: 'the last of the three',
  3: 'one of its three favoured places',
  4: 'the place of Kantaka',
  6: 'a favoured place, sixth from your Moon',
  8: 'the place of Ashtama',
  11: 'the best of its places, eleventh from your Moon',
};
