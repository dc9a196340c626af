/** The one page of the Sade Sati Check: the answer, where Saturn is, and the next dates. */
import { RASHIS } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { getTransitSign } from '#src/reports/facts/chart-metrics.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatDegrees,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import {
  countFromMoon,
  PHASE_NAMES,
  getSadeSatiTimeline,
  describeMoonWithSign,
  isWithinSpan,
} from './sade-sati-timeline.ts';
import { listSaturnDates } from './saturn-dates.ts';
import { writeSaturnReturnCaution, writeMoonCaution, writeSaturnStrengths } from './saturn-strengths.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

export const saturnSummaryChapter: Chapter = {
  write: (context) => {
    const moons = createContextsByMoonSign(context);
    return {
      kind: 'summary',
      id: 'minute',
      ...headings.summary,
      lead: writeLead(moons),
      keyFacts: buildKeyFacts(moons),
      ...describeNow(moons),
      strengths: writeSaturnStrengths(moons),
      cautions: [...moons.slice(0, 1).map(writeMoonCaution), writeSaturnReturnCaution(context)],
      dates: moons.length > 1 ? [] : listSaturnDates(context),
    };
  },
};

function writeLead(moons: readonly ReportContext[]): Statement {
  const [context, other] = moons as [ReportContext, ReportContext?];
  const saturn = signName(getTransitSign(context.chart, context.now, 'Saturn'));
  const keys = ['Moon.sign', 'transit.Saturn'];
  if (!other)
    return createStatement(
      context,
      `Is it Sade Sati now? ${answerSadeSati(context)}.`,
      `Saturn is in ${saturn}, and ${describeMoonWithSign(context)}`,
      keys,
    );
  const answers = moons.map(
    (one) => `With the Moon in ${signName(one.chart.grahas.Moon.sign)}: ${answerSadeSati(one)}.`,
  );
  const text = `Is it Sade Sati now? The Moon changed signs on your day of birth, so there are two answers. ${answers.join(' ')}`;
  return createStatement(
    context,
    text,
    `Saturn is in ${saturn} now, and at noon of that day the Moon was in ${signName(context.chart.grahas.Moon.sign)}`,
    keys,
  );
}

function answerSadeSati(context: ReportContext): string {
  const { state, running, next } = getSadeSatiTimeline(context);
  if (running && state === 'between') return `Yes, with a pause; it ends on ${formatLongDate(running.to)}`;
  if (running && state !== 'free')
    return `Yes, the ${PHASE_NAMES[state as 'peak']}, and all of it ends on ${formatLongDate(running.to)}`;
  return next ? `No, and not before ${formatLongDate(next.from)}` : 'No, nor again before you are ninety';
}

function buildKeyFacts(moons: readonly ReportContext[]): MinuteDraft['keyFacts'] {
  const [context] = moons as [ReportContext];
  const { chart, now, day } = context;
  const moonSigns = moons.map((one) => one.chart.grahas.Moon.sign);
  const today = getTransitSign(chart, now, 'Saturn');
  const { Saturn, Moon } = chart.grahas;
  const moonNote = day
    ? 'by the day alone, without an hour'
    : `${RASHIS[Moon.sign - 1]!.devanagari}, ${formatDegrees(Moon.degreeInSign)}`;
  const counts = moons.map(
    (one) => `${formatOrdinal(countFromMoon(one, today))} from ${signName(one.chart.grahas.Moon.sign)}`,
  );
  const house = day
    ? 'on the day you were born'
    : `${formatDegrees(Saturn.degreeInSign)}, in the ${formatOrdinal(getHouse(chart, 'Saturn'))} house`;
  return [
    { label: 'Moon sign, your rashi', value: moonSigns.map(signName).join(' or '), note: moonNote },
    { label: 'Saturn today', value: signName(today), note: counts.join(', ') },
    { label: 'Saturn at birth', value: signName(Saturn.sign), note: house },
  ];
}

/** The small visit, which the question about Sade Sati forgets. */
function describeNow(moons: readonly ReportContext[]): Pick<MinuteDraft, 'now'> {
  const [context] = moons as [ReportContext];
  const visit = getSadeSatiTimeline(context).dhaiyas.find(({ to }) => to > context.now);
  if (moons.length > 1 || !visit) return {};
  const name = visit.house === 4 ? 'Kantaka' : 'Ashtama';
  const on = isWithinSpan(visit, context.now);
  const nth = `Saturn in the ${formatOrdinal(visit.house)} from your Moon`;
  const text = on
    ? `The small visit, ${nth}, is on until ${formatShortDate(visit.to)}.`
    : `No small visit is on. The next one, ${nth}, begins on ${formatShortDate(visit.from)}.`;
  return { now: { title: on ? `Now: ${name}` : 'Now: no Dhaiya', text } };
}
