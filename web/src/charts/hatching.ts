import { formatCoordinate, type Outline } from './geometry.ts';

/** Draws strokes rising to the right across a convex outline, `step` apart along x. */
export function createHatch(outline: Outline, step: number): string {
  const sums = outline.map(({ x, y }) => x + y);
  const strokes: string[] = [];
  for (let sum = Math.min(...sums) + step / 2; sum < Math.max(...sums); sum += step) {
    const intersections = outline.flatMap((from, i) =>
      intersectEdge(from, outline[(i + 1) % outline.length]!, sum),
    );
    const [left, right] = [Math.min(...intersections), Math.max(...intersections)];
    if (right > left)
      strokes.push(
        `M${formatCoordinate(right)} ${formatCoordinate(sum - right)}L${formatCoordinate(left)} ${formatCoordinate(sum - left)}`,
      );
  }
  return strokes.join('');
}

/** Computes x where the edge intersects the line x + y = sum; empty if it does not. */
function intersectEdge(from: { x: number; y: number }, to: { x: number; y: number }, sum: number): number[] {
  const [start, end] = [from.x + from.y - sum, to.x + to.y - sum];
  if (start * end > 0 || start === end) return [];
  return [from.x + (start / (start - end)) * (to.x - from.x)];
}
