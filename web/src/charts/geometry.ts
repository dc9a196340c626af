/** Points and convex outlines. All three chart styles are drawn on a square of 100 by 100, y downwards. */
export type Point = { x: number; y: number };
export type Outline = readonly Point[];
export type Box = { x: number; y: number; width: number; height: number };

export const toPoint = (x: number, y: number): Point => ({ x, y });

/** Computes the centroid of a convex outline. */
export function computeCentroid(outline: Outline): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const cross = from.x * to.y - to.x * from.y;
    area += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  });
  return toPoint(x / (3 * area), y / (3 * area));
}

export function movePointTowards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return toPoint(
    from.x + ((to.x - from.x) / length) * distance,
    from.y + ((to.y - from.y) / length) * distance,
  );
}

/**
 * Finds the left and the right end of a convex outline at `y`; null above or below it. It is called thousands of times
 * per chart.
 */
export function findEndsAt(outline: Outline, y: number): [number, number] | null {
  let [left, right] = [Infinity, -Infinity];
  let from = outline.at(-1)!;
  for (const to of outline) {
    if (y >= Math.min(from.y, to.y) && y <= Math.max(from.y, to.y)) {
      const isHorizontal = from.y === to.y;
      const x = isHorizontal ? to.x : from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
      left = Math.min(left, x, isHorizontal ? from.x : x);
      right = Math.max(right, x, isHorizontal ? from.x : x);
    }
    from = to;
  }
  return left > right ? null : [left, right];
}

export function containsPoint(outline: Outline, { x, y }: Point, tolerance = 1e-6): boolean {
  const ends = findEndsAt(outline, y);
  return ends !== null && x >= ends[0] - tolerance && x <= ends[1] + tolerance;
}

export function hasOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Formats with at most two decimals: exact enough for a drawing, and short in the markup. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 100) / 100);

export const toPath = (outline: Outline): string =>
  `M${outline.map(({ x, y }) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}Z`;
