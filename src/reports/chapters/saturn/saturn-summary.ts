/** The one page of the Sade Sati Check: the answer, where Saturn is, and the next dates. */
import { RASHIS } from '#src/astrology/contract.ts';
import { houseOf } from '#src/astrology/houses.ts';
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
  ordinal,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import { fromMoon, PART_NAMES, passagesOf, signWithMoon, covers } from './sade-sati-timeline.ts';
import { saturnDates } from './saturn-dates.ts';
import { ownCalendar, snagOf, strengthsOf } from './saturn-strengths.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;

export const saturnMinute: Chapter = {
  write: (reading) => {
    const moons = createContextsByMoonSign(reading);
    return {
      kind: 'summary',
      id: 'minute',
      ...headings.minute,
      lead: leadOf(moons),
      keyFacts: pillarsOf(moons),
      ...nowOf(moons),
      strengths: strengthsOf(moons),
      cautions: [...moons.slice(0, 1).map(snagOf), ownCalendar(reading)],
      dates: moons.length > 1 ? [] : saturnDates(reading),
    };
  },
};

function leadOf(moons: readonly ReportContext[]): Statement {
  const [reading, other] = moons as [ReportContext, ReportContext?];
  const saturn = signName(getTransitSign(reading.chart, reading.now, 'Saturn'));
  const keys = ['Moon.sign', 'transit.Saturn'];
  if (!other)
    return createStatement(
      reading,
      `Is it Sade Sati now? ${answer(reading)}.`,
      `Saturn is in ${saturn}, and ${signWithMoon(reading)}`,
      keys,
    );
  const answers = moons.map(
    (one) => `With the Moon in ${signName(one.chart.grahas.Moon.sign)}: ${answer(one)}.`,
  );
  const text = `Is it Sade Sati now? The Moon changed signs on your day of birth, so there are two answers. ${answers.join(' ')}`;
  return createStatement(
    reading,
    text,
    `Saturn is in ${saturn} now, and at noon of that day the Moon was in ${signName(reading.chart.grahas.Moon.sign)}`,
    keys,
  );
}

function answer(reading: ReportContext): string {
  const { state, running, next } = passagesOf(reading);
  if (running && state === 'between') return `Yes, with a pause; it ends on ${formatLongDate(running.to)}`;
  if (running && state !== 'free')
    return `Yes, the ${PART_NAMES[state as 'peak']}, and all of it ends on ${formatLongDate(running.to)}`;
  return next ? `No, and not before ${formatLongDate(next.from)}` : 'No, nor again before you are ninety';
}

function pillarsOf(moons: readonly ReportContext[]): MinuteDraft['keyFacts'] {
  const [reading] = moons as [ReportContext];
  const { chart, now, day } = reading;
  const moonSigns = moons.map((one) => one.chart.grahas.Moon.sign);
  const today = getTransitSign(chart, now, 'Saturn');
  const { Saturn, Moon } = chart.grahas;
  const moonNote = day
    ? 'by the day alone, without an hour'
    : `${RASHIS[Moon.sign - 1]!.devanagari}, ${formatDegrees(Moon.degreeInSign)}`;
  const counts = moons.map(
    (one) => `${ordinal(fromMoon(one, today))} from ${signName(one.chart.grahas.Moon.sign)}`,
  );
  const house = day
    ? 'on the day you were born'
    : `${formatDegrees(Saturn.degreeInSign)}, in the ${ordinal(houseOf(chart, 'Saturn'))} house`;
  return [
    { label: 'Moon sign, your rashi', value: moonSigns.map(signName).join(' or '), note: moonNote },
    { label: 'Saturn today', value: signName(today), note: counts.join(', ') },
    { label: 'Saturn at birth', value: signName(Saturn.sign), note: house },
  ];
}

/** The small visit, which the question about Sade Sati forgets. */
function nowOf(moons: readonly ReportContext[]): Pick<MinuteDraft, 'now'> {
  const [reading] = moons as [ReportContext];
  const visit = passagesOf(reading).small.find(({ to }) => to > reading.now);
  if (moons.length > 1 || !visit) return {};
  const name = visit.house === 4 ? 'Kantaka' : 'Ashtama';
  const on = covers(visit, reading.now);
  const nth = `Saturn in the ${ordinal(visit.house)} from your Moon`;
  const text = on
    ? `The small visit, ${nth}, is on until ${formatShortDate(visit.to)}.`
    : `No small visit is on. The next one, ${nth}, begins on ${formatShortDate(visit.from)}.`;
  return { now: { title: on ? `Now: ${name}` : 'Now: no Dhaiya', text } };
}
