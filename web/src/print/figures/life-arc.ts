/** A life as the Sun's way over a day: birth at the left, old age at the right. Units are mm on a plate of 170 by 95. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { onRing, drawSector } from '#web/charts/wheel-rings.ts';
import type { Point } from '#web/charts/geometry.ts';
import { YEAR_MS } from '#web/print/layout/date-format.ts';

export const ARC = { x: 85, y: 86, outer: 76, inner: 61 } as const;

export type Stretch = {
  lord: Graha;
  start: string;
  end: string;
  when: 'lived' | 'now' | 'to come';
  d: string;
  middle: Point;
  /** false where the stretch is too narrow for its name */
  named: boolean;
  /** where it begins, for the month written along the radius; null for the one that runs at birth */
  begins: { at: Point; turn: number; anchor: 'start' | 'end' } | null;
};

/** `rise` is what the letters stand above or below their line, in mm. */
type Label = { at: Point; anchor: 'start' | 'end'; turn: number; rise: number };

export type LifeArc = {
  /** years from left to right: ninety, or the full cycle of 120 for the old */
  span: number;
  stretches: Stretch[];
  today: { from: Point; to: Point; angle: number; label: Label };
};

export function createLifeArc({ utc, vimshottari }: Chart, now: string): LifeArc {
  const birth = Date.parse(utc);
  const age = (Date.parse(now) - birth) / YEAR_MS;
  const span = age > 84 ? 120 : 90;
  const angle = (instant: string) => toAngle((Date.parse(instant) - birth) / YEAR_MS, span);
  const stretches = vimshottari
    .filter(({ start, end }) => Date.parse(end) > birth && angle(start) > 0)
    .map(({ lord, start, end }) => {
      const [from, to] = [angle(start), angle(end)];
      return {
        lord,
        start,
        end,
        when: getPhase(start, end, now),
        ...createShape(from, to, lord, Date.parse(start) > birth),
      };
    });
  const begun = stretches.filter(({ begins }) => begins).map(({ start }) => angle(start));
  return { span, stretches, today: placeToday(toAngle(age, span), begun) };
}

/** 180 degrees at birth, 0 at the end of the span. */
export function toAngle(age: number, span: number): number {
  return 180 - (Math.min(Math.max(age, 0), span) / span) * 180;
}

export const onArc = (radius: number, angle: number): Point => {
  const { x, y } = onRing(radius, angle);
  return { x: ARC.x + x, y: ARC.y + y };
};

function createShape(from: number, to: number, lord: string, inside: boolean) {
  const middle = onArc((ARC.outer + ARC.inner) / 2, (from + to) / 2);
  const length = ((from - to) * Math.PI * (ARC.outer + ARC.inner)) / 360;
  // Near the foot the arc stands upright and a name needs its height, overhead its width.
  const steep = Math.abs(Math.cos((((from + to) / 2) * Math.PI) / 180));
  const needed = steep * 7 + (1 - steep) * (lord.length * 2.1 + 2);
  return {
    d: drawSector(ARC.inner, ARC.outer, to, from),
    middle,
    named: length > needed,
    begins: inside
      ? {
          at: onArc(ARC.inner - 3, from),
          turn: from > 90 ? 180 - from : -from,
          anchor: from > 90 ? ('start' as const) : ('end' as const),
        }
      : null,
  };
}

function getPhase(start: string, end: string, now: string): Stretch['when'] {
  if (Date.parse(end) <= Date.parse(now)) return 'lived';
  return Date.parse(start) <= Date.parse(now) ? 'now' : 'to come';
}

function placeToday(angle: number, begun: readonly number[]): LifeArc['today'] {
  return {
    from: onArc(ARC.inner - 28, angle),
    to: onArc(ARC.outer + 3, angle),
    angle,
    label: createTodayLabel(angle, begun),
  };
}

const PLATE = 170;
/** Of “today, age 14”. */
const LABEL = 24;
/** Two lines of letters along the radius need so many degrees. */
const APART = 9;

/** Outside the arc; near its feet, where the plate ends, along the line of today, and on the side where no month is written. */
function createTodayLabel(angle: number, begun: readonly number[]): Label {
  const left = angle > 90;
  const outside = onArc(ARC.outer + 6, angle);
  const room = left ? outside.x : PLATE - outside.x;
  if (room > LABEL) return { at: outside, anchor: left ? 'end' : 'start', turn: 0, rise: 1 };
  const monthAbove = begun.some((month) =>
    left ? month <= angle && month > angle - APART : month >= angle && month < angle + APART,
  );
  return {
    at: onArc(ARC.inner - 3, angle),
    anchor: left ? 'start' : 'end',
    turn: left ? 180 - angle : -angle,
    rise: monthAbove ? 4.2 : -1.4,
  };
}
