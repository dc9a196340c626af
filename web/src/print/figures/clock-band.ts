/** The layout of the figure that shows how far the birth time may differ before the chart changes. Sizes in mm. */
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { roundUpToMinute } from '#src/places/contract-first-minute.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { GRAHAS, type Chart, type Sensitivity, type BirthTimeInterval } from '#src/astrology/contract.ts';
import { formatClock, formatHour } from '#web/print/layout/date-format.ts';

/** `isInChart`: the birth times of this piece give the printed chart. `endText`: "to 3:19", or empty if there is no room or the piece ends with the lane. */
export type Piece = { x: number; width: number; text: string; endText: string; isInChart: boolean };
/** One part of the chart, such as the lagna, with its values over the time. `shortNote` is printed if the note does not fit. */
export type Lane = { name: string; note: string; shortNote: string; pieces: Piece[] };
export type Band = {
  lanes: Lane[];
  ticks: { x: number; text: string }[];
  /** the mark of the given birth time; null if it is unknown */
  givenTime: { x: number; text: string } | null;
  /** for screen readers */
  description: string;
};

/** The left and right end of a lane, in mm from the left edge of the drawing. */
export const LANE_LEFT = 33;
export const LANE_RIGHT = 170;
/** In a wider window the gold piece of the navamsa lane would be too narrow to see. */
const MAX_MINUTES = 240;
/** Width of a letter in 9-point Mulish, in mm, slightly above the average. */
const LETTER_WIDTH = 1.8;
/** More lanes than this make the drawing harder to read. */
const MAX_GRAHA_LANES = 2;

/** `from` and `to` in epoch milliseconds, `offsetSeconds` from UTC; `frame` has the words of the figure. */
export type Axis = { from: number; to: number; offsetSeconds: number; frame: Frame };

export function createClockBand(
  chart: Chart,
  birth: ResolvedBirth,
  sensitivity: Sensitivity,
  frame: Frame,
): Band {
  const birthMs = Date.parse(birth.utc);
  const windowMs = Math.min(sensitivity.windowMinutes, MAX_MINUTES) * 60_000;
  const axis = {
    from: birthMs - windowMs,
    to: birthMs + windowMs,
    offsetSeconds: birth.utcOffsetSeconds,
    frame,
  };
  const words = frame.birth;
  const lanes = [
    ...createSignLanes(words.lagna, words.lagnaNote, chart.lagna?.sign, sensitivity.lagnaSign, axis),
    createMoonLane(chart, sensitivity.moonPada, axis),
    ...createGrahaLanes(chart, sensitivity, axis),
    ...createSignLanes(
      words.navamshaLagna,
      words.navamshaNote,
      chart.lagna?.navamsaSign,
      sensitivity.navamsaLagna,
      axis,
    ),
  ];
  return {
    lanes,
    ticks: listTicks(axis),
    givenTime: { x: toX(birthMs, axis), text: formatClock(birthMs, axis.offsetSeconds, frame, true) },
    description: fillTemplate(
      words.clockDescription,
      lanes.map(({ name, note }) => `${name}: ${note}`).join('; '),
    ),
  };
}

export function toX(ms: number, { from, to }: Pick<Axis, 'from' | 'to'>): number {
  const share = (ms - from) / (to - from);
  return LANE_LEFT + Math.min(Math.max(share, 0), 1) * (LANE_RIGHT - LANE_LEFT);
}

/** At most nine ticks, on full hours where they are far enough apart. */
export function listTicks(axis: Axis): Band['ticks'] {
  const step = [0.25, 0.5, 1, 2, 4, 6]
    .map((hours) => hours * HOUR_MS)
    .find((stepMs) => (axis.to - axis.from) / stepMs <= 8.5)!;
  const toLocalMs = (ms: number) => ms + axis.offsetSeconds * 1000;
  const ticks = [];
  for (let ms = Math.ceil(toLocalMs(axis.from) / step) * step; ms <= toLocalMs(axis.to); ms += step) {
    const instant = ms - axis.offsetSeconds * 1000;
    ticks.push({ x: toX(instant, axis), text: formatHour(instant, axis.offsetSeconds, axis.frame) });
  }
  return ticks;
}

/** @param step 1, or -1 for a retrograde graha, which enters the previous sign */
function createSignLanes(
  name: string,
  note: string,
  sign: number | undefined,
  span: BirthTimeInterval,
  axis: Axis,
  step = 1,
): Lane[] {
  if (sign === undefined) return [];
  const getRashiName = (number: number) => axis.frame.names.signs[(number + 11) % 12]!;
  return [
    createLane(
      name,
      note,
      [getRashiName(sign - step), getRashiName(sign), getRashiName(sign + step)],
      span,
      axis,
    ),
  ];
}

/** The zodiac has 27 nakshatras of four quarters (padas). */
const QUARTER_COUNT = 108;

function createMoonLane({ grahas: { Moon } }: Chart, span: BirthTimeInterval, axis: Axis): Lane {
  const quarter = (Moon.nakshatra - 1) * 4 + Moon.pada - 1;
  const { names, birth } = axis.frame;
  const getQuarterName = (index: number) => {
    const quarterIndex = (index + QUARTER_COUNT) % QUARTER_COUNT;
    return `${names.nakshatras[Math.floor(quarterIndex / 4)]} ${(quarterIndex % 4) + 1}`;
  };
  return createLane(
    birth.moonQuarter,
    birth.moonNote,
    [getQuarterName(quarter - 1), getQuarterName(quarter), getQuarterName(quarter + 1)],
    span,
    axis,
  );
}

/** Lanes of the grahas that change their sign within the window. */
function createGrahaLanes(chart: Chart, { grahaSigns }: Sensitivity, axis: Axis): Lane[] {
  const changingGrahas = GRAHAS.filter(
    (graha) => isWithin(grahaSigns[graha].from, axis) || isWithin(grahaSigns[graha].to, axis),
  );
  return changingGrahas.slice(0, MAX_GRAHA_LANES).flatMap((graha) => {
    const { sign, isRetrograde } = chart.grahas[graha];
    const { names, birth } = axis.frame;
    return createSignLanes(
      names.grahas[graha],
      birth.grahaNote,
      sign,
      grahaSigns[graha],
      axis,
      isRetrograde ? -1 : 1,
    );
  });
}

function isWithin(instant: string | null, { from, to }: Axis): boolean {
  const ms = instant === null ? NaN : Date.parse(instant);
  return ms > from && ms < to;
}

function toMs(instant: string | null, fallback: number): number {
  return instant === null ? fallback : Date.parse(instant);
}

/**
 * Three pieces: before, in and after the span of the printed chart. A piece outside the axis is left out.
 * @param names of the value before, in and after the span
 */
function createLane(
  name: string,
  note: string,
  names: [string, string, string],
  span: BirthTimeInterval,
  axis: Axis,
): Lane {
  const [from, to] = [toMs(span.from, axis.from), toMs(span.to, axis.to)];
  const edges = [LANE_LEFT, toX(from, axis), toX(to, axis), LANE_RIGHT];
  const pieces = names.map((text, i) => ({
    x: edges[i]!,
    width: edges[i + 1]! - edges[i]!,
    text,
    endText: '',
    isInChart: i === 1,
  }));
  const middlePiece = {
    ...pieces[1]!,
    endText:
      to < axis.to
        ? fillTemplate(axis.frame.birth.until, formatClock(to, axis.offsetSeconds, axis.frame))
        : '',
  };
  const hasText = omitLongText(middlePiece).text !== '';
  const { span: wholeSpan, shortSpan } = axis.frame.birth;
  const [fromText, toText] = [roundUpToMinute(from, axis.offsetSeconds), to].map((ms) =>
    formatClock(ms, axis.offsetSeconds, axis.frame),
  ) as [string, string];
  return {
    name,
    note: hasText ? note : fillTemplate(wholeSpan, names[1], fromText, toText),
    shortNote: hasText ? note : fillTemplate(shortSpan, names[1], fromText, toText),
    pieces: [pieces[0]!, middlePiece, pieces[2]!].filter(({ width }) => width > 0.01).map(omitLongText),
  };
}

/** Leaves out what does not fit into a piece: first its end text, then its text. */
export function omitLongText(piece: Piece): Piece {
  const availableWidth = piece.width - 4;
  const text = piece.text.length * LETTER_WIDTH <= availableWidth ? piece.text : '';
  const endText =
    text && (piece.text.length + piece.endText.length + 2) * LETTER_WIDTH <= availableWidth
      ? piece.endText
      : '';
  return { ...piece, text, endText };
}
