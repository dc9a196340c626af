/** Rings of the wheel. Angles are degrees, 0 at the right, counter-clockwise as the zodiac runs; y grows downwards. */
import { short, spot, type Spot } from './spots.ts';

export function onRing(radius: number, angle: number): Spot {
  const radians = (angle * Math.PI) / 180;
  return spot(radius * Math.cos(radians), -radius * Math.sin(radians));
}

/** `count` angles spread evenly over the circle. */
export const ring = (count: number, start = 0): number[] =>
  Array.from({ length: count }, (_, i) => start + (i * 360) / count);

/** Radial strokes between two radii. */
export const ticks = (angles: readonly number[], from: number, to: number): string =>
  angles.map((angle) => `M${at(from, angle)}L${at(to, angle)}`).join('');

/** An arc along a ring, counter-clockwise when `to` is larger. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${at(radius, from)}A${radius} ${radius} 0 ${large} ${to > from ? 0 : 1} ${at(radius, to)}`;
}

/** The piece of a ring between two angles, `to` the larger. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const out = `M${at(outer, from)}A${outer} ${outer} 0 ${large} 0 ${at(outer, to)}`;
  return `${out}L${at(inner, to)}A${inner} ${inner} 0 ${large} 1 ${at(inner, from)}Z`;
}

function at(radius: number, angle: number): string {
  const { x, y } = onRing(radius, angle);
  return `${short(x)} ${short(y)}`;
}
