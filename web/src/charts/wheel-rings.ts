/** SVG paths on the rings of the wheel. Angles are degrees, 0 at the right, counter-clockwise; y grows downwards. */
import { formatCoordinate, toPoint, type Point } from './geometry.ts';

export function toRingPoint(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return toPoint(radius * Math.cos(radians), -radius * Math.sin(radians));
}

/** Lists `count` angles at equal distances on the circle. */
export const listAngles = (count: number, start = 0): number[] =>
  Array.from({ length: count }, (_, i) => start + (i * 360) / count);

/** Draws radial strokes between two radii. */
export const drawTicks = (angles: readonly number[], from: number, to: number): string =>
  angles.map((angle) => `M${formatPoint(from, angle)}L${formatPoint(to, angle)}`).join('');

/** Draws an arc along a ring, counter-clockwise if `to` is larger. */
export function drawArc(radius: number, from: number, to: number): string {
  const largeArc = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${formatPoint(radius, from)}A${radius} ${radius} 0 ${largeArc} ${to > from ? 0 : 1} ${formatPoint(radius, to)}`;
}

/** Draws the sector of a ring between two angles; `to` must be larger. */
export function drawSector(inner: number, outer: number, from: number, to: number): string {
  const largeArc = to - from > 180 ? 1 : 0;
  const outerArc = `M${formatPoint(outer, from)}A${outer} ${outer} 0 ${largeArc} 0 ${formatPoint(outer, to)}`;
  return `${outerArc}L${formatPoint(inner, to)}A${inner} ${inner} 0 ${largeArc} 1 ${formatPoint(inner, from)}Z`;
}

function formatPoint(radius: number, angle: number): string {
  const { x, y } = toRingPoint(radius, angle);
  return `${formatCoordinate(x)} ${formatCoordinate(y)}`;
}
