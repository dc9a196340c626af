/** Geometry of the half circle of 36 points. */
import { MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';

export const CENTRE = { x: 310, y: 300 };
export const BAND = { outer: 232, inner: 186 };
export const RING = 250;

/** A point on a circle around the centre; 0 points are on the left, 36 on the right. */
export function toDialPoint(points: number, radius: number): { x: number; y: number } {
  const angle = (Math.PI * points) / MAX_POINTS;
  return { x: CENTRE.x - radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

const formatPoint = (points: number, radius: number): string => {
  const { x, y } = toDialPoint(points, radius);
  return `${formatCoordinate(x)} ${formatCoordinate(y)}`;
};

/** Path of the band from one number of points to another. */
export const drawBand = (from: number, to: number): string =>
  `M${formatPoint(from, BAND.outer)}A${BAND.outer} ${BAND.outer} 0 0 1 ${formatPoint(to, BAND.outer)}` +
  `L${formatPoint(to, BAND.inner)}A${BAND.inner} ${BAND.inner} 0 0 0 ${formatPoint(from, BAND.inner)}Z`;

export const drawArc = (radius: number): string =>
  `M${formatPoint(0, radius)}A${radius} ${radius} 0 0 1 ${formatPoint(MAX_POINTS, radius)}`;

export const drawTick = (points: number, from: number, to: number): string =>
  `M${formatPoint(points, from)}L${formatPoint(points, to)}`;

/** Slanted lines across the band, half a point apart. */
export function drawHatching(from: number, to: number): string {
  const lines: string[] = [];
  for (let points = from + 0.5; points <= to; points += 0.5)
    lines.push(`M${formatPoint(points - 0.5, BAND.inner)}L${formatPoint(points, BAND.outer)}`);
  return lines.join('');
}

/** Turns a mark that points upwards to the rim at a number of points. */
export const rotateTo = (points: number, radius: number): string => {
  const { x, y } = toDialPoint(points, radius);
  const degrees = (180 * points) / MAX_POINTS - 90;
  return `translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${formatCoordinate(degrees)})`;
};
