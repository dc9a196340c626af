/** A drawn rule: a sign of 30 degrees with its nakshatras, or the time during which a lagna rises. */
import { getSignNameIn, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { MomentFacts } from '#src/chart-facts/contract.ts';
import { formatDegrees } from '#web/charts/descriptions.ts';
import { formatClock, formatFirstMinute, getNakshatra, type Wording } from './format.ts';

export type Ruler = {
  /** read by screen readers */
  description: string;
  /** in units of the rule */
  length: number;
  ticks: readonly { at: number; size: 'small' | 'medium' | 'large' }[];
  /** below the rule */
  marks: readonly { at: number; text: string }[];
  /** above the rule; the lit one contains the marker */
  segments: readonly { from: number; to: number; name: string; isLit: boolean }[];
  marker: { at: number; text: string };
};

const NAKSHATRA_DEGREES = 360 / 27;

type Position = { sign: number; degreeInSign: number; nakshatra: number };

/** @param body "Moon" or "Sun" */
export function createSignRuler(
  body: string,
  { sign, degreeInSign, nakshatra }: Position,
  vocabulary: SignVocabulary,
): Ruler {
  const degrees = formatDegrees(degreeInSign);
  return {
    description: `The sign ${getSignNameIn(vocabulary, sign)} as a rule of 30 degrees. The ${body} is at ${degrees}, in ${getNakshatra(nakshatra).name}.`,
    length: 30,
    ticks: Array.from({ length: 31 }, (_, at) => ({
      at,
      size: at % 10 === 0 ? 'large' : at % 5 === 0 ? 'medium' : 'small',
    })),
    marks: [0, 10, 20, 30].map((at) => ({ at, text: `${at}°` })),
    segments: listNakshatras(sign).map(({ index, from, to }) => ({
      from,
      to,
      name: getNakshatra(index).name,
      isLit: index === nakshatra,
    })),
    marker: { at: degreeInSign, text: `${body}, ${degrees}` },
  };
}

/** The parts of nakshatras within a sign, in degrees of the sign. */
function listNakshatras(sign: number) {
  const start = (sign - 1) * 30;
  const first = Math.floor(start / NAKSHATRA_DEGREES + 1e-9);
  return [first, first + 1, first + 2].flatMap((number) => {
    const from = Math.max(0, number * NAKSHATRA_DEGREES - start);
    const to = Math.min(30, (number + 1) * NAKSHATRA_DEGREES - start);
    return to - from > 1e-6 ? [{ index: number + 1, from, to }] : [];
  });
}

type Rising = NonNullable<MomentFacts['lagna']>['rising'];

const QUARTER_MINUTES = 15;

/** Undefined when the rising is not known from start to end. */
export function createRisingRuler(
  { sign, from, to }: Rising,
  birth: { utc: number; time: string },
  { utcOffsetSeconds, vocabulary }: Wording,
): Ruler | undefined {
  if (from === null || to === null) return undefined;
  const toMinutes = (ms: number) => (ms - Date.parse(from)) / 60_000;
  const length = toMinutes(Date.parse(to));
  const [start, end] = [formatFirstMinute(from, utcOffsetSeconds), formatClock(to, utcOffsetSeconds)];
  return {
    description: `${getSignNameIn(vocabulary, sign)} rises from ${start} to ${end}. The birth is at ${birth.time}.`,
    length,
    ticks: Array.from({ length: Math.floor(length / QUARTER_MINUTES) + 1 }, (_, index) => ({
      at: index * QUARTER_MINUTES,
      size: index % 4 === 0 ? ('medium' as const) : ('small' as const),
    })),
    marks: [
      { at: 0, text: start },
      { at: length, text: end },
    ],
    segments: [{ from: 0, to: length, name: `${getSignNameIn(vocabulary, sign)} rises`, isLit: true }],
    marker: { at: toMinutes(birth.utc), text: birth.time },
  };
}
