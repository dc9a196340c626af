/** Layout of the Vimshottari periods of a life on a half circle from birth (left) to old age (right). Units are mm; the figure measures 170 by 95. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { toRingPoint, drawSector } from '#web/charts/wheel-rings.ts';
import type { Point } from '#web/charts/geometry.ts';
import { YEAR_MS } from '#web/print/layout/date-format.ts';

export const ARC = { x: 85, y: 86, outer: 76, inner: 61 } as const;

export type DashaSegment = {
  lord: Graha;
  start: string;
  end: string;
  phase: 'lived' | 'now' | 'coming';
  path: string;
  middle: Point;
  /** false if the segment is too short for the name of its lord */
  hasName: boolean;
  /** position of the month of the start, written along the radius; null for the period that runs at birth */
  startLabel: { at: Point; rotation: number; anchor: 'start' | 'end' } | null;
};

/** `rotation` in degrees; `offsetY` in mm from the line to the baseline of the text, positive downwards. */
type Label = { at: Point; anchor: 'start' | 'end'; rotation: number; offsetY: number };

export type DashaArcLayout = {
  /** years from left to right: 90, or the whole cycle of 120 for a person over 84 */
  spanYears: number;
  segments: DashaSegment[];
  today: { from: Point; to: Point; angle: number; label: Label };
};

/** @param names of the grahas, as printed */
export function createDashaArc(
  { utc, vimshottari }: Chart,
  now: string,
  names: Readonly<Record<Graha, string>>,
): DashaArcLayout {
  const birthMs = Date.parse(utc);
  const age = (Date.parse(now) - birthMs) / YEAR_MS;
  const spanYears = age > 84 ? 120 : 90;
  const getAngle = (instant: string) => toAngle((Date.parse(instant) - birthMs) / YEAR_MS, spanYears);
  const segments = vimshottari
    .filter(({ start, end }) => Date.parse(end) > birthMs && getAngle(start) > 0)
    .map(({ lord, start, end }) => {
      const [from, to] = [getAngle(start), getAngle(end)];
      return {
        lord,
        start,
        end,
        phase: getPhase(start, end, now),
        ...createShape(from, to, names[lord], Date.parse(start) > birthMs),
      };
    });
  const startAngles = segments.filter(({ startLabel }) => startLabel).map(({ start }) => getAngle(start));
  return { spanYears, segments, today: placeToday(toAngle(age, spanYears), startAngles) };
}

/** 180 degrees at birth, 0 at the age of `spanYears`. */
export function toAngle(age: number, spanYears: number): number {
  return 180 - (Math.min(Math.max(age, 0), spanYears) / spanYears) * 180;
}

export const onArc = (radius: number, angle: number): Point => {
  const { x, y } = toRingPoint(radius, angle);
  return { x: ARC.x + x, y: ARC.y + y };
};

function createShape(from: number, to: number, name: string, startsAfterBirth: boolean) {
  const middle = onArc((ARC.outer + ARC.inner) / 2, (from + to) / 2);
  const length = ((from - to) * Math.PI * (ARC.outer + ARC.inner)) / 360;
  // Near its ends the arc is vertical and a name needs its height, at the top its width.
  const steepness = Math.abs(Math.cos((((from + to) / 2) * Math.PI) / 180));
  const neededLength = steepness * 7 + (1 - steepness) * (name.length * 2.1 + 2);
  return {
    path: drawSector(ARC.inner, ARC.outer, to, from),
    middle,
    hasName: length > neededLength,
    startLabel: startsAfterBirth
      ? {
          at: onArc(ARC.inner - 3, from),
          rotation: from > 90 ? 180 - from : -from,
          anchor: from > 90 ? ('start' as const) : ('end' as const),
        }
      : null,
  };
}

function getPhase(start: string, end: string, now: string): DashaSegment['phase'] {
  if (Date.parse(end) <= Date.parse(now)) return 'lived';
  return Date.parse(start) <= Date.parse(now) ? 'now' : 'coming';
}

function placeToday(angle: number, startAngles: readonly number[]): DashaArcLayout['today'] {
  return {
    from: onArc(ARC.inner - 28, angle),
    to: onArc(ARC.outer + 3, angle),
    angle,
    label: createTodayLabel(angle, startAngles),
  };
}

const FIGURE_WIDTH = 170;
/** The width of “today, age 14”. */
const TODAY_LABEL_WIDTH = 24;
/** The least distance of two labels along the radius, in degrees. */
const MIN_LABEL_DISTANCE = 9;

/** Outside the arc; near its ends, where the width is not enough, along the line of today, on the side without a month. */
function createTodayLabel(angle: number, startAngles: readonly number[]): Label {
  const isLeft = angle > 90;
  const outsidePoint = onArc(ARC.outer + 6, angle);
  const availableWidth = isLeft ? outsidePoint.x : FIGURE_WIDTH - outsidePoint.x;
  if (availableWidth > TODAY_LABEL_WIDTH)
    return { at: outsidePoint, anchor: isLeft ? 'end' : 'start', rotation: 0, offsetY: 1 };
  const isMonthAbove = startAngles.some((startAngle) =>
    isLeft
      ? startAngle <= angle && startAngle > angle - MIN_LABEL_DISTANCE
      : startAngle >= angle && startAngle < angle + MIN_LABEL_DISTANCE,
  );
  return {
    at: onArc(ARC.inner - 3, angle),
    anchor: isLeft ? 'start' : 'end',
    rotation: isLeft ? 180 - angle : -angle,
    offsetY: isMonthAbove ? 4.2 : -1.4,
  };
}
