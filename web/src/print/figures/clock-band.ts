/** How far the birth time may move before the chart changes: lanes of time around the given minute. Sizes in mm. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import {
  GRAHAS,
  NAKSHATRAS,
  RASHIS,
  type Chart,
  type Sensitivity,
  type Span,
} from '#src/astrology/contract.ts';
import { formatClock, formatHour } from '#web/print/layout/date-format.ts';

export type Piece = { x: number; width: number; text: string; end: string; kept: boolean };
export type Lane = { name: string; note: string; pieces: Piece[] };
export type Band = {
  lanes: Lane[];
  ticks: { x: number; text: string }[];
  /** where the given minute stands, and what it says there */
  given: { x: number; text: string } | null;
  words: string;
};

export const LEFT = 33;
export const RIGHT = 170;
const HOUR = 3_600_000;
/** Wider than this and the navamsa lane becomes a thread. */
const MAX_MINUTES = 240;
/** Advance width of 9-point Mulish, in mm a letter, a little more than the mean. */
const LETTER = 1.8;
/** More lanes than this make the drawing harder to read. */
const MAX_GRAHAS = 2;

export type Axis = { from: number; to: number; offset: number };

export function createClockBand(chart: Chart, birth: ResolvedBirth, sensitivity: Sensitivity): Band {
  const at = Date.parse(birth.utc);
  const reach = Math.min(sensitivity.windowMinutes, MAX_MINUTES) * 60_000;
  const axis = { from: at - reach, to: at + reach, offset: birth.utcOffsetSeconds };
  const lanes = [
    ...signLane('Lagna', 'rising sign', chart.lagna?.sign, sensitivity.lagnaSign, axis),
    createMoonLane(chart, sensitivity.moonPada, axis),
    ...createGrahaLanes(chart, sensitivity, axis),
    ...signLane(
      'Navamsa lagna',
      'a ninth of a sign',
      chart.lagna?.navamsaSign,
      sensitivity.navamsaLagna,
      axis,
    ),
  ];
  return {
    lanes,
    ticks: listHours(axis),
    given: { x: place(at, axis), text: formatClock(at, axis.offset, true) },
    words: `How long each part of the chart stays as printed. ${lanes.map(({ name, note }) => `${name}: ${note}`).join('; ')}.`,
  };
}

export function place(ms: number, { from, to }: Pick<Axis, 'from' | 'to'>): number {
  const share = (ms - from) / (to - from);
  return LEFT + Math.min(Math.max(share, 0), 1) * (RIGHT - LEFT);
}

/** At most nine ticks, on full hours where they are far enough apart. */
export function listHours(axis: Axis): Band['ticks'] {
  const step = [0.25, 0.5, 1, 2, 4, 6]
    .map((each) => each * HOUR)
    .find((each) => (axis.to - axis.from) / each <= 8.5)!;
  const local = (ms: number) => ms + axis.offset * 1000;
  const ticks = [];
  for (let ms = Math.ceil(local(axis.from) / step) * step; ms <= local(axis.to); ms += step) {
    const instant = ms - axis.offset * 1000;
    ticks.push({ x: place(instant, axis), text: formatHour(instant, axis.offset) });
  }
  return ticks;
}

/** `step` is -1 for a retrograde graha: backwards through the zodiac, the sign before comes after. */
function signLane(
  name: string,
  note: string,
  sign: number | undefined,
  span: Span,
  axis: Axis,
  step = 1,
): Lane[] {
  if (sign === undefined) return [];
  const rashi = (n: number) => RASHIS[(n + 11) % 12]!.english;
  return [createLane(name, note, [rashi(sign - step), rashi(sign), rashi(sign + step)], span, axis)];
}

function createMoonLane({ grahas: { Moon } }: Chart, span: Span, axis: Axis): Lane {
  const quarter = (Moon.nakshatra - 1) * 4 + Moon.pada - 1;
  const name = (n: number) => `${NAKSHATRAS[Math.floor(((n + 108) % 108) / 4)]!.name} ${((n + 108) % 4) + 1}`;
  return createLane(
    'Moon’s quarter',
    'starts the periods',
    [name(quarter - 1), name(quarter), name(quarter + 1)],
    span,
    axis,
  );
}

/** Only the grahas that change sign within the window: the others show no change. */
function createGrahaLanes(chart: Chart, { grahaSigns }: Sensitivity, axis: Axis): Lane[] {
  const moving = GRAHAS.filter(
    (graha) => isWithin(grahaSigns[graha].from, axis) || isWithin(grahaSigns[graha].to, axis),
  );
  return moving.slice(0, MAX_GRAHAS).flatMap((graha) => {
    const { sign, retrograde } = chart.grahas[graha];
    return signLane(graha, 'sign', sign, grahaSigns[graha], axis, retrograde ? -1 : 1);
  });
}

function isWithin(instant: string | null, { from, to }: Axis): boolean {
  const ms = instant === null ? NaN : Date.parse(instant);
  return ms > from && ms < to;
}

function stop(instant: string | null, fallback: number): number {
  return instant === null ? fallback : Date.parse(instant);
}

/** Three pieces: what was before, what the chart has, what comes after. A piece outside the window is left out. */
function createLane(
  name: string,
  note: string,
  names: [string, string, string],
  span: Span,
  axis: Axis,
): Lane {
  const [from, to] = [stop(span.from, axis.from), stop(span.to, axis.to)];
  const edges = [LEFT, place(from, axis), place(to, axis), RIGHT];
  const pieces = names.map((text, i) => ({
    x: edges[i]!,
    width: edges[i + 1]! - edges[i]!,
    text,
    end: '',
    kept: i === 1,
  }));
  const kept = { ...pieces[1]!, end: to < axis.to ? `to ${formatClock(to, axis.offset)}` : '' };
  const shownNote = fit(kept).text
    ? note
    : `${names[1]}, ${formatClock(from, axis.offset)} to ${formatClock(to, axis.offset)}`;
  return {
    name,
    note: shownNote,
    pieces: [pieces[0]!, kept, pieces[2]!].filter(({ width }) => width > 0.01).map(fit),
  };
}

/** Words that do not fit into their piece are left out: first the end, then the name. */
export function fit(piece: Piece): Piece {
  const room = piece.width - 4;
  const text = piece.text.length * LETTER <= room ? piece.text : '';
  const end = text && (piece.text.length + piece.end.length + 2) * LETTER <= room ? piece.end : '';
  return { ...piece, text, end };
}
