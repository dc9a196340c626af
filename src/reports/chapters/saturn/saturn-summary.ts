/** The one page of the Sade Sati Check: the answer, where Saturn is, and the next dates. */
import { RASHIS } from '#src/astrology/contract.ts';
import { houseOf } from '#src/astrology/houses.ts';
import type { Chapter, Draft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { signNow } from '#src/reports/facts/chart-metrics.ts';
import { moonReadings } from '#src/reports/context/possible-moon-signs.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { say } from '#src/reports/text/statement.ts';
import { degrees, longDate, ordinal, shortDate, signName } from '#src/reports/text/phrases.ts';
import { fromMoon, PART_NAMES, passagesOf, signWithMoon, covers } from './sade-sati-timeline.ts';
import { saturnDates } from './saturn-dates.ts';
import { ownCalendar, snagOf, strengthsOf } from './saturn-strengths.ts';

type MinuteDraft = Extract<Draft, { kind: 'minute' }>;

export const saturnMinute: Chapter = {
  write: (reading) => {
    const moons = moonReadings(reading);
    return {
      kind: 'minute',
      id: 'minute',
      ...headings.minute,
      lead: leadOf(moons),
      pillars: pillarsOf(moons),
      ...nowOf(moons),
      strengths: strengthsOf(moons),
      gently: [...moons.slice(0, 1).map(snagOf), ownCalendar(reading)],
      dates: moons.length > 1 ? [] : saturnDates(reading),
    };
  },
};

function leadOf(moons: readonly Reading[]): Statement {
  const [reading, other] = moons as [Reading, Reading?];
  const saturn = signName(signNow(reading.chart, reading.now, 'Saturn'));
  const keys = ['Moon.sign', 'transit.Saturn'];
  if (!other)
    return say(
      reading,
      `Is it Sade Sati now? ${answer(reading)}.`,
      `Saturn is in ${saturn}, and ${signWithMoon(reading)}`,
      keys,
    );
  const answers = moons.map(
    (one) => `With the Moon in ${signName(one.chart.grahas.Moon.sign)}: ${answer(one)}.`,
  );
  const text = `Is it Sade Sati now? The Moon changed signs on your day of birth, so there are two answers. ${answers.join(' ')}`;
  return say(
    reading,
    text,
    `Saturn is in ${saturn} now, and at noon of that day the Moon was in ${signName(reading.chart.grahas.Moon.sign)}`,
    keys,
  );
}

function answer(reading: Reading): string {
  const { state, running, next } = passagesOf(reading);
  if (running && state === 'between') return `Yes, with a pause; it ends on ${longDate(running.to)}`;
  if (running && state !== 'free')
    return `Yes, the ${PART_NAMES[state as 'peak']}, and all of it ends on ${longDate(running.to)}`;
  return next ? `No, and not before ${longDate(next.from)}` : 'No, nor again before you are ninety';
}

function pillarsOf(moons: readonly Reading[]): MinuteDraft['pillars'] {
  const [reading] = moons as [Reading];
  const { chart, now, day } = reading;
  const moonSigns = moons.map((one) => one.chart.grahas.Moon.sign);
  const today = signNow(chart, now, 'Saturn');
  const { Saturn, Moon } = chart.grahas;
  const moonNote = day
    ? 'by the day alone, without an hour'
    : `${RASHIS[Moon.sign - 1]!.devanagari}, ${degrees(Moon.degreeInSign)}`;
  const counts = moons.map(
    (one) => `${ordinal(fromMoon(one, today))} from ${signName(one.chart.grahas.Moon.sign)}`,
  );
  const house = day
    ? 'on the day you were born'
    : `${degrees(Saturn.degreeInSign)}, in the ${ordinal(houseOf(chart, 'Saturn'))} house`;
  return [
    { label: 'Moon sign, your rashi', value: moonSigns.map(signName).join(' or '), note: moonNote },
    { label: 'Saturn today', value: signName(today), note: counts.join(', ') },
    { label: 'Saturn at birth', value: signName(Saturn.sign), note: house },
  ];
}

/** The small visit, which the question about Sade Sati forgets. */
function nowOf(moons: readonly Reading[]): Pick<MinuteDraft, 'now'> {
  const [reading] = moons as [Reading];
  const visit = passagesOf(reading).small.find(({ to }) => to > reading.now);
  if (moons.length > 1 || !visit) return {};
  const name = visit.house === 4 ? 'Kantaka' : 'Ashtama';
  const on = covers(visit, reading.now);
  const nth = `Saturn in the ${ordinal(visit.house)} from your Moon`;
  const text = on
    ? `The small visit, ${nth}, is on until ${shortDate(visit.to)}.`
    : `No small visit is on. The next one, ${nth}, begins on ${shortDate(visit.from)}.`;
  return { now: { title: on ? `Now: ${name}` : 'Now: no Dhaiya', text } };
}
