/** Rings of the wheel. Angles are degrees, 0 at the right, counter-clockwise as the zodiac runs; y grows downwards. */
import { formatCoordinate, toPoint, type Point } from './geometry.ts';

export function onRing(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return toPoint(radius * Math.cos(radians), -radius * Math.sin(radians));
}

/** `count` angles spread evenly over the circle. */
export const listAngles = (count: number, start = 0): number[] =>
  Array.from({ length: count }, (_, i) => start + (i * 360) / count);

/** Radial strokes between two radii. */
export const drawTicks = (angles: readonly number[], from: number, to: number): string =>
  angles.map((angle) => `M${formatPoint(from, angle)}L${formatPoint(to, angle)}`).join('');

/** An arc along a ring, counter-clockwise when `to` is larger. */
export function drawArc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${formatPoint(radius, from)}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${formatPoint(radius, to)}`;
}

/** The piece of a ring between two angles, `to` the larger. */
export function drawSector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const out = `M${formatPoint(outer, from)}A${outer} ${outer} 0 ${large} 0 ${formatPoint(outer, to)}`;
  return `${out}L${formatPoint(inner, to)}A${inner} ${inner} 0 ${large} 1 ${formatPoint(inner, from)}Z`;
}

function formatPoint(radius: number, angle: number): string {
  const { x, y } = onRing(radius, angle);
  return `${formatCoordinate(x)} ${formatCoordinate(y)}`;
}
