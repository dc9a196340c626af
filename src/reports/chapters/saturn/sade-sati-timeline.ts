/**
 * All passages of Sade Sati (Saturn in the three signs around the Moon) and all dhaiyas (Saturn in the fourth and eighth sign from
 * it) of one life, counted from one Moon sign.
 */
import { content } from '#src/reports/content/content.ts';
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { Chart, SadeSatiPeriod, SaturnPhase } from '#src/astrology/contract.ts';
import { findDhaiyas, findSadeSati } from '#src/astrology/motion/saturn.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { SadeSatiState } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatLongDate, getSignName } from '#src/reports/text/phrases.ts';

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
  const texts = content.saturn.sadeSatiState;
  if (running)
    return texts.running(
      state === 'between' || state === 'free' ? null : state,
      describeBeginning(context, running),
      formatLongDate(running.to),
    );
  return texts.free(describeLastPassage(context, past.at(-1)), describeNextPassage(past.length, next));
}

function describeBeginning(context: ReportContext, { from }: SadeSatiPeriod): string {
  const { begunBeforeBirth, begun } = content.saturn.sadeSatiState;
  return from <= context.chart.utc
    ? begunBeforeBirth(formatLongDate(from))
    : begun(formatLongDate(from), getAgeAt(context, from));
}

function describeLastPassage(context: ReportContext, last?: SadeSatiPeriod): string {
  if (!last) return content.saturn.sadeSatiState.noLast;
  return content.saturn.sadeSatiState.last(formatLongDate(last.to), getAgeAt(context, last.to));
}

function describeNextPassage(pastCount: number, next?: SadeSatiPeriod): string {
  if (!next) return content.saturn.sadeSatiState.noNext;
  return content.saturn.sadeSatiState[pastCount === 0 ? 'first' : 'next'](formatLongDate(next.from));
}

type Period = { from: string; to: string };

/** "age 18 to 26" */
export const describeAges = (context: ReportContext, period: Period): string =>
  writeAges(context, period, content.saturn.passageAges);

/** "18 to 26" */
export const describeAgesInCell = (context: ReportContext, period: Period): string =>
  writeAges(context, period, content.saturn.passageAgesCell);

function writeAges(
  context: ReportContext,
  { from, to }: Period,
  write: (from: number, to: number) => string,
): string {
  const [start, end] = [getAgeAt(context, from), getAgeAt(context, to)];
  return from <= context.chart.utc ? content.saturn.passageAgesFromBirth(end) : write(start, end);
}

export const getMoonSignName = ({ chart }: ReportContext): string => getSignName(chart.grahas.Moon.sign);
