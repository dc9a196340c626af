/**
 * All passages of Sade Sati (Saturn in the three signs around the Moon) and all dhaiyas (Saturn in the fourth and eighth sign from
 * it) of one life, counted from one Moon sign.
 */
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { Chart, SadeSatiPeriod, SaturnPhase } from '#src/astrology/contract.ts';
import { findDhaiyas, findSadeSati } from '#src/astrology/motion/saturn.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { SadeSatiState } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatLongDate, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

export type SadeSatiTimeline = {
  passages: SadeSatiPeriod[];
  dhaiyas: Dhaiya[];
  state: SadeSatiState;
  running?: SadeSatiPeriod;
  next?: SadeSatiPeriod;
  past: SadeSatiPeriod[];
};

/** In years; the timeline of an older person ends later. */
export const TIMELINE_END_AGE = 90;

const timelineByChart = new WeakMap<Chart, { now: string; timeline: SadeSatiTimeline }>();

export function getSadeSatiTimeline(context: ReportContext): SadeSatiTimeline {
  const { chart, now } = context;
  const cached = timelineByChart.get(chart);
  if (cached?.now === now) return cached.timeline;
  const timeline = computeTimeline(context);
  timelineByChart.set(chart, { now, timeline });
  return timeline;
}

function computeTimeline(context: ReportContext): SadeSatiTimeline {
  const { chart, now } = context;
  const until = Math.max(TIMELINE_END_AGE, getAgeAt(context, now) + 2);
  const passages = findSadeSati(chart, until);
  const running = passages.find((passage) => isWithinPeriod(passage, now));
  const next = passages.find(({ from }) => from > now);
  return {
    passages,
    dhaiyas: findDhaiyas(chart, until),
    state: running
      ? (running.phases.find((phase) => isWithinPeriod(phase, now))?.phase ?? 'between')
      : 'free',
    ...(running ? { running } : {}),
    ...(next ? { next } : {}),
    past: passages.filter(({ to }) => to <= now),
  };
}

export const isWithinPeriod = ({ from, to }: { from: string; to: string }, now: string): boolean =>
  Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(to);

export type Phase = SaturnPhase['phase'];

export const PHASES = ['rising', 'peak', 'setting'] as const satisfies readonly Phase[];
export const PHASE_NAMES: Record<Phase, string> = {
  rising: 'first part',
  peak: 'middle part',
  setting: 'last part',
};

/** The sign before the Moon sign, the Moon sign, the sign after it. */
export const getSignOfPhase = ({ chart }: ReportContext, phase: Phase): number =>
  ((chart.grahas.Moon.sign + PHASES.indexOf(phase) + 10) % 12) + 1;

/** 1 for the sign of the Moon. */
export const countFromMoon = ({ chart }: ReportContext, sign: number): number =>
  countHouse(chart.grahas.Moon.sign, sign);

/** The current state in two or three sentences, with dates and ages. */
export function describeState(
  context: ReportContext,
  { state, running, next, past }: SadeSatiTimeline,
): string {
  if (running)
    return `${describeRunningPhase(state)} ${describeBeginning(context, running)}, and ends on ${formatLongDate(running.to)}.`;
  return `You are not in Sade Sati. ${describeLastPassage(context, past.at(-1))} ${describeNextPassage(past.length, next)}`;
}

function describeRunningPhase(state: SadeSatiState): string {
  if (state === 'between' || state === 'free')
    return 'Your Sade Sati is running, though Saturn has stepped out of it for some months.';
  return `You are in Sade Sati, in its ${PHASE_NAMES[state]}.`;
}

function describeBeginning(context: ReportContext, { from }: SadeSatiPeriod): string {
  if (from <= context.chart.utc) return `It had begun before your birth, on ${formatLongDate(from)}`;
  return `It began on ${formatLongDate(from)}, ${describeAge(getAgeAt(context, from))}`;
}

const describeAge = (age: number): string => (age === 0 ? 'in your first year' : `when you were ${age}`);

function describeLastPassage(context: ReportContext, last?: SadeSatiPeriod): string {
  if (!last) return 'Since your birth there has been none.';
  return `The last passage ended on ${formatLongDate(last.to)}, ${describeAge(getAgeAt(context, last.to))}.`;
}

function describeNextPassage(pastCount: number, next?: SadeSatiPeriod): string {
  if (!next) return 'No further one begins before you are ninety.';
  return `The ${pastCount === 0 ? 'first' : 'next'} begins on ${formatLongDate(next.from)}.`;
}

/** "age 18 to 26" */
export function describeAges(context: ReportContext, { from, to }: { from: string; to: string }): string {
  const [start, end] = [getAgeAt(context, from), getAgeAt(context, to)];
  if (from <= context.chart.utc) return `birth to ${end}`;
  return `age ${start} to ${end}`;
}

/** "your Moon in Pisces" */
export const describeMoonWithSign = ({ chart }: ReportContext): string =>
  `your Moon in ${getSignName(chart.grahas.Moon.sign)}`;

/** "Pisces Moon" */
export const describeMoon = ({ chart }: ReportContext): string =>
  `${getSignName(chart.grahas.Moon.sign)} Moon`;

/** "fourth from your Pisces Moon" */
export function describePlace(context: ReportContext, sign: number): string {
  const place = countFromMoon(context, sign);
  return `${place === 1 ? 'the sign of' : `${formatOrdinal(place)} from`} your ${describeMoon(context)}`;
}
