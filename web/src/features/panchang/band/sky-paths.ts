/** Paths of Sun and Moon over the horizon from heights at equal steps. */
import { round, type BandLayout } from './layout.ts';

const toY = ({ skyTop, horizon }: BandLayout, height: number): number =>
  round(horizon - (height / 90) * (horizon - skyTop));

const toX = ({ left, right }: BandLayout, step: number, steps: number): number =>
  round(left + (step / steps) * (right - left));

/** One path for each time above the horizon. */
export function buildHeightPaths(heights: readonly number[], layout: BandLayout): string[] {
  const steps = heights.length - 1;
  const paths: string[][] = [];
  let points: string[] | undefined;
  heights.forEach((height, step) => {
    const previous = heights[step - 1];
    if (previous !== undefined && previous > 0 !== height > 0) {
      const crossing = `${toX(layout, step - 1 + previous / (previous - height), steps)} ${layout.horizon}`;
      if (height > 0) points = [crossing];
      else points?.push(crossing);
    }
    if (height <= 0) {
      if (points) paths.push(points);
      points = undefined;
    } else (points ??= []).push(`${toX(layout, step, steps)} ${toY(layout, height)}`);
  });
  if (points) paths.push(points);
  return paths.map((list) => `M${list.join('L')}`);
}

/** Undefined when the body stays below the horizon. */
export function findHighest(
  heights: readonly number[],
  layout: BandLayout,
): { x: number; y: number } | undefined {
  const height = Math.max(...heights);
  if (height <= 0) return undefined;
  return { x: toX(layout, heights.indexOf(height), heights.length - 1), y: toY(layout, height) };
}

/**
 * Whether a label at the top of the sky fits beside `x`: neither the edge of the drawing nor the Moon is there. On the left it
 * may have no room either; then the right is better.
 */
export function hasRoomOnTheRight(
  { x, length }: { x: number; length: number },
  moonHeights: readonly number[],
  layout: BandLayout,
): boolean {
  if (x + length + 8 >= layout.right) return false;
  const moon = findHighest(moonHeights, layout);
  if (!moon || x - length < 0) return true;
  const distance = layout.moonRadius + 4;
  const isAbove = moon.y + distance <= layout.skyTop + 4;
  const isBelow = moon.y - distance >= layout.skyTop + 22;
  return isAbove || isBelow || moon.x + distance <= x || moon.x - distance >= x + length;
}

/** The height at a part of the day, from 0 to 1. */
export function interpolateHeight(heights: readonly number[], part: number): number {
  const position = part * (heights.length - 1);
  const step = Math.min(Math.floor(position), heights.length - 2);
  return heights[step]! + (heights[step + 1]! - heights[step]!) * (position - step);
}

const STARS_PER_UNIT = 1 / 12;

/** Decoration of the night: the same places on every page. */
export function listStars(
  { right, skyTop, horizon }: BandLayout,
  from: number,
): [x: number, y: number, r: number][] {
  const count = Math.floor((right - from) * STARS_PER_UNIT);
  return Array.from({ length: count }, (_, index) => {
    const spread = (ratio: number) => (index * ratio + 0.37) % 1;
    return [
      round(from + 8 + spread(0.618) * (right - from - 16)),
      round(skyTop + spread(0.754) * (horizon - skyTop - 20)),
      round(0.5 + spread(0.57)),
    ];
  });
}
