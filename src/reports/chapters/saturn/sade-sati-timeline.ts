/** Sade Sati and the small visits of one life: when they were, are and come, counted from one Moon. */
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { Chart, SaturnPassage, SaturnPhase } from '#src/astrology/contract.ts';
import { dhaiyas, sadeSati } from '#src/astrology/motion/saturn.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { State } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { calculateAge, formatLongDate, ordinal, signName } from '#src/reports/text/phrases.ts';

export type Passages = {
  all: SaturnPassage[];
  small: Dhaiya[];
  state: State;
  running?: SaturnPassage;
  next?: SaturnPassage;
  past: SaturnPassage[];
};

export const OLD_AGE = 90;

const known = new WeakMap<Chart, { now: string; passages: Passages }>();

/** Asked for by several chapters of one copy: found once. */
export function passagesOf({ chart, now }: ReportContext): Passages {
  const before = known.get(chart);
  if (before?.now === now) return before.passages;
  const passages = found(chart, now);
  known.set(chart, { now, passages });
  return passages;
}

function found(chart: Chart, now: string): Passages {
  const until = Math.max(OLD_AGE, calculateAge(chart.utc, now) + 2);
  const all = sadeSati(chart, until);
  const running = all.find((passage) => covers(passage, now));
  return {
    all,
    small: dhaiyas(chart, until),
    state: running ? (running.phases.find((phase) => covers(phase, now))?.phase ?? 'between') : 'free',
    ...(running ? { running } : {}),
    ...pick(all.find(({ from }) => from > now)),
    past: all.filter(({ to }) => to <= now),
  };
}

const pick = (next?: SaturnPassage): Pick<Passages, 'next'> => (next ? { next } : {});

export const covers = ({ from, to }: { from: string; to: string }, now: string): boolean =>
  Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(to);

export const PHASES = ['rising', 'peak', 'setting'] as const satisfies readonly SaturnPhase['phase'][];
export const PART_NAMES: Record<SaturnPhase['phase'], string> = {
  rising: 'first part',
  peak: 'middle part',
  setting: 'last part',
};

/** The sign before the Moon's, the Moon's own, the one after. */
export const signOfPhase = ({ chart }: ReportContext, phase: SaturnPhase['phase']): number =>
  ((chart.grahas.Moon.sign + PHASES.indexOf(phase) + 10) % 12) + 1;

/** Counted from the Moon's sign. */
export const fromMoon = ({ chart }: ReportContext, sign: number): number =>
  houseFrom(chart.grahas.Moon.sign, sign);

/** The state of things in two or three sentences, with dates and ages. */
export function stateInWords(reading: ReportContext, { state, running, next, past }: Passages): string {
  if (running)
    return `${runningWords(state)} ${beganWords(reading, running)}, and ends on ${formatLongDate(running.to)}.`;
  return `You are not in Sade Sati. ${lastWords(reading, past.at(-1))} ${nextWords(past.length, next)}`;
}

function runningWords(state: State): string {
  if (state === 'between' || state === 'free')
    return 'Your Sade Sati is running, though Saturn has stepped out of it for some months.';
  return `You are in Sade Sati, in its ${PART_NAMES[state]}.`;
}

function beganWords({ chart }: ReportContext, { from }: SaturnPassage): string {
  if (from <= chart.utc) return `It had begun before your birth, on ${formatLongDate(from)}`;
  return `It began on ${formatLongDate(from)}, ${agePhrase(calculateAge(chart.utc, from))}`;
}

const agePhrase = (age: number): string => (age === 0 ? 'in your first year' : `when you were ${age}`);

function lastWords({ chart }: ReportContext, last?: SaturnPassage): string {
  if (!last) return 'Since your birth there has been none.';
  return `The last passage ended on ${formatLongDate(last.to)}, ${agePhrase(calculateAge(chart.utc, last.to))}.`;
}

function nextWords(past: number, next?: SaturnPassage): string {
  if (!next) return 'No further one begins before you are ninety.';
  return `The ${past === 0 ? 'first' : 'next'} begins on ${formatLongDate(next.from)}.`;
}

/** "age 18 to 26" */
export function agesOf({ chart }: ReportContext, { from, to }: { from: string; to: string }): string {
  const [start, end] = [calculateAge(chart.utc, from), calculateAge(chart.utc, to)];
  if (from <= chart.utc) return `birth to ${end}`;
  return `age ${start} to ${end}`;
}

/** "your Moon in Pisces" */
export const signWithMoon = ({ chart }: ReportContext): string =>
  `your Moon in ${signName(chart.grahas.Moon.sign)}`;

/** "Pisces Moon" */
export const moonOf = ({ chart }: ReportContext): string => `${signName(chart.grahas.Moon.sign)} Moon`;

/** "fourth from your Pisces Moon" */
export function placeWords(reading: ReportContext, sign: number): string {
  const place = fromMoon(reading, sign);
  return `${place === 1 ? 'the sign of' : `${ordinal(place)} from`} your ${moonOf(reading)}`;
}
